// Names of a group of equivalent sizes.

import { isForeignLetter, naturalSize, type ShoeCountry, type SizeGroup, sizeLabel, type SizeSystem } from "#catalogue";

/** The name in a country's system; the group's own name without one. */
export const nameIn = (
  group: SizeGroup,
  country: ShoeCountry | undefined,
  labels?: Readonly<Record<string, string>>,
): string => {
  const value = country && group.values[country]?.[0];
  return naturalSize(country && value ? sizeLabel(country, value) : (labels?.[group.name] ?? group.name));
};

/** The systems that shoppers compare, in this order; three fit beside a name. Jeans and collars are labelled in inches. */
const COMPARED: readonly SizeSystem[] = ["INT", "inches", "IT", "UK", "US", "FR", "EU", "cm"];
const SHOWN = 3;

/** "IT 42 · UK 10 · US 6", without the system of the name; undefined if nothing is left. `own` are the systems of the market. */
export const equivalents = (
  group: SizeGroup,
  country?: ShoeCountry,
  own: readonly SizeSystem[] = [],
): string | undefined => {
  const name = nameIn(group, country);
  const others = [...new Set([...own.filter((system) => !COMPARED.includes(system)), ...COMPARED])]
    .flatMap((system) => {
      const values = group.values[system];
      const label = values?.[0] === undefined ? undefined : sizeLabel(system, values[0]);
      return label === undefined || isForeignLetter(label) ? [] : [naturalSize(label)];
    })
    .filter((label) => label !== name);
  return others.length === 0 ? undefined : others.slice(0, country ? SHOWN - 1 : SHOWN).join(" · ");
};
