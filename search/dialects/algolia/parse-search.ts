// Parses a search request into a query and the shape of its response.

import { LIMITS, type Boost, type Filter, type SearchQuery } from "../../query.ts";
import { derivedOf, type DerivedField } from "./derived.ts";
import { levelNames, levelOf, type AlgoliaSchema, type Hierarchy } from "./hierarchy.ts";
import { allOf, attributeOf } from "./conditions.ts";
import { parseFacetFilters, parseNumericFilters, parseOptionalFilters, parseTagFilters } from "./filter-lists.ts";
import { parseFilters } from "./filters.ts";
import type { ResolvedIndex } from "./index-names.ts";
import { printParameters, readParameters, type RawParameters, type Parameters } from "./parameters.ts";
import { isProblem, type Problem } from "./problem.ts";
import { readSnippets, type Snippets } from "./snippets.ts";
import { readWords, type Words } from "./words.ts";

export interface Search {
  readonly kind: "search";
  readonly query: SearchQuery;
  /** Queries to try in order while there are no hits. */
  readonly fallbacks: readonly Fallback[];
  /** Language of the query, if the client names it. */
  readonly language?: string;
  /** Rules of the shop do not apply. */
  readonly isWithoutRules?: true;
  readonly shape: ResponseShape;
}

/** The query with words that hits may lack. */
export interface Fallback {
  readonly query: SearchQuery;
  readonly dropped: readonly string[];
}

/** The parts of a request that affect its response. */
export interface ResponseShape {
  readonly index: string;
  readonly text: string;
  readonly params: string;
  readonly window: Window;
  readonly facets: readonly AskedFacet[];
  readonly facetLimit: number;
  readonly facetSort: "count" | "alpha";
  readonly hierarchy?: Hierarchy;
  readonly distinct: number;
  /** Fields to omit from the hits. */
  readonly without: ReadonlySet<string>;
  /** True if the JSON of the hits has no objectID. */
  readonly needsObjectId: boolean;
  readonly derived: readonly DerivedField[];
  readonly highlighted: readonly string[];
  /** Fields that share the highlight of another one. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly snippets: Snippets;
  /** Highlighted and snippeted fields that the backend marks, and those that it does not. */
  readonly searched: readonly string[];
  readonly unsearched: readonly string[];
  readonly hasQueryId: boolean;
  /** False for further pages, and if the client asks not to count it: a search while the shopper types. */
  readonly isCounted: boolean;
  readonly hasRankingInfo: boolean;
  /** Members of the response; all of them if absent. */
  readonly members?: ReadonlySet<string>;
}

export interface AskedFacet {
  readonly asked: string;
  readonly attribute: string;
  /** Only for a facet of categories. */
  readonly level?: number;
}

export interface Window {
  readonly offset: number;
  readonly limit: number;
  /** True if requested by offset and length rather than by page. */
  readonly isByOffset: boolean;
  readonly page: number;
  /** True if it starts beyond the last accessible hit. The response then has counts but no hits. */
  readonly isTooDeep: boolean;
}

export const HITS_PER_PAGE = 20;
export const VALUES_PER_FACET = 100;

export function parseSearch(
  raw: RawParameters,
  index: ResolvedIndex,
  schema: AlgoliaSchema,
  derivedFields: readonly DerivedField[] = [],
): Search | Problem {
  const read = readParameters(raw);
  if (read.kind === "problem") return read;
  const { parameters } = read;
  const conditions = parseConditions(parameters, schema);
  if (conditions.kind === "problem") return conditions;
  const { filter, boosts } = conditions;
  const words = readWords(parameters);
  if (words.kind === "problem") return words;
  const window = windowOf(parameters);
  const facets = facetsOf(parameters, schema);
  const snippets = readSnippets(parameters);
  const asked = parameters.attributesToHighlight ?? EVERY;
  const aliases = new Map(
    derivedFields.flatMap(({ name, highlightedAs }) => (highlightedAs ? [[name, highlightedAs] as const] : [])),
  );
  const highlighted = asked.includes("*") ? [...schema.text, ...aliases.keys()] : asked;
  const { query: text = "", distinct = 0, attributesToRetrieve = EVERY, responseFields } = parameters;
  const derived = derivedOf(attributesToRetrieve, derivedFields);
  const named = [...highlighted, ...snippets.fields.keys()];
  const marked = [...new Set(named.map((name) => aliases.get(name) ?? name))];
  const searched = marked.filter((name) => schema.text.includes(name));
  const sources = derived.flatMap((field) => field.sources);
  const fields = fieldsOf(attributesToRetrieve, [schema.variantId, ...marked, ...sources]);
  const facetLimit = parameters.maxValuesPerFacet ?? VALUES_PER_FACET;
  const facetSort = parameters.sortFacetValuesBy ?? "count";
  const query: SearchQuery = {
    ...textOf(words),
    ...(filter && { filter }),
    ...(index.sort && { sort: index.sort }),
    ...(boosts.length > 0 && { boosts }),
    offset: window.isTooDeep ? 0 : window.offset,
    limit: window.isTooDeep ? 0 : Math.min(window.limit, LIMITS.deepestHit - window.offset),
    ...(fields && { fields }),
    ...(facets.length > 0 && {
      facets: [...Map.groupBy(facets, ({ attribute }) => attribute)].map(([attribute, all]) => ({
        attribute,
        // Levels are sums of all values.
        limit: all.some(({ level }) => level !== undefined) ? LIMITS.facetValues : facetLimit,
        sort: facetSort === "alpha" ? "value" : "count",
      })),
    }),
    isDistinct: distinct > 0,
    ...(searched.length > 0 && { highlighting: { fields: searched, before: snippets.before, after: snippets.after } }),
    ...(parameters.ruleContexts && { ruleContexts: parameters.ruleContexts.slice(0, LIMITS.ruleContexts) }),
  };
  const shape: ResponseShape = {
    index: index.name,
    text,
    params: printParameters(raw),
    window,
    facets,
    facetLimit,
    facetSort,
    ...(schema.hierarchy && { hierarchy: schema.hierarchy }),
    distinct,
    without: withoutOf(attributesToRetrieve, fields),
    needsObjectId: schema.variantId !== "objectID",
    derived,
    highlighted,
    aliases,
    snippets,
    searched,
    unsearched: marked.filter((name) => !searched.includes(name)),
    hasQueryId: parameters.clickAnalytics === true,
    isCounted: parameters.analytics !== false && window.offset === 0,
    hasRankingInfo: parameters.getRankingInfo === true,
    ...(responseFields && !responseFields.includes("*") && { members: new Set(responseFields) }),
  };
  return {
    kind: "search",
    query,
    fallbacks: fallbacksOf(query, words),
    ...languageOf(parameters),
    ...rulesOf(parameters),
    shape,
  };
}

export const rulesOf = ({ enableRules }: Parameters): Pick<Search, "isWithoutRules"> =>
  enableRules === false ? { isWithoutRules: true } : {};

/** Uses the first of `queryLanguages`. */
export const languageOf = ({ queryLanguages }: Parameters): Pick<Search, "language"> =>
  queryLanguages?.[0] === undefined ? {} : { language: queryLanguages[0] };

/** The text of a query with the rules of its words. */
export const textOf = ({ text, wordRules }: Words): Pick<SearchQuery, "text" | "wordRules"> => ({
  ...(text.trim() !== "" && { text }),
  ...(wordRules && { wordRules }),
});

export const fallbacksOf = (query: SearchQuery, { wordRules, attempts }: Words): readonly Fallback[] =>
  attempts.map((dropped) => ({
    dropped,
    query: { ...query, wordRules: { ...wordRules, optional: [...(wordRules?.optional ?? []), ...dropped] } },
  }));

interface Conditions {
  readonly kind: "conditions";
  readonly filter: Filter | undefined;
  readonly boosts: readonly Boost[];
}

/** The filter and boosts of a search or facet search. */
export function parseConditions(parameters: Parameters, schema: AlgoliaSchema): Conditions | Problem {
  const boosts: Boost[] = [];
  const filters: Filter[] = [];
  const written = parseFilters(parameters.filters ?? "", schema);
  if (written.kind === "problem") return written;
  boosts.push(...written.boosts);
  filters.push(written.filter);
  const lists = [
    parseFacetFilters(parameters.facetFilters ?? NONE, schema),
    parseTagFilters(parameters.tagFilters ?? NONE, schema),
    parseNumericFilters(parameters.numericFilters ?? NONE, schema),
  ];
  for (const filter of lists) {
    if (filter.kind === "problem") return filter;
    filters.push(filter);
  }
  const optional = parseOptionalFilters(parameters.optionalFilters ?? NONE, schema);
  if (isProblem(optional)) return optional;
  boosts.push(...optional);
  const filter = allOf(filters);
  return { kind: "conditions", filter: filter.kind === "all" && filter.of.length === 0 ? undefined : filter, boosts };
}

/** Offset and length override page and hitsPerPage, as in Algolia. */
function windowOf({ page = 0, hitsPerPage = HITS_PER_PAGE, offset, length }: Parameters): Window {
  const isByOffset = offset !== undefined || length !== undefined;
  const limit = isByOffset ? (length ?? HITS_PER_PAGE) : hitsPerPage;
  const start = isByOffset ? (offset ?? 0) : page * hitsPerPage;
  return { offset: start, limit, isByOffset, page, isTooDeep: start >= LIMITS.deepestHit };
}

/** The requested facets that the index has. Algolia omits others too. */
function facetsOf({ facets = [] }: Parameters, schema: AlgoliaSchema): ResponseShape["facets"] {
  const counted = facets.includes("*")
    ? [...schema.attributes.filter(({ isFacet }) => isFacet).map(({ name }) => name), ...levelNames(schema)]
    : [...new Set(facets.map(unwrapped))];
  return counted.flatMap((asked) => {
    const level = levelOf(schema, asked);
    if (level !== undefined) return [{ asked, attribute: schema.hierarchy!.attribute, level }];
    const attribute = attributeOf(schema, asked);
    return attribute?.isFacet ? [{ asked, attribute: attribute.name }] : [];
  });
}

/** `searchable(vendor)` and `filterOnly(vendor)` mean vendor. */
export function unwrapped(facet: string): string {
  for (const wrapper of ["searchable(", "filterOnly(", "afterDistinct("]) {
    if (facet.startsWith(wrapper) && facet.endsWith(")")) return facet.slice(wrapper.length, -1);
  }
  return facet;
}

/** The fields to fetch, including the id and highlighted fields; undefined for all fields or exclusions only. */
function fieldsOf(asked: readonly string[], always: readonly string[]): readonly string[] | undefined {
  if (asked.includes("*") || (asked.length > 0 && asked.every(isExclusion))) return undefined;
  return [...new Set([...always, ...asked.filter((name) => !isExclusion(name))])].filter((name) => name !== "*");
}

/** Fields that are fetched only for highlighting, and excluded ones. */
function withoutOf(asked: readonly string[], fields: readonly string[] | undefined): ReadonlySet<string> {
  if (fields === undefined)
    return new Set(
      asked
        .filter(isExclusion)
        .map((name) => name.slice(1))
        .filter(isOptional),
    );
  return new Set(fields.slice(1).filter((name) => !asked.includes(name)));
}

const isOptional = (name: string): boolean => name !== "objectID";
const isExclusion = (name: string): boolean => name.startsWith("-");

const EVERY: readonly string[] = ["*"];
const NONE: readonly never[] = [];
