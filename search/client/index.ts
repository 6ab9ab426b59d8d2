// The search client, published as `vitrine/search-client` (docs/search-client.md). For browsers and servers; it has no
// dependencies.

export { ApiError, DeserializationError, type FailedAttempt, RetryError } from "./errors.ts";
export { createTransport, type Transport, type TransportOptions } from "./transport.ts";
export {
  createSearchClient,
  type Credentials,
  type FacetHit,
  type SearchClient,
  type SearchParams,
  type SearchRequest,
  type SearchResponse,
} from "./search-client.ts";
export * from "./parameters.ts";
export { requestsOf } from "./requests.ts";
export { createSearch, type Search, type SearchProps, type SearchSnapshot } from "./search.ts";
export { type FoundHit, readResults, type SearchResults } from "./results.ts";
export { findResultsState, type ResultsProps, type ResultsState } from "./server-results.ts";
export { facetItems, type SortBy, type SortRule } from "./facet-values.ts";
export { type HierarchyItem, hierarchyItems, menuItems, numericMenuItems } from "./menu-items.ts";
export type { FacetItem, ItemOptions } from "../state/facet-items.ts";
export { type Bounds, refineRange } from "./range.ts";
export { type Pagination, paginationOf } from "./pagination.ts";
export { withRecommendations } from "./recommendations.ts";
export {
  createInsights,
  type Insights,
  type InsightsEvent,
  type InsightsHit,
  type InsightsMethod,
  type InsightsOptions,
} from "./insights.ts";
