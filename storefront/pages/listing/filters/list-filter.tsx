// A facet as a plain list of options, of which several can be selected.
import { type PlainListName, toggleValue } from "#search/state";
import { useListingView } from "../listing-view.tsx";
import { listOptions } from "./list-options.ts";
import { Option } from "./option.tsx";
import { swatchOf } from "./swatch.tsx";

export function ListFilter({ name }: { readonly name: PlainListName }) {
  const { data, state } = useListingView();
  return (
    <ul>
      {listOptions(name, data, state).map(({ value, label, count, isRefined }) => (
        <Option
          key={value}
          label={label}
          count={count}
          isChosen={isRefined}
          step={(before) => toggleValue(before, data.defaults, name, value)}
          mark={swatchOf(name, value)}
        />
      ))}
    </ul>
  );
}
