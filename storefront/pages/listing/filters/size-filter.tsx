// The size filter: a row for each group of equivalent sizes, named by the chart; shoes in the chosen country's sizes.
import { toggleSize, toggleSoldOut } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import type { SizeFacet } from "../listing-data.ts";
import { shownSizes, useListingView } from "../listing-view.tsx";
import { useSizeCountry } from "./size-country.tsx";
import { equivalents, nameIn } from "./size-names.ts";
import { Option } from "./option.tsx";
import styles from "./filters.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function SizeFilter({ sizes }: { readonly sizes: SizeFacet }) {
  const say = useMessages(listingFilters);
  const { state, data } = useListingView();
  const { country, picker } = useSizeCountry(sizes, styles.country);
  return (
    <>
      {picker}
      <ul>
        {shownSizes(sizes, state).map(({ group, count, isChosen }) => (
          <Option
            key={group.name}
            label={nameIn(group, country, data.labels)}
            note={equivalents(group, country)}
            count={count}
            isChosen={isChosen}
            step={(before) => toggleSize(before, group)}
          />
        ))}
      </ul>
      <ul className={styles.soldOut}>
        <Option label={say("includeSoldOut")} isChosen={state.isSoldOutIncluded} step={toggleSoldOut} />
      </ul>
      <a className={styles.all} href={sizes.guide}>
        {say("sizeGuide")}
      </a>
    </>
  );
}
