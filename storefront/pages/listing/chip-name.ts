// Names of selected filters outside their panel.

import type { Say } from "#catalogue";
import type { Chip } from "#search/state";
import type { listingFilters } from "#locales/listing-filters";

export type SayFilters = Say<typeof listingFilters>;

/** "Size M" rather than "M". */
export const chipName = ({ attribute, label }: Pick<Chip, "attribute" | "label">, say: SayFilters): string =>
  attribute === "Size" ? say("sizeNamed", { name: label }) : label;

/** An open price range: "From €100". */
export const priceNameIn =
  (say: SayFilters) =>
  (end: "from" | "upTo", price: string): string =>
    say(end === "from" ? "priceFrom" : "priceUpTo", { price });
