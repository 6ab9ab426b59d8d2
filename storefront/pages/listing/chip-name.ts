// How a chosen filter is called where its panel does not say what it is.

import type { Say } from "#catalogue";
import type { Chip } from "#search/state";
import type { listingFilters } from "#locales/listing-filters";

export type SayFilters = Say<typeof listingFilters>;

/** A size alone would be a riddle: "Size M". */
export const chipName = ({ attribute, label }: Pick<Chip, "attribute" | "label">, say: SayFilters): string =>
  attribute === "Size" ? say("sizeNamed", { name: label }) : label;

/** How an open end of a price range is said: "From €100". */
export const priceNameIn =
  (say: SayFilters) =>
  (end: "from" | "upTo", price: string): string =>
    say(end === "from" ? "priceFrom" : "priceUpTo", { price });
