// Above a listing: the merchant's banner, and on phones and tablets strips of links: departments, categories, types and designers that the page
// does not fix yet. Desktops have them in the column of filters.
import type { ReactNode } from "react";
import { stripsOn, toHandle } from "#catalogue";
import { chooseDepartment, chooseProductType, chooseTopCategory } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import type { ListingData } from "./listing-data.ts";
import { Choice, useListingView } from "./listing-view.tsx";
import styles from "./strips.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function Strips() {
  const say = useMessages(listingFilters);
  const { data, state, sizesOf } = useListingView();
  const { kinds, defaults, facets } = data;
  const { category, departments, designers } = facets;
  const shows = stripsOn(kinds, category.open !== undefined);
  const { menu, refinementList } = state;
  return (
    <>
      <Banner data={data} />
      <div className={styles.strips}>
        {shows.department && (
          <Strip label={say("departmentsHere")}>
            {departments
              .filter(({ count }) => count > 0)
              .map(({ value, label }) => (
                <li key={value}>
                  <Choice
                    step={(before) => chooseDepartment(before, defaults, menu.department === value ? "" : value)}
                    aria-current={menu.department === value || undefined}
                  >
                    {label}
                  </Choice>
                </li>
              ))}
          </Strip>
        )}
        {shows.topCategory && (
          <Strip label={say("categories")}>
            {category.options
              .filter(({ count }) => count > 0)
              .map(({ value, label }) => {
                const isChosen = refinementList.tags.includes(value);
                return (
                  <li key={value}>
                    <Choice
                      step={(before) => chooseTopCategory(before, defaults, isChosen ? "" : value)}
                      aria-current={isChosen || undefined}
                    >
                      {label}
                    </Choice>
                  </li>
                );
              })}
          </Strip>
        )}
        {shows.productType && (
          <Strip label={say("types")}>
            {category.types
              .filter(({ count }) => count > 0)
              .map(({ value, label }) => (
                <li key={value}>
                  <Choice
                    step={(before) =>
                      chooseProductType(before, defaults, menu.product_type === value ? "" : value, sizesOf)
                    }
                    aria-current={menu.product_type === value || undefined}
                  >
                    {label}
                  </Choice>
                </li>
              ))}
          </Strip>
        )}
        {shows.designer && designers.total > 1 && (
          <Strip label={say("designers")} isLast>
            {designers.options.map(({ value, label, handle }) => (
              <li key={value}>
                <a href={`${data.collectionsPath}/${handle ?? toHandle(value)}`}>
                  <bdi>{label}</bdi>
                </a>
              </li>
            ))}
          </Strip>
        )}
      </div>
    </>
  );
}

function Banner({ data: { banner } }: { readonly data: ListingData }) {
  if (!banner) return null;
  const { text, href } = banner;
  return <p className={styles.banner}>{href === undefined ? text : <a href={href}>{text}</a>}</p>;
}

interface StripProps {
  readonly label: string;
  /** Hidden first if there is little room. */
  readonly isLast?: boolean;
  readonly children: ReactNode[];
}

function Strip({ label, isLast = false, children }: StripProps) {
  if (children.length === 0) return null;
  return (
    <nav className={isLast ? styles.last : undefined} aria-label={label}>
      <ul className={styles.strip}>{children}</ul>
    </nav>
  );
}
