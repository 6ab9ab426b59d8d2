// An empty wishlist, with suggestions.
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { wishlist } from "#locales/wishlist";
import type { Named } from "./wishlist-data.ts";
import styles from "./wishlist.module.css";

interface Props {
  readonly title?: string;
  readonly ways: readonly Named[];
  /** Sign-in link for a guest. */
  readonly signIn?: string;
}

export function EmptyWishlist({ title, ways, signIn }: Props) {
  const say = useMessages(wishlist);
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title ?? say("nothingYet")}</p>
      <p className={styles.emptyText}>{say("emptyHint")}</p>
      {signIn && (
        <p className={styles.emptyText}>
          <Rich text={say.raw("otherDevice")} signIn={<a href={signIn}>{say("signIn")}</a>} />
        </p>
      )}
      <ul className={styles.ways}>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
