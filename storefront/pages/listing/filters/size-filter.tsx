// The size filter: a row for each group of equivalent sizes, named by the chart; shoes in the chosen country's sizes.
import type { SizeGroup } from "#catalogue";
import { toggleSize, toggleSoldOut } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import type { SizeFacet } from "../listing-data.ts";
import { shownSizes, useListingView } from "../listing-view.tsx";
import { forget, remember, useOwnSizes } from "./my-sizes.ts";
import { useSizeCountry } from "./size-country.tsx";
import { equivalents, nameIn } from "./size-names.ts";
import { Option } from "./option.tsx";
import styles from "./filters.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function SizeFilter({ sizes }: { readonly sizes: SizeFacet }) {
  const say = useMessages(listingFilters);
  const { state, data } = useListingView();
  const { country, picker } = useSizeCountry(sizes, styles.country);
  const own = useOwnSizes(sizes, state);
  const nameOf = (group: SizeGroup) => nameIn(group, country, data.labels);
  return (
    <>
      {picker}
      {own.length > 0 && (
        <div className={styles.mine}>
          <ul>
            {own.map((size) => (
              <Option
                key={size.group.name}
                label={say("mySize", { size: nameOf(size.group) })}
                count={size.count}
                isChosen={false}
                onClick={() => remember(sizes, size)}
                step={(before) => toggleSize(before, size.group)}
              />
            ))}
          </ul>
          <button type="button" onClick={() => forget(sizes)}>
            {say("forgetSize")}
          </button>
        </div>
      )}
      <ul>
        {shownSizes(sizes, state).map((size) => (
          <Option
            key={size.group.name}
            label={nameOf(size.group)}
            note={equivalents(size.group, country, sizes.systems)}
            count={size.count}
            isChosen={size.isChosen}
            onClick={() => remember(sizes, size)}
            step={(before) => toggleSize(before, size.group)}
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
