// The range of a designer, under their name: pieces and prices, departments and categories.
import { useLoaderData } from "react-router";
import { formatMoney, moneyOf, numberIn } from "#catalogue";
import { chooseDepartment, chooseTopCategory } from "#search/state";
import { writeState } from "#search/url";
import { listingEdit } from "#locales/listing-edit";
import { FavouriteButton } from "#storefront/features/favourite-designers/favourite-button.tsx";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import type { ListingData } from "../listing-data.ts";
import styles from "./edit.module.css";

export function DesignerRange() {
  const data = useLoaderData<ListingData>();
  return hasRange(data) ? <Range data={data} /> : null;
}

/** True for a designer's page as it opens. With choices, chips and counts say the same. */
const hasRange = ({ defaults, address, path, state, products, facets }: ListingData): boolean =>
  defaults.department === undefined &&
  defaults.category === undefined &&
  address === path &&
  state.page === 1 &&
  products.length > 0 &&
  facets.price !== undefined;

function Range({ data }: { readonly data: ListingData }) {
  const say = useMessages(listingEdit);
  const language = useLanguage();
  const { title, facets, defaults, state, path, currency, paging } = data;
  const { min, max } = facets.price ?? { min: 0, max: 0 };
  const ways = [
    ...facets.departments.map((one) => ({ ...one, next: chooseDepartment(state, defaults, one.value) })),
    ...facets.category.options.map((one) => ({ ...one, next: chooseTopCategory(state, defaults, one.value) })),
  ].filter(({ count }) => count > 0);
  return (
    <div className={styles.range}>
      <div className={styles.favourite}>
        <FavouriteButton handle={path.slice(path.lastIndexOf("/") + 1)} name={title} />
      </div>
      <p>
        {say("range", {
          count: paging.total,
          low: formatMoney(moneyOf(min, currency)),
          high: formatMoney(moneyOf(max, currency)),
        })}
      </p>
      {ways.length > 1 && (
        <ul aria-label={say("categoriesOf", { name: title })}>
          {ways.map(({ value, label, count, next }) => (
            <li key={value}>
              <a href={path + writeState(next, defaults)} rel="nofollow">
                <bdi>{label}</bdi> <span>{numberIn(language, count)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
