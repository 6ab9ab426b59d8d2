// The Algolia dialect: parses requests into queries and prints results as Algolia's clients expect them. Pure.

export type { DerivedField } from "./derived.ts";
export { readEvents } from "./events.ts";
export { parseFacetSearch, printFacetSearch } from "./facet-search.ts";
export {
  BY_TITLE,
  indexNames,
  listIndexNames,
  replicasOf,
  resolveIndex,
  type IndexNames,
  type IndexRole,
  type ResolvedIndex,
} from "./index-names.ts";
export { levelsOf, type AlgoliaSchema, type Hierarchy } from "./hierarchy.ts";
export { rawParametersOf, isObject, type RawParameters } from "./parameters.ts";
export { parseSearch, type Fallback, type Search } from "./parse-search.ts";
export { isProblem, noSuchIndex, noSuchObject, problem, refused, type Problem } from "./problem.ts";
export { printSearch } from "./print-search.ts";
export {
  readRecommendations,
  RECOMMENDATIONS,
  relatedSearch,
  SCORED_FIELDS,
  scoreOf,
  withFilter,
  type Recommendation,
} from "./recommend.ts";
export { readRequests, type Request } from "./requests.ts";
export { browseTooLarge, nextCursor, readBrowse, walkCursor, type BrowsePage, type Walk } from "./browse.ts";
export { objectsQuery, printObject, readObjectRequest, readObjectRequests, type ObjectRequest } from "./objects.ts";
export { settingsOf } from "./settings.ts";
