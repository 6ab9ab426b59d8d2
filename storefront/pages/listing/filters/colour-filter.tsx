// The sixteen colours, each with its swatch.
import { COLOURS } from "#catalogue";
import { toggleColour } from "#search/state";
import { useListingView } from "../listing-view.tsx";
import { Option } from "./option.tsx";
import { Swatch } from "./swatch.tsx";

export function ColourFilter() {
  const { data, state } = useListingView();
  return (
    <ul>
      {COLOURS.map((colour) => (
        <Option
          key={colour.value}
          label={data.labels?.[colour.value] ?? colour.name}
          count={data.facets.colours[colour.value] ?? 0}
          isChosen={state.refinementList.Color.includes(colour.value)}
          step={(before) => toggleColour(before, colour.value)}
          mark={<Swatch colour={colour} />}
        />
      ))}
    </ul>
  );
}
