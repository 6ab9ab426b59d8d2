// A draft with the fields that most formats lack left empty.

import { partsOf } from "./amounts.ts";
import type { Draft, DraftVariant } from "./draft.ts";

const NO_FIELDS = {
  handle: "",
  vendor: "",
  bodyHtml: "",
  types: [],
  tags: [],
  pictures: [],
  isVisible: true,
  model: "",
  facts: {},
  own: {},
  columns: {},
} as const satisfies Partial<Draft>;

const NO_VARIANT_FIELDS = {
  colour: "",
  size: "",
  options: [],
  sku: "",
  barcode: "",
  stock: undefined,
  pictures: [],
  own: {},
} as const satisfies Partial<DraftVariant>;

export const rowDraft = (
  fields: Partial<Draft> & Pick<Draft, "line" | "name" | "id" | "title" | "variants">,
): Draft => ({ ...NO_FIELDS, ...fields });

export const rowVariant = (
  fields: Partial<DraftVariant> & Pick<DraftVariant, "line" | "id" | "prices">,
): DraftVariant => ({ ...NO_VARIANT_FIELDS, ...fields });

/**
 * As written, perhaps negative or with decimals. Undefined if the text is empty. NaN is rejected by the validation of the feed. A stock has
 * whole pieces, so "1.249" has a sign for thousands, but "10.000" may have one for decimals.
 */
export function quantityOf(text: string): number | undefined {
  if (text === "") return undefined;
  const parts = partsOf(text.replace(/^-/u, ""));
  if (parts === undefined) return Number(text);
  const { whole, fraction, open } = parts;
  const pieces = Number(open === undefined || fraction === "000" ? `${whole}.${fraction}` : whole + fraction);
  return text.startsWith("-") ? -pieces : pieces;
}
