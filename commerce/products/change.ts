// Parses a change to the catalogue, one line of JSON, as strictly as the feed:
//
//   {"put": [row, …]}                    adds a product, or replaces it with all of its variants
//   {"delete": "product id"}             deletes a product, if it exists
//   {"product": "id", "set": {field: value, …}}     sets fields of a product, on all of its lines
//   {"variant": "id", "set": {field: value, …}}     sets fields of a variant; null removes an optional one
//
// The first three take a "version" too: then nothing is changed if the product has another one (version.ts), and a put keeps the
// stock of variants that exist.

import { readPriceField, VARIANT_FIELDS, type FeedRow, type PriceList } from "#catalogue";
import { z } from "zod";
import { checkField, parseFeedRow, parseJson, type FeedError, type FeedLine } from "./feed.ts";
import { findContradiction } from "./rows.ts";

export type FieldValues = Readonly<Record<string, string | number | boolean | null>>;

export type CatalogueChange = {
  /** Line number, for error messages. */
  readonly line: number;
} & (
  | { readonly kind: "put"; readonly rows: readonly FeedRow[]; readonly version?: string }
  | { readonly kind: "delete"; readonly product: string; readonly version?: string }
  | { readonly kind: "set-product"; readonly product: string; readonly fields: FieldValues; readonly version?: string }
  | { readonly kind: "set-variant"; readonly variant: string; readonly fields: FieldValues }
);

const id = z.string().min(1);
const version = z.exactOptional(z.string().min(1).max(100));
const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const Shape = z.union(
  [
    z.strictObject({ put: z.array(z.unknown()).min(1), version }),
    z.strictObject({ delete: id, version }),
    z.strictObject({ product: id, set: fields, version }),
    z.strictObject({ variant: id, set: fields }),
  ],
  "must be put, delete, product with set, or variant with set",
);

/** `lists` are the price lists of the shop. */
export function parseChangeLine(
  written: string,
  line: number,
  lists?: readonly PriceList[],
): CatalogueChange | FeedError {
  const value = parseJson(written, line);
  if ("message" in value) return value;
  const parsed = Shape.safeParse(value.json);
  if (!parsed.success) return { line, message: parsed.error.issues[0]?.message ?? "is not a change" };
  const change = parsed.data;
  const guard = "version" in change ? { version: change.version } : {};
  if ("put" in change) {
    const put = parsePut(change.put, line, lists);
    return "message" in put ? put : { ...put, ...guard };
  }
  if ("delete" in change) return { kind: "delete", line, product: change.delete, ...guard };
  const owner = "product" in change ? "product" : "variant";
  for (const [field, given] of Object.entries(change.set)) {
    const problem = checkField(field, given, lists) ?? checkOwner(owner, field);
    if (problem) return { line, field: `set.${field}`, message: problem.message };
  }
  return "product" in change
    ? { kind: "set-product", line, product: change.product, fields: change.set, ...guard }
    : { kind: "set-variant", line, variant: change.variant, fields: change.set };
}

/** A product with all of its variants; fields in errors are such as `put.0.title`. */
export function parsePut(
  values: readonly unknown[],
  line: number,
  lists: readonly PriceList[] | undefined,
): Extract<CatalogueChange, { readonly kind: "put" }> | FeedError {
  const rows: FeedLine[] = [];
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    const within = `put.${index}.`;
    const row = parseFeedRow(value, line, lists, within);
    if ("message" in row) return row;
    const first = rows[0];
    const contradiction =
      first === undefined
        ? undefined
        : first.row.product_id === row.row.product_id
          ? findContradiction(first, row)
          : { field: "product_id" };
    if (contradiction) {
      return { line, field: `${within}${contradiction.field}`, message: "differs from the first row of the product" };
    }
    if (seen.has(row.row.objectID)) {
      return { line, field: `${within}objectID`, message: `${row.row.objectID} is repeated and must be unique` };
    }
    seen.add(row.row.objectID);
    rows.push(row);
  }
  return { kind: "put", line, rows: rows.map(({ row }) => row) };
}

function checkOwner(owner: "product" | "variant", field: string): { readonly message: string } | undefined {
  if (field === "objectID" || field === "product_id")
    return { message: "cannot be changed; use put and delete instead" };
  // Prices can be set for a product or for one of its variants.
  if (readPriceField(field)) return undefined;
  const isOfVariant = VARIANT_FIELDS.has(field);
  if (owner === "variant" && !isOfVariant) return { message: "is a field of the product; set it there" };
  if (owner === "product" && isOfVariant && !COLOURS.has(field))
    return { message: "is a field of the variants; set it there" };
  return undefined;
}

/** A product is one colour of a model, so its colours can be set for all variants at once. */
const COLOURS: ReadonlySet<string> = new Set(["color", "designercolor"]);
