// A mapping of this shop's fields to the columns of any other table.

import { z } from "zod";

export const MAPPED_FIELDS = [
  "product",
  "title",
  "handle",
  "designer",
  "description",
  "type",
  "category",
  "gender",
  "ageGroup",
  "tags",
  "pictures",
  "colour",
  "size",
  "sizeSystem",
  "sku",
  "barcode",
  "price",
  "compareAt",
  "priorPrice",
  "quantity",
  "material",
  "length",
  "heelHeight",
  "occasion",
  "pattern",
] as const;
export type MappedField = (typeof MAPPED_FIELDS)[number];

const column = z.string().min(1).max(200);

/** JSON such as {"title": "Article name", "price": "RRP", "options": {"Width": "Last"}}. */
export const Mapping = z
  .strictObject({
    ...(Object.fromEntries(MAPPED_FIELDS.map((field) => [field, column.optional()])) as Record<
      MappedField,
      z.ZodOptional<typeof column>
    >),
    /** Columns of options other than colour and size, by name. */
    options: z.record(z.string().min(1).max(60), column).optional(),
    /** Columns of titles in other languages, by language code. */
    titles: z.record(z.string().regex(/^[a-z]{2}$/, "must be a language such as de"), column).optional(),
  })
  .refine(({ title, price }) => title !== undefined && price !== undefined, "needs at least title and price");
export type Mapping = z.infer<typeof Mapping>;
