// Single conditions as filters of the model, and joining them. As in Algolia, what the index does not have is no error: it
// is found on no record.

import { filterableAttributes, numberFor } from "../../check-query.ts";
import { not, within, type Filter, type Range, type Value } from "../../query.ts";
import type { Attribute, IndexSchema } from "../../schema.ts";

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

const nothing: Filter = { kind: "any", of: [] };

/** `vendor:Acne`. Values are compared as they are written, as Algolia's documentation says of facets and tags. */
export function facetCondition(schema: IndexSchema, name: string, value: string): Filter {
  const attribute = attributeOf(schema, name);
  if (attribute === undefined) return nothing;
  if (attribute.kind === "keyword") return { kind: "is", attribute: attribute.name, values: [value] };
  const number = numberFor(attribute, value);
  return number === undefined ? nothing : within(attribute.name, { atLeast: number, atMost: number });
}

/** `eu_eur_price_f >= 100`. */
export function numericCondition(schema: IndexSchema, name: string, comparison: Comparison, number: number): Filter {
  const attribute = numberAttributeOf(schema, name);
  if (attribute === undefined) return nothing;
  if (comparison !== "!=") return within(attribute.name, RANGES[comparison](number));
  return anyOf([within(attribute.name, { below: number }), within(attribute.name, { above: number })]);
}

/** `eu_eur_price_f:100 TO 200`, both included. */
export function rangeCondition(schema: IndexSchema, name: string, lower: number, upper: number): Filter {
  const attribute = numberAttributeOf(schema, name);
  return attribute === undefined ? nothing : within(attribute.name, { atLeast: lower, atMost: upper });
}

/** Algolia's own name for tags, under which an index may or may not hold them. */
export const TAGS = "_tags";

/** All of them, flat, with the bounds of one number in one range: `price>=10 AND price<=20` is one look at a column. */
export function allOf(filters: readonly Filter[]): Filter {
  const parts: Filter[] = [];
  const places = new Map<string, number>();
  for (const filter of filters.flatMap((part) => (part.kind === "all" ? part.of : [part]))) {
    const place = filter.kind === "within" ? places.get(filter.attribute) : undefined;
    const before = place === undefined ? undefined : parts[place];
    if (filter.kind === "within" && before?.kind === "within" && areApart(before.range, filter.range)) {
      parts[place!] = within(filter.attribute, { ...before.range, ...filter.range });
    } else {
      if (filter.kind === "within") places.set(filter.attribute, parts.length);
      parts.push(filter);
    }
  }
  return parts.length === 1 ? parts[0]! : { kind: "all", of: parts };
}

/** Any of them, flat, with the values of one attribute together: `size:S OR size:M` is one look at a column. */
export function anyOf(filters: readonly Filter[]): Filter {
  const parts: Filter[] = [];
  const valuesOf = new Map<string, Value[]>();
  for (const filter of filters.flatMap((part) => (part.kind === "any" ? part.of : [part]))) {
    const values = filter.kind === "is" ? valuesOf.get(filter.attribute) : undefined;
    if (filter.kind !== "is") parts.push(filter);
    else if (values) values.push(...filter.values);
    else {
      const own = [...filter.values];
      valuesOf.set(filter.attribute, own);
      parts.push({ ...filter, values: own });
    }
  }
  return parts.length === 1 ? parts[0]! : { kind: "any", of: parts };
}

export const negated = (filter: Filter): Filter => (filter.kind === "not" ? filter.of : not(filter));

/** A number as it stands in a filter, or undefined. Short, so that no pattern works long on it. */
export function readNumber(text: string): number | undefined {
  if (text.length > LONGEST_NUMBER || !NUMBER.test(text)) return undefined;
  return Number(text);
}

/** The attribute of the index that a caller means. */
export function attributeOf(schema: IndexSchema, name: string): Attribute | undefined {
  const attributes = filterableAttributes(schema);
  return attributes.get(name) ?? (name === TAGS ? attributes.get("tags") : undefined);
}

function numberAttributeOf(schema: IndexSchema, name: string): Attribute | undefined {
  const attribute = attributeOf(schema, name);
  return attribute?.kind === "number" ? attribute : undefined;
}

/** Whether no bound is in both. */
const areApart = (one: Range, other: Range): boolean =>
  (Object.keys(other) as (keyof Range)[]).every((bound) => one[bound] === undefined);

const RANGES: Readonly<Record<Exclude<Comparison, "!=">, (number: number) => Range>> = {
  "=": (number) => ({ atLeast: number, atMost: number }),
  "<": (below) => ({ below }),
  "<=": (atMost) => ({ atMost }),
  ">": (above) => ({ above }),
  ">=": (atLeast) => ({ atLeast }),
};

const LONGEST_NUMBER = 32;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
