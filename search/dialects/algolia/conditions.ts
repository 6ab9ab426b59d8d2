// Conditions as filters, and combining them. As in Algolia, an unknown attribute is not an error: it matches no record.

import { filterableAttributes, numberFor } from "../../check-query.ts";
import { not, within, type Filter, type Range, type Value } from "../../query.ts";
import type { Attribute, IndexSchema } from "../../schema.ts";

import { levelCondition, levelOf, type AlgoliaSchema } from "./hierarchy.ts";

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

const nothing: Filter = { kind: "any", of: [] };

/** `vendor:Acne`. Values are compared exactly, as Algolia documents for facets and tags. */
export function facetCondition(schema: AlgoliaSchema, name: string, value: string): Filter {
  const level = levelOf(schema, name);
  if (level !== undefined) return levelCondition(schema, level, value);
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

/** `eu_eur_price_f:100 TO 200`, inclusive. */
export function rangeCondition(schema: IndexSchema, name: string, lower: number, upper: number): Filter {
  const attribute = numberAttributeOf(schema, name);
  return attribute === undefined ? nothing : within(attribute.name, { atLeast: lower, atMost: upper });
}

/** Algolia's name for tags, which the index may not have. */
export const TAGS = "_tags";

/** A flat conjunction that merges the bounds of a number: `price>=10 AND price<=20` reads the column once. */
export function allOf(filters: readonly Filter[]): Filter {
  const parts: Filter[] = [];
  const places = new Map<string, number>();
  for (const filter of filters.flatMap((part) => (part.kind === "all" ? part.of : [part]))) {
    const place = filter.kind === "within" ? places.get(filter.attribute) : undefined;
    const before = place === undefined ? undefined : parts[place];
    if (filter.kind === "within" && before?.kind === "within" && areDisjoint(before.range, filter.range)) {
      parts[place!] = within(filter.attribute, { ...before.range, ...filter.range });
    } else {
      if (filter.kind === "within") places.set(filter.attribute, parts.length);
      parts.push(filter);
    }
  }
  return parts.length === 1 ? parts[0]! : { kind: "all", of: parts };
}

/** A flat disjunction that merges the values of an attribute: `size:S OR size:M` reads the column once. */
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

/** Parses a number of limited length; undefined if it is malformed. */
export function readNumber(text: string): number | undefined {
  if (text.length > MAX_NUMBER_LENGTH || !NUMBER.test(text)) return undefined;
  return Number(text);
}

/** The attribute of the index for a name in a request. */
export function attributeOf(schema: IndexSchema, name: string): Attribute | undefined {
  const attributes = filterableAttributes(schema);
  return attributes.get(name) ?? (name === TAGS ? attributes.get("tags") : undefined);
}

function numberAttributeOf(schema: IndexSchema, name: string): Attribute | undefined {
  const attribute = attributeOf(schema, name);
  return attribute?.kind === "number" ? attribute : undefined;
}

/** True if the ranges have no bound in common. */
const areDisjoint = (one: Range, other: Range): boolean =>
  (Object.keys(other) as (keyof Range)[]).every((bound) => one[bound] === undefined);

const RANGES: Readonly<Record<Exclude<Comparison, "!=">, (number: number) => Range>> = {
  "=": (number) => ({ atLeast: number, atMost: number }),
  "<": (below) => ({ below }),
  "<=": (atMost) => ({ atMost }),
  ">": (above) => ({ above }),
  ">=": (atLeast) => ({ atLeast }),
};

const MAX_NUMBER_LENGTH = 32;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
