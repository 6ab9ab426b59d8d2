// A list with nothing on it: what it is for, and where to begin.
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { wishlist } from "#locales/wishlist";
import type { Named } from "./wishlist-data.ts";
import styles from "./wishlist.module.css";

interface Props {
  readonly title?: string;
  readonly ways: readonly Named[];
  /** For a guest, whose pieces may wait in an account. */
  readonly signIn?: string;
}

export function EmptyWishlist({ title, ways, signIn }: Props) {
  const say = useMessages(wishlist);
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title ?? say("nothingYet")}</p>
      <p className={styles.emptyText}>
        {say("emptyHint")}
        {signIn && (
          <>
            {" "}
            <Rich text={say.raw("otherDevice")} signIn={<a href={signIn}>{say("signIn")}</a>} />
          </>
        )}
      </p>
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
