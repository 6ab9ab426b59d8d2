// Records in Algolia: one object per variant, with the fields of its product. Distinct groups them by product.
//
//   { objectID: variant, _product: product, _place: 0, _own: ["size"], _has: ["vendor"], _raw: { tags: ["a\tb"] },
//     vendor: "Acne", tags: ["a", "b"], since: 1767225600000, size: "M" }
//
// Attributes are stored as they are filtered and counted. Different original values are stored in _raw.

import { filterableAttributes } from "../../check-query.ts";
import { sortKeyOf } from "../../engine/text/sort-key.ts";
import { valuesOf, type Attribute, type Fields, type IndexRecord, type IndexSchema, type Json } from "../../schema.ts";

export interface AlgoliaObject {
  readonly [name: string]: Json;
  readonly objectID: string;
  readonly _product: string;
  /** Position of the variant in its product, which breaks ties. */
  readonly _place: number;
  /** Fields of the variant itself, which changes of the product must not overwrite. */
  readonly _own: readonly string[];
  /** Attributes with a value, because Algolia cannot filter by missing ones. */
  readonly _has: readonly string[];
  /** Original values in a list; empty if only the product has the field. */
  readonly _raw: { readonly [name: string]: readonly Json[] };
}

/** Prefix of the keys of texts that hits can be sorted by. */
export const SORT_KEY = "_sort_";
const OWN_NAMES: ReadonlySet<string> = new Set(["objectID", "_product", "_place", "_own", "_has", "_raw"]);
/** Fields that Algolia adds to hits. */
const ANSWERED: ReadonlySet<string> = new Set(["_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID"]);

export const objectsOf = (record: IndexRecord, schema: IndexSchema): AlgoliaObject[] =>
  record.variants.map((variant, place) => {
    const shown: Record<string, Json> = defined({ ...record.fields, ...variant.fields });
    const raw: Record<string, readonly Json[]> = {};
    const has: string[] = [];
    const indexed: Record<string, Json> = { ...shown };
    for (const attribute of filterableAttributes(schema).values()) {
      const { name } = attribute;
      if (name === schema.productId || name === schema.variantId) continue;
      const values = valuesOf(attribute, record.fields, variant.fields);
      if (values.length > 0) has.push(name);
      const given = shown[name];
      const normal = asIndexed(attribute, values, given);
      if (JSON.stringify(normal) === JSON.stringify(given)) continue;
      raw[name] = given === undefined ? [] : [given];
      if (normal === undefined) delete indexed[name];
      else indexed[name] = normal;
    }
    // Records may have fields with these names.
    for (const name of OWN_NAMES) if (shown[name] !== undefined) raw[name] = [shown[name]];
    return {
      ...indexed,
      objectID: variant.id,
      _product: record.id,
      _place: place,
      _own: Object.keys(defined(variant.fields)),
      _has: has,
      _raw: raw,
      ...Object.fromEntries(
        (schema.sortableTexts ?? []).flatMap((name) => {
          const key = sortKeyOf(record, name);
          return key === undefined ? [] : [[`${SORT_KEY}${name}`, key]];
        }),
      ),
    };
  });

function asIndexed(
  { kind }: Attribute,
  values: readonly (string | number)[],
  given: Json | undefined,
): Json | undefined {
  if (values.length === 0) return undefined;
  if (kind === "number") return values[0];
  // Lists remain lists, and a single empty text would be read as missing.
  return values.length === 1 && values[0] !== "" && !Array.isArray(given) ? values[0] : [...values];
}

/** The original fields of an object. */
export function fieldsIn(object: Readonly<Record<string, Json>>): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [name, value] of Object.entries(object))
    if (!OWN_NAMES.has(name) && !ANSWERED.has(name) && !name.startsWith(SORT_KEY)) fields[name] = value;
  for (const [name, [value]] of Object.entries((object["_raw"] ?? {}) as Readonly<Record<string, readonly Json[]>>)) {
    if (value === undefined) delete fields[name];
    else fields[name] = value;
  }
  return fields;
}

/** The record of a product from its objects. */
export function recordOf(objects: readonly AlgoliaObject[]): IndexRecord {
  const sorted = objects.toSorted((one, other) => one["_place"] - other["_place"]);
  const [first] = sorted;
  if (first === undefined) throw new Error("A product must have at least one object.");
  const ofProduct: Record<string, Json> = {};
  const variants = sorted.map((object) => {
    const own: Record<string, Json> = {};
    for (const [name, value] of Object.entries(fieldsIn(object)))
      (object["_own"].includes(name) ? own : ofProduct)[name] = value;
    return { id: object.objectID, fields: own };
  });
  return { id: first["_product"], fields: ofProduct, variants };
}

const defined = (fields: Fields): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined));
