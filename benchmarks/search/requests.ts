// The requests of a query: one in the listing dialect, or several as Algolia's clients send them.

import { INITIAL_LISTS } from "#catalogue";
import { replicasOf } from "#search/dialects/algolia/index";
import { printListingRequest } from "#search/dialects/listing/print-request";
import { filterWithout, type Filter, type SearchQuery } from "#search/query";

export interface HttpRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export const ALGOLIA = { applicationId: "BENCH", apiKey: "search-key", index: "shop" };

export const listingRequest = (query: SearchQuery): HttpRequest =>
  posted("/search/listing", printListingRequest(query));

/** The page, and a request for each refined facet without its refinement, as InstantSearch does. */
export function algoliaRequest(query: SearchQuery): HttpRequest {
  const indexName = ALGOLIA.index + suffixOf(query);
  const refined = [...new Set((query.refinements ?? []).map(({ attribute }) => attribute))];
  const common = { query: query.text ?? "", distinct: true, maxValuesPerFacet: 1000 };
  const page = {
    ...common,
    hitsPerPage: query.limit,
    page: (query.offset ?? 0) / (query.limit ?? 1),
    facets: query.facets?.map(({ attribute }) => attribute),
    filters: printed(filterWithout(query)),
    attributesToHighlight: [],
  };
  const facets = refined.map((attribute) => ({
    ...common,
    hitsPerPage: 0,
    facets: [attribute],
    filters: printed(filterWithout(query, attribute)),
  }));
  const requests = [page, ...facets].map((params) => ({ indexName, ...params }));
  return posted(
    "/1/indexes/*/queries",
    { requests },
    { "x-algolia-application-id": ALGOLIA.applicationId, "x-algolia-api-key": ALGOLIA.apiKey },
  );
}

function posted(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpRequest {
  const bytes = Buffer.from(JSON.stringify(body));
  return {
    path,
    headers: { "content-type": "application/json", "content-length": String(bytes.length), ...headers },
    body: bytes,
  };
}

function suffixOf({ sort }: SearchQuery): string {
  for (const [suffix, order] of replicasOf(INITIAL_LISTS)) {
    if (order?.attribute === sort?.attribute && order?.direction === sort?.direction) return suffix;
  }
  throw new Error(`No replica has the sort ${JSON.stringify(sort)}.`);
}

/** In the syntax of Algolia's `filters`, only for the conditions of listings. */
function printed(filter: Filter): string {
  switch (filter.kind) {
    case "all":
      return filter.of.map((one) => (one.kind === "any" ? `(${printed(one)})` : printed(one))).join(" AND ");
    case "any":
      return filter.of.map(printed).join(" OR ");
    case "not":
      return `NOT (${printed(filter.of)})`;
    case "is": {
      const values = filter.values.map((value) => `${filter.attribute}:${JSON.stringify(value)}`);
      return values.length === 1 ? values[0]! : `(${values.join(" OR ")})`;
    }
    case "within": {
      const { atLeast, above, atMost, below } = filter.range;
      const bounds = Object.entries({ ">=": atLeast, ">": above, "<=": atMost, "<": below });
      return bounds
        .filter(([, bound]) => bound !== undefined)
        .map(([sign, bound]) => `${filter.attribute} ${sign} ${bound}`)
        .join(" AND ");
    }
    // Only used for prices, which are never 0.
    case "exists":
      return `${filter.attribute} > 0`;
  }
}
