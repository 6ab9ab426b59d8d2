// The lists of the refine sheet, of which several options can be chosen: sizes with their equivalents, and colours.
import { COLOURS, isGroupChosen } from "#catalogue";
import { toggleColour, toggleSize } from "#search/state";
import { useSizeCountry } from "../filters/size-country.tsx";
import { equivalents, nameIn } from "../filters/size-names.ts";
import { Swatch } from "../filters/swatch.tsx";
import type { SizeFacet } from "../listing-data.ts";
import { type Step, sizeGroupsOf, useListingView } from "../listing-view.tsx";
import { OptionRow } from "./option-row.tsx";
import styles from "./options.module.css";
import { useWords } from "#storefront/ui/language.tsx";
import { filters } from "../filters/words/index.ts";

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
          label={data.labels?.[colour.value] ?? colour.name}
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
  const say = useWords(filters);
  const { state, data } = useListingView();
  const { country, picker } = useSizeCountry(sizes, styles.tools);
  return (
    <>
      {picker}
      <ul className={styles.sizes} data-shoes={country && ""}>
        {sizeGroupsOf(sizes).map((group, at) => (
          <OptionRow
            key={group.name}
            label={nameIn(group, country, data.labels)}
            note={equivalents(group, country)}
            count={sizes.rows[at]?.count ?? 0}
            isChosen={isGroupChosen(state.refinementList.Size, group)}
            onChoose={() => choose((before) => toggleSize(before, group))}
          />
        ))}
      </ul>
      <a className={styles.guide} href={sizes.guide} target="_blank" rel="noopener">
        {say("sizeGuide")}
      </a>
    </>
  );
}
