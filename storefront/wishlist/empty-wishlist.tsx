// A list with nothing on it: what it is for, and where to begin.
import type { Named } from "./wishlist-data.ts";
import styles from "./wishlist.module.css";

interface Props {
  readonly title?: string;
  readonly ways: readonly Named[];
  /** For a guest, whose pieces may wait in an account. */
  readonly signIn?: string;
}

export function EmptyWishlist({ title = "Nothing saved yet.", ways, signIn }: Props) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p className={styles.emptyText}>
        Press the heart beside a piece and it waits for you here.
        {signIn && (
          <>
            {" "}
            Saved something elsewhere? <a href={signIn}>Sign in</a>.
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
