// The category filter: top categories, and product types within one. Pages of one category link to those around it.
import { chooseProductType, chooseTopCategory, cut, defaultState } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import type { FacetOption } from "#browsing";
import { useListingView } from "../listing-view.tsx";
import { Option } from "./option.tsx";
import option from "./option.module.css";
import styles from "./filters.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function CategoryFilter() {
  const { data, state } = useListingView();
  const { defaults, facets } = data;
  const { above, fixed, options, open, types } = facets.category;
  const fresh = defaultState(defaults).refinementList.tags;
  return (
    <ul>
      {above.map(({ name, href }) => (
        <li key={href}>
          <a className={option.option} href={href}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
      {fixed !== undefined && (
        <li>
          <span className={option.option} aria-current="true">
            <bdi>{fixed}</bdi>
          </span>
        </li>
      )}
      {options.map(({ value, label, count }) => {
        const isChosen = state.refinementList.tags.includes(value);
        return [
          <Option
            key={value}
            look="plain"
            label={label}
            count={count}
            isChosen={isChosen}
            step={(before) => chooseTopCategory(before, defaults, isChosen ? (fresh[0] ?? "") : value)}
          />,
          value === open && types.length > 0 && (
            <li key={`${value} types`}>
              <Types types={types} />
            </li>
          ),
        ];
      })}
      {options.length === 0 && types.length > 0 && (
        <li>
          <Types types={types} />
        </li>
      )}
    </ul>
  );
}

/** Ten types, and ten more on demand. */
function Types({ types }: { readonly types: readonly FacetOption[] }) {
  const say = useMessages(listingFilters);
  const first = cut(types);
  const more = cut(types, { isShowingMore: true }).slice(first.length);
  const { state } = useListingView();
  const isMoreChosen = more.some(({ value }) => value === state.menu.product_type);
  return (
    <>
      <TypeList types={first} />
      {more.length > 0 && (
        <details className={styles.more} open={isMoreChosen}>
          <summary className={styles.moreTitle}>{say("showMore")}</summary>
          <TypeList types={more} />
        </details>
      )}
    </>
  );
}

function TypeList({ types }: { readonly types: readonly FacetOption[] }) {
  const { data, state, sizesOf } = useListingView();
  const { defaults } = data;
  return (
    <ul>
      {types.map(({ value, label, count }) => {
        const isChosen = state.menu.product_type === value;
        return (
          <Option
            key={value}
            look="under"
            label={label}
            count={count}
            isChosen={isChosen}
            step={(before) => chooseProductType(before, defaults, isChosen ? "" : value, sizesOf)}
          />
        );
      })}
    </ul>
  );
}
