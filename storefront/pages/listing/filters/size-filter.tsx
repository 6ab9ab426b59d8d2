// The size filter: a row for each group of equivalent sizes, named by the chart; shoes in the chosen country's sizes.
import { isGroupChosen } from "#catalogue";
import { toggleSize } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import type { SizeFacet } from "../listing-data.ts";
import { sizeGroupsOf, useListingView } from "../listing-view.tsx";
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
        {sizeGroupsOf(sizes).map((group, at) => (
          <Option
            key={group.name}
            label={nameIn(group, country, data.labels)}
            note={equivalents(group, country)}
            count={sizes.rows[at]?.count ?? 0}
            isChosen={isGroupChosen(state.refinementList.Size, group)}
            step={(before) => toggleSize(before, group)}
          />
        ))}
      </ul>
      <a className={styles.all} href={sizes.guide}>
        {say("sizeGuide")}
      </a>
    </>
  );
}
