// A draft with the fields that most formats lack left empty.

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
