// Suggestions on the search page without a query or results: shorter queries and popular
// designers and categories.
import { listingPages } from "#locales/listing-pages";
import { listing } from "#locales/listing";
import { listingFilters } from "#locales/listing-filters";
import { useListTracking } from "./behaviour/list-tracking.ts";
import type { SearchData, Way } from "./listing-data.ts";
import styles from "./search.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function SearchWays({ data }: { readonly data: SearchData }) {
  const say = useMessages(listingPages);
  const sayItems = useMessages(listing);
  const sayFilters = useMessages(listingFilters);
  const { query, fewer = [], popular } = data;
  useListTracking(data);
  return (
    <div className={styles.ways}>
      {query !== "" && (
        <output className={styles.nothing}>{fewer.length > 0 ? say("fewerWords") : say("nothing")}</output>
      )}
      {query !== "" && (
        <a className={styles.save} href={data.saveHref}>
          {sayFilters("saveSearch")}
        </a>
      )}
      {fewer.length > 0 && (
        <ul className={styles.fewer}>
          {fewer.map(({ name, href, count }) => (
            <li key={href}>
              <a href={href} rel="nofollow">
                {name}
              </a>{" "}
              <span className={styles.count}>{sayItems("items", { count })}</span>
            </li>
          ))}
        </ul>
      )}
      {popular && (
        <div className={styles.popular}>
          <Ways title={say("popularDesigners")} ways={popular.designers} />
          <Ways title={say("popularCategories")} ways={popular.categories} />
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
