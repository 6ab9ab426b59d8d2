// Sizes: a row for each group of equivalents, in the letters or numbers of the chart; shoes in the country one chooses.
import { useState } from "react";
import { isGroupChosen, type ShoeCountry } from "#catalogue";
import { toggleSize } from "#search/state";
import type { SizeFacet } from "../listing-data.ts";
import { sizeGroupsOf, useListingView } from "../listing-view.tsx";
import { equivalents, nameIn } from "./size-names.ts";
import { Option } from "./option.tsx";
import styles from "./filters.module.css";

export function SizeFilter({ sizes }: { readonly sizes: SizeFacet }) {
  const { state } = useListingView();
  const [chosen, setCountry] = useState<ShoeCountry>();
  const { countries = [], rows } = sizes;
  const country = countries.some(({ code }) => code === chosen) ? chosen : sizes.country;
  const groups = sizeGroupsOf(sizes);
  return (
    <>
      {countries.length > 1 && (
        <label className={styles.country}>
          Sizes of{" "}
          <select value={country} onChange={({ target }) => setCountry(target.value as ShoeCountry)}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul>
        {groups.map((group, at) => (
          <Option
            key={group.name}
            label={nameIn(group, country)}
            note={equivalents(group, country)}
            count={rows[at]?.count ?? 0}
            isChosen={isGroupChosen(state.refinementList.Size, group)}
            step={(before) => toggleSize(before, group)}
          />
        ))}
      </ul>
    </>
  );
}
