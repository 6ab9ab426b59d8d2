// What the search page offers when nothing was asked yet, or nothing found: the same words without one of them, and what is
// popular.
import { itemCount } from "./counts.ts";
import type { SearchData, Way } from "./listing-data.ts";
import styles from "./search.module.css";

export function SearchWays({ data }: { readonly data: SearchData }) {
  const { query, fewer = [], popular } = data;
  return (
    <div className={styles.ways}>
      {query !== "" && (
        <output className={styles.nothing}>
          {fewer.length > 0
            ? "Nothing answers to all of these words. With fewer of them:"
            : "Nothing answers to that. Check the spelling, try fewer or more common words, or look around here."}
        </output>
      )}
      {fewer.length > 0 && (
        <ul className={styles.fewer}>
          {fewer.map(({ name, href, count }) => (
            <li key={href}>
              <a href={href} rel="nofollow">
                {name}
              </a>{" "}
              <span className={styles.count}>{itemCount(count)}</span>
            </li>
          ))}
        </ul>
      )}
      {popular && (
        <div className={styles.popular}>
          <Ways title="Popular designers" ways={popular.designers} />
          <Ways title="Popular categories" ways={popular.categories} />
        </div>
      )}
    </div>
  );
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section>
      <h2 className={styles.name}>{title}</h2>
      <ul>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
