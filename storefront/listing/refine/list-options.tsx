// The lists of the refine sheet, of which several options can be chosen: sizes with their equivalents, and colours.
import { useState } from "react";
import { COLOURS, isGroupChosen, type ShoeCountry } from "#catalogue";
import { toggleColour, toggleSize } from "#search/state";
import { equivalents, nameIn } from "../filters/size-names.ts";
import { Swatch } from "../filters/swatch.tsx";
import type { SizeFacet } from "../listing-data.ts";
import { type Step, sizeGroupsOf, useListingView } from "../listing-view.tsx";
import { OptionRow } from "./option-row.tsx";
import styles from "./options.module.css";

interface Props {
  readonly choose: (step: Step) => void;
}

export function ColourOptions({ choose }: Props) {
  const { data, state } = useListingView();
  return (
    <ul>
      {COLOURS.map((colour) => (
        <OptionRow
          key={colour.value}
          label={colour.name}
          count={data.facets.colours[colour.value] ?? 0}
          isChosen={state.refinementList.Color.includes(colour.value)}
          onChoose={() => choose((before) => toggleColour(before, colour.value))}
          mark={<Swatch colour={colour} />}
        />
      ))}
    </ul>
  );
}

export function SizeOptions({ choose, sizes }: Props & { readonly sizes: SizeFacet }) {
  const { state } = useListingView();
  const [chosen, setCountry] = useState<ShoeCountry>();
  const { countries = [], rows } = sizes;
  const country = countries.some(({ code }) => code === chosen) ? chosen : sizes.country;
  return (
    <>
      {countries.length > 1 && (
        <label className={styles.tools}>
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
      <ul className={styles.sizes} data-shoes={country && ""}>
        {sizeGroupsOf(sizes).map((group, at) => (
          <OptionRow
            key={group.name}
            label={nameIn(group, country)}
            note={equivalents(group, country)}
            count={rows[at]?.count ?? 0}
            isChosen={isGroupChosen(state.refinementList.Size, group)}
            onChoose={() => choose((before) => toggleSize(before, group))}
          />
        ))}
      </ul>
    </>
  );
}
