// How a chosen filter is called where its panel does not say what it is.

import type { Chip } from "#search/state";

/** A size alone would be a riddle: "Size M". */
export const chipName = ({ attribute, label }: Pick<Chip, "attribute" | "label">): string =>
  attribute === "Size" ? `Size ${label}` : label;
