// Products as Algolia keeps them: one object a variant, with its product's fields, made one again by distinct.
//
//   { objectID: variant, _product: product, _place: 0, _own: ["size"], _has: ["vendor"], _raw: { tags: ["a\tb"] },
//     vendor: "Acne", tags: ["a", "b"], since: 1767225600000, size: "M" }
//
// Attributes stand as they are filtered and counted by; what the catalogue says of them otherwise is kept in _raw.

import { filterableAttributes } from "../../check-query.ts";
import { valuesOf, type Attribute, type Fields, type IndexRecord, type IndexSchema, type Json } from "../../schema.ts";

export interface AlgoliaObject {
  readonly [name: string]: Json;
  readonly objectID: string;
  readonly _product: string;
  /** Of the variant among its product's: of equal ones the first is shown. */
  readonly _place: number;
  /** Fields that the variant itself says, so that a change of the product leaves them alone. */
  readonly _own: readonly string[];
  /** Attributes that are there: Algolia cannot be asked for what is missing. */
  readonly _has: readonly string[];
  /** What the catalogue says, in a list; an empty one where it says nothing, and only its product does. */
  readonly _raw: { readonly [name: string]: readonly Json[] };
}

const OWN_NAMES: ReadonlySet<string> = new Set(["objectID", "_product", "_place", "_own", "_has", "_raw"]);
/** What Algolia adds to a hit. */
const ANSWERED: ReadonlySet<string> = new Set(["_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID"]);

export const objectsOf = (record: IndexRecord, schema: IndexSchema): AlgoliaObject[] =>
  record.variants.map((variant, place) => {
    const shown: Record<string, Json> = told({ ...record.fields, ...variant.fields });
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
    // A catalogue may have fields of these names too.
    for (const name of OWN_NAMES) if (shown[name] !== undefined) raw[name] = [shown[name]];
    return {
      ...indexed,
      objectID: variant.id,
      _product: record.id,
      _place: place,
      _own: Object.keys(told(variant.fields)),
      _has: has,
      _raw: raw,
    };
  });

function asIndexed(
  { kind }: Attribute,
  values: readonly (string | number)[],
  given: Json | undefined,
): Json | undefined {
  if (values.length === 0) return undefined;
  if (kind === "number") return values[0];
  // A list stays one, and an empty text by itself would be taken for none.
  return values.length === 1 && values[0] !== "" && !Array.isArray(given) ? values[0] : [...values];
}

/** The fields of an object as the catalogue says them. */
export function fieldsIn(object: Readonly<Record<string, Json>>): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [name, value] of Object.entries(object))
    if (!OWN_NAMES.has(name) && !ANSWERED.has(name)) fields[name] = value;
  for (const [name, [value]] of Object.entries((object["_raw"] ?? {}) as Readonly<Record<string, readonly Json[]>>)) {
    if (value === undefined) delete fields[name];
    else fields[name] = value;
  }
  return fields;
}

/** A product out of all of its objects. */
export function recordOf(objects: readonly AlgoliaObject[]): IndexRecord {
  const sorted = objects.toSorted((one, other) => one["_place"] - other["_place"]);
  const [first] = sorted;
  if (first === undefined) throw new Error("A product has at least one object");
  const ofProduct: Record<string, Json> = {};
  const variants = sorted.map((object) => {
    const own: Record<string, Json> = {};
    for (const [name, value] of Object.entries(fieldsIn(object)))
      (object["_own"].includes(name) ? own : ofProduct)[name] = value;
    return { id: object.objectID, fields: own };
  });
  return { id: first["_product"], fields: ofProduct, variants };
}

const told = (fields: Fields): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined));
