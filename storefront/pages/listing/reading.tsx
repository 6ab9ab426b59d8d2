// The interpretation of a query: its parts, each with a link that removes it, and the words that were not used.
import { Icon } from "#storefront/ui/icon.tsx";
import type { ReadQuery } from "./listing-data.ts";
import chips from "./chips.module.css";
import styles from "./reading.module.css";

export function ReadAs({ read }: { readonly read: ReadQuery }) {
  return (
    <section className={styles.read} aria-label={read.title}>
      {read.parts.length > 0 && (
        <div className={styles.parts}>
          <span className={styles.title}>{read.title}</span>
          <ul className={styles.list}>
            {read.parts.map(({ name, href, remove }) => (
              <li key={name}>
                {href === undefined ? (
                  <span className={chips.chip}>{name}</span>
                ) : (
                  <a className={chips.chip} href={href} rel="nofollow" aria-label={remove}>
                    {name}
                    <Icon name="close" small />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {read.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <a className={styles.exactly} href={read.exactly.href} rel="nofollow">
        {read.exactly.name}
      </a>
    </section>
  );
}
