// Checks a query against the limits and against what the attributes of a schema support. Pure.

import {
  LIMITS,
  type Boost,
  type FacetGroup,
  type FacetRequest,
  type Filter,
  type Range,
  type Refusal,
  type Refinement,
} from "./query.ts";
import type { SearchQuery, Value, WordRules } from "./query.ts";
import type { Attribute, IndexSchema } from "./schema.ts";

/** Undefined if the query is valid. Runs on every search, so it allocates only for a refusal. */
export function checkQuery(query: SearchQuery, schema: IndexSchema): Refusal | undefined {
  return (
    checkPage(query.offset ?? 0, query.limit ?? 0) ??
    checkText(query.text) ??
    checkWordRules(query.wordRules) ??
    checkConditions(query, filterableAttributes(schema)) ??
    checkSort(query, schema) ??
    checkFacets(query.facets ?? NOTHING, schema)
  );
}

/** The attributes that filters can use, including the ids of products and variants as keywords. */
export function filterableAttributes(schema: IndexSchema): ReadonlyMap<string, Attribute> {
  const known = KNOWN.get(schema.attributes);
  if (known !== undefined) return known;
  const attributes = new Map(schema.attributes.map((attribute) => [attribute.name, attribute]));
  attributes.set(schema.productId, { name: schema.productId, kind: "keyword", level: "product" });
  attributes.set(schema.variantId, { name: schema.variantId, kind: "keyword", level: "variant" });
  KNOWN.set(schema.attributes, attributes);
  return attributes;
}

/** Converts a value to the number of a numeric or date attribute; undefined if it is malformed. */
export function numberFor(attribute: Attribute, value: Value): number | undefined {
  if (typeof value === "string" && attribute.isDate === true) {
    const moment = ISO_MOMENT.test(value) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(moment) ? undefined : moment;
  }
  if (typeof value === "string" && value.trim() === "") return undefined;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}

const KNOWN = new WeakMap<readonly Attribute[], ReadonlyMap<string, Attribute>>();
const NOTHING: readonly never[] = [];
const ISO_MOMENT = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?)?$/;

function checkPage(offset: number, limit: number): Refusal | undefined {
  if (!isCount(offset)) return refuse("bad-page", `The offset must be a whole number of at least 0, not ${offset}.`);
  if (!isCount(limit)) return refuse("bad-page", `The limit must be a whole number of at least 0, not ${limit}.`);
  if (limit > LIMITS.hitsPerPage) {
    return refuse("bad-page", `The limit must be at most ${LIMITS.hitsPerPage}, not ${limit}.`);
  }
  if (offset + limit <= LIMITS.deepestHit) return undefined;
  return refuse("bad-page", `The offset and limit must add up to at most ${LIMITS.deepestHit}, not ${offset + limit}.`);
}

function checkText(text = ""): Refusal | undefined {
  if (text.length <= LIMITS.textLength) return undefined;
  return refuse("too-large", `The text must have at most ${LIMITS.textLength} characters, not ${text.length}.`);
}

function checkWordRules({ optional = NOTHING, excluded = NOTHING }: WordRules = {}): Refusal | undefined {
  for (const list of [optional, excluded]) {
    if (list.length > LIMITS.wordRules) {
      return refuse(
        "too-large",
        `A query can have at most ${LIMITS.wordRules} optional and excluded words each, not ${list.length}.`,
      );
    }
    for (const text of list) {
      const refusal = checkText(text);
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

/** The filter, refinements and boosts share one limit of nodes, because together they determine the cost of a search. */
function checkConditions(query: SearchQuery, known: ReadonlyMap<string, Attribute>): Refusal | undefined {
  const allowance: Allowance = { known, nodes: 0 };
  if (query.filter !== undefined) {
    const refusal = checkFilter(query.filter, 1, allowance);
    if (refusal !== undefined) return refusal;
  }
  for (const refinement of query.refinements ?? NOTHING) {
    const refusal = checkRefinement(refinement, allowance);
    if (refusal !== undefined) return refusal;
  }
  for (const boost of query.boosts ?? NOTHING) {
    const refusal = checkBoost(boost, allowance);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

interface Allowance {
  readonly known: ReadonlyMap<string, Attribute>;
  nodes: number;
}

/** Checks the depth before each recursion, so that no filter overflows the stack. */
function checkFilter(filter: Filter, depth: number, allowance: Allowance): Refusal | undefined {
  if (depth > LIMITS.filterDepth) {
    return refuse("too-deep", `Filters can be nested at most ${LIMITS.filterDepth} levels deep.`);
  }
  switch (filter.kind) {
    case "all":
    case "any": {
      const refusal = spend(allowance, 1);
      if (refusal !== undefined) return refusal;
      for (const part of filter.of) {
        const refusalOfPart = checkFilter(part, depth + 1, allowance);
        if (refusalOfPart !== undefined) return refusalOfPart;
      }
      return undefined;
    }
    case "not":
      return spend(allowance, 1) ?? checkFilter(filter.of, depth + 1, allowance);
    case "is":
      return checkValues(filter.attribute, filter.values, allowance);
    case "within":
      return checkRange(filter.attribute, filter.range, allowance);
    case "exists":
      if (!allowance.known.has(filter.attribute)) return unknown(filter.attribute);
      return spend(allowance, 1);
  }
}

function checkRefinement(refinement: Refinement, allowance: Allowance): Refusal | undefined {
  if ("range" in refinement) return checkRange(refinement.attribute, refinement.range, allowance);
  return checkValues(refinement.attribute, refinement.values, allowance);
}

function checkBoost(boost: Boost, allowance: Allowance): Refusal | undefined {
  if (Number.isFinite(boost.weight)) return checkFilter(boost.filter, 1, allowance);
  return refuse("wrong-kind", `The weight of a boost must be a number, not ${boost.weight}.`);
}

function checkValues(name: string, values: readonly Value[], allowance: Allowance): Refusal | undefined {
  const attribute = allowance.known.get(name);
  if (attribute === undefined) return unknown(name);
  const refusal = spend(allowance, 1 + values.length);
  if (refusal !== undefined || attribute.kind === "keyword") return refusal;
  for (const value of values) {
    if (numberFor(attribute, value) !== undefined) continue;
    const wanted = attribute.isDate === true ? "dates (milliseconds since 1970 or ISO 8601)" : "numbers";
    return refuse("wrong-kind", `The attribute ${quote(name)} has ${wanted}, not ${quote(String(value))}.`);
  }
  return undefined;
}

function checkRange(name: string, range: Range, allowance: Allowance): Refusal | undefined {
  const attribute = allowance.known.get(name);
  if (attribute === undefined) return unknown(name);
  if (attribute.kind !== "number")
    return refuse("wrong-kind", `The attribute ${quote(name)} has text values and cannot be filtered by a range.`);
  if (isBound(range.atLeast) && isBound(range.above) && isBound(range.atMost) && isBound(range.below)) {
    return spend(allowance, 1);
  }
  return refuse("wrong-kind", `The bounds of the range of ${quote(name)} must be numbers.`);
}

function checkSort({ sort }: SearchQuery, schema: IndexSchema): Refusal | undefined {
  if (sort === undefined || schema.sortableTexts?.includes(sort.attribute)) return undefined;
  const attribute = filterableAttributes(schema).get(sort.attribute);
  if (attribute === undefined) return unknown(sort.attribute);
  if (attribute.isSortable === true && attribute.kind === "number") return undefined;
  return refuse("not-sortable", `The attribute ${quote(sort.attribute)} is not sortable.`);
}

function checkFacets(facets: readonly FacetRequest[], schema: IndexSchema): Refusal | undefined {
  if (facets.length > LIMITS.facets) {
    return refuse("too-large", `A query can have at most ${LIMITS.facets} facets, not ${facets.length}.`);
  }
  for (const facet of facets) {
    const refusal = checkFacet(facet, schema);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function checkFacet({ attribute: name, limit = 0, matching = "", groups }: FacetRequest, schema: IndexSchema) {
  const attribute = filterableAttributes(schema).get(name);
  if (attribute === undefined) return unknown(name);
  if (attribute.isFacet !== true) return refuse("not-a-facet", `The attribute ${quote(name)} is not a facet.`);
  if (!isCount(limit)) {
    return refuse("too-large", `The limit of a facet must be a whole number of at least 0, not ${limit}.`);
  }
  if (limit > LIMITS.facetValues) {
    return refuse("too-large", `The limit of a facet must be at most ${LIMITS.facetValues}, not ${limit}.`);
  }
  return checkText(matching) ?? (groups && checkGroups(attribute, groups));
}

function checkGroups({ name, kind }: Attribute, groups: readonly FacetGroup[]): Refusal | undefined {
  if (kind !== "keyword")
    return refuse("wrong-kind", `The attribute ${quote(name)} has numbers, which cannot be grouped.`);
  let values = groups.length;
  for (const group of groups) values += group.values.length;
  if (values <= LIMITS.filterNodes) return undefined;
  return refuse("too-large", `The groups of a facet can have at most ${LIMITS.filterNodes} values in total.`);
}

function spend(allowance: Allowance, nodes: number): Refusal | undefined {
  allowance.nodes += nodes;
  if (allowance.nodes <= LIMITS.filterNodes) return undefined;
  return refuse(
    "too-large",
    `Filters, refinements and boosts can have at most ${LIMITS.filterNodes} conditions and values in total.`,
  );
}

const unknown = (name: string) => refuse("unknown-attribute", `The index has no attribute ${quote(name)}.`);
const refuse = (reason: Refusal["reason"], message: string): Refusal => ({ kind: "refused", reason, message });
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
const isBound = (value: number | undefined) =>
  value === undefined || (typeof value === "number" && !Number.isNaN(value));

/** Quotes and shortens a name from a request, and escapes control characters. */
const quote = (name: string) => JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
