// The values of an option beyond size and colour, such as widths.
import { toggleValue } from "#search/state";
import type { ListingFacets } from "../listing-data.ts";
import { useListingView } from "../listing-view.tsx";
import { Option } from "./option.tsx";

export function OptionFilter({ facet: { values } }: { readonly facet: ListingFacets["options"][number] }) {
  const { data, state } = useListingView();
  return (
    <ul>
      {values.map(({ value, label, count }) => (
        <Option
          key={value}
          label={label}
          count={count}
          isChosen={state.refinementList.options.includes(value)}
          step={(before) => toggleValue(before, data.defaults, "options", value)}
        />
      ))}
    </ul>
  );
}
