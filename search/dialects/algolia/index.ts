// The Algolia dialect: parses requests into queries and prints results as Algolia's clients expect them. Pure.

export { readEvents } from "./events.ts";
export { parseFacetSearch, printFacetSearch } from "./facet-search.ts";
export {
  BY_TITLE,
  indexNames,
  REPLICAS,
  resolveIndex,
  type IndexNames,
  type IndexRole,
  type ResolvedIndex,
} from "./index-names.ts";
export { rawParametersOf, isObject, type RawParameters } from "./parameters.ts";
export { parseSearch, type Fallback } from "./parse-search.ts";
export { isProblem, noSuchIndex, noSuchObject, problem, refused, type Problem } from "./problem.ts";
export { printSearch } from "./print-search.ts";
export { readRequests, type Request } from "./requests.ts";
export { nextCursor, readBrowse, browseTooLarge } from "./browse.ts";
export { objectsQuery, printObject, readObjectRequest, readObjectRequests, type ObjectRequest } from "./objects.ts";
export { settingsOf } from "./settings.ts";
