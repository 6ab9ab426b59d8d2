// Every search parameter of Algolia's clients: honoured, accepted because it cannot change the answer, or refused by name.

import type { SearchForFacetsOptions, SearchForHitsOptions, SearchParamsObject } from "algoliasearch";

/** The members of a request that are no parameters of the search. */
type Envelope = "indexName" | "type" | "facet";

/** Names from the types of the installed client, so that a parameter of a new version fails the type check until it has a row. */
export type ParameterName = Exclude<
  keyof SearchParamsObject | keyof SearchForFacetsOptions | keyof SearchForHitsOptions,
  Envelope
>;

export type Support =
  | { readonly kind: "honoured" }
  /** The answer is the same with and without it. */
  | { readonly kind: "accepted"; readonly reason: string }
  /** Refused, except for values that ask for what the shop does anyway. */
  | { readonly kind: "refused"; readonly reason: string; readonly isNeutral: (value: unknown) => boolean };

const honoured: Support = { kind: "honoured" };
const accepted = (reason: string): Support => ({ kind: "accepted", reason });

/** `neutral` are the values that change nothing. */
const refused = (reason: string, ...neutral: readonly unknown[]): Support => ({
  kind: "refused",
  reason,
  isNeutral: (value) => neutral.some((one) => isSame(one, value)),
});

/** Values of a query string are strings. Lists may be in any order. Nothing is compared deeply, because a request nests at will. */
function isSame(neutral: unknown, value: unknown): boolean {
  if (typeof value === "string")
    return value === (typeof neutral === "object" ? JSON.stringify(neutral) : String(neutral));
  if (Array.isArray(neutral)) {
    return Array.isArray(value) && value.length === neutral.length && neutral.every((one) => value.includes(one));
  }
  if (typeof neutral !== "object") return neutral === value;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

const GEOGRAPHY = "records have no location";
const RANKING = "the ranking is fixed; sort by a replica instead";

export const PARAMETERS: Readonly<Record<ParameterName, Support>> = {
  query: honoured,
  filters: honoured,
  facetFilters: honoured,
  numericFilters: honoured,
  tagFilters: honoured,
  optionalFilters: honoured,
  facets: honoured,
  maxValuesPerFacet: honoured,
  sortFacetValuesBy: honoured,
  facetQuery: honoured,
  maxFacetHits: honoured,
  distinct: honoured,
  page: honoured,
  hitsPerPage: honoured,
  offset: honoured,
  length: honoured,
  attributesToRetrieve: honoured,
  attributesToHighlight: honoured,
  attributesToSnippet: honoured,
  highlightPreTag: honoured,
  highlightPostTag: honoured,
  snippetEllipsisText: honoured,
  responseFields: honoured,
  getRankingInfo: honoured,
  clickAnalytics: honoured,
  analytics: honoured,
  ruleContexts: honoured,
  enableRules: honoured,
  queryType: honoured,
  typoTolerance: honoured,
  optionalWords: honoured,
  removeWordsIfNoResults: honoured,
  removeStopWords: honoured,
  queryLanguages: honoured,
  naturalLanguages: honoured,
  advancedSyntax: honoured,
  advancedSyntaxFeatures: honoured,

  userToken: accepted("hits are not personalised"),
  personalizationImpact: accepted("has no effect without enablePersonalization"),
  analyticsTags: accepted("figures have no tags"),
  percentileComputation: accepted("concerns the statistics of Algolia's dashboard"),
  enableABTest: accepted("there are no A/B tests"),
  enableReRanking: accepted("there is no re-ranking"),
  reRankingApplyFilter: accepted("there is no re-ranking"),
  semanticSearch: accepted('has no effect without mode "neuralSearch"'),
  aroundRadius: accepted("has no effect without aroundLatLng"),
  aroundPrecision: accepted("has no effect without aroundLatLng"),
  minimumAroundRadius: accepted("has no effect without aroundLatLng"),

  aroundLatLng: refused(GEOGRAPHY, ""),
  aroundLatLngViaIP: refused(GEOGRAPHY, false),
  insideBoundingBox: refused(GEOGRAPHY, "", []),
  insidePolygon: refused(GEOGRAPHY, "", []),
  similarQuery: refused("similar queries are not supported", ""),
  restrictSearchableAttributes: refused("the index keeps one field for each word of a product", [], "*", ["*"]),
  sumOrFiltersScores: refused("the scores of optional filters are always added", true),
  facetingAfterDistinct: refused("facets of distinct results always count products", true),
  enablePersonalization: refused("hits are not personalised", false),
  synonyms: honoured,
  ranking: refused(RANKING),
  relevancyStrictness: refused(RANKING, 100),
  restrictHighlightAndSnippetArrays: refused("lists are returned whole", false),
  allowTyposOnNumericTokens: refused("numbers are never corrected", false),
  disableTypoToleranceOnAttributes: refused("words are corrected in all fields or, with typoTolerance, in none", []),
  minWordSizefor1Typo: refused("words of four letters may have one typo", 4),
  minWordSizefor2Typos: refused("words of eight letters may have two typos", 8),
  ignorePlurals: refused("singular and plural always match each other", true, ["en"]),
  decompoundQuery: refused("words are not decompounded", false),
  mode: refused("there is no neural search", "keywordSearch"),
  disableExactOnAttributes: refused("exact matches count in all fields", []),
  exactOnSingleWordQuery: refused("a whole word is an exact match", "word"),
  alternativesAsExact: refused("plurals and synonyms are exact matches", ["ignorePlurals", "singleWordSynonym"]),
  replaceSynonymsInHighlight: refused("highlights keep the text", false),
  minProximity: refused("the distance of words does not count", 1),
  attributeCriteriaComputedByMinProximity: refused("the distance of words does not count", false),
  attributeCriteriaComputedBy: refused("every word counts with its best field", "sum"),
  renderingContent: refused("the shop decides what to render", {}),
  extensions: refused("there are no extensions", {}),
};
