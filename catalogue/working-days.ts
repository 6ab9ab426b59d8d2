// The days on which parcels move in a country, in a shop whose merchant has not decided it.

/** Countries with their weekend on Friday and Saturday. */
const FROM_SUNDAY: ReadonlySet<string> = new Set(["BH", "DZ", "EG", "IL", "JO", "KW", "OM", "QA", "SA"]);

/** 1 is Monday, 7 Sunday. Undefined for Monday to Friday. */
export const initialWeekdays = (country: string): readonly number[] | undefined =>
  FROM_SUNDAY.has(country) ? [7, 1, 2, 3, 4] : undefined;
