// Filters for options beyond size and colour: one for each name that products of the listing have.

import { parseOption } from "#catalogue";
import type { FacetCount } from "#search/query";
import { type SearchState, withMissing } from "#search/state";
import type { OptionFacet } from "./facet-data.ts";
import type { OptionCounts } from "./option-counts.ts";

/** Filters shown, and values of each. */
const MOST_NAMES = 8;
const MOST_VALUES = 50;

/** `counts` are those of the listing; `chosen` those of options in which something is chosen. */
export function optionFacets(
  counts: readonly FacetCount[],
  chosen: OptionCounts,
  { refinementList }: SearchState,
): readonly OptionFacet[] {
  const named = (found: readonly FacetCount[]) =>
    found.flatMap(({ value, count }) => {
      const option = parseOption(value);
      return option ? [{ name: option.name, value, label: option.value, count }] : [];
    });
  const groups = Map.groupBy(named(withMissing(counts, refinementList.options)), ({ name }) => name);
  return [...groups]
    .map(([name, found]) => {
      const own = chosen.get(name);
      const values = own ? named(withMissing(own, refinementList.options)).filter((one) => one.name === name) : found;
      return { name, label: name, values: values.map(({ value, label, count }) => ({ value, label, count })) };
    })
    .toSorted((one, other) => rankOf(other) - rankOf(one) || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map((facet) => ({
      ...facet,
      values: facet.values
        .slice(0, MOST_VALUES)
        .toSorted((one, other) => one.label.localeCompare(other.label, "en", { numeric: true })),
    }));
}

/** Products of the most frequent value; chosen options stay in place. */
const rankOf = ({ values }: OptionFacet): number => Math.max(...values.map(({ count }) => count));
