// For tests that compare search backends over HTTP: requests of all search APIs, and what pages show.

import type { Hono } from "hono";
import { printListingRequest } from "#search/dialects/listing/print-request";
import { within, type SearchQuery } from "#search/query";

export async function post({ app }: { readonly app: Pick<Hono, "request"> }, path: string, body: unknown) {
  const init = { method: "POST", body: JSON.stringify(body), headers: ALGOLIA };
  const answer = await app.request(path, init);
  return { status: answer.status, body: answer.status === 200 ? comparable(await answer.json()) : undefined };
}

const ALGOLIA = { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" };

export const listing = (query: SearchQuery) => printListingRequest(query);
const algolia = (params: object) => ({ requests: [{ indexName: "vitrine_products", ...params }] });
export const REQUESTS: readonly (readonly [path: string, body: unknown])[] = [
  ["/search/listing", listing({ limit: 48, facets: [{ attribute: "vendor" }, { attribute: "eu_eur_price_f" }] })],
  [
    "/search/listing",
    listing({
      text: "wool sneaker",
      refinements: [
        { attribute: "size", operator: "or", values: ["S", "M"] },
        { attribute: "vendor", operator: "or", values: ["Nordlys"] },
      ],
      facets: [{ attribute: "size" }, { attribute: "vendor" }, { attribute: "product_type" }],
      limit: 10,
    }),
  ],
  [
    "/search/listing",
    listing({
      filter: within("eu_eur_price_f", { atLeast: 110, below: 150 }),
      sort: { attribute: "eu_eur_price_f", direction: "descending" },
      offset: 5,
      limit: 20,
    }),
  ],
  ["/search/listing", listing({ text: "snaekers", highlighting: { fields: ["title"], before: "<b>", after: "</b>" } })],
  ["/search/suggestions", { platform: "rep_web", query_clause_info: { query_text: "wool" } }],
  ["/search/suggestions", { platform: "rep_web", query_clause_info: { query_text: "nord" } }],
  ["/1/indexes/*/queries", algolia({ query: "belted", hitsPerPage: 12, facets: ["vendor", "size"] })],
  ["/1/indexes/*/queries", algolia({ query: "", distinct: true, filters: "department:women AND size:XS", page: 1 })],
];

/** Removes what may differ between two responses to the same request. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (VARYING.has(key) ? undefined : value)));
const VARYING = new Set(["queryID", "query_id", "processingTimeMS", "serverTimeMS", "request_id", "searchtime"]);

/** Without the frame, which contains products too. */
const mainOf = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

/** Handles of the products that a page shows. */
export const productsIn = (html: string): readonly string[] => [
  ...new Set([...mainOf(html).matchAll(/href="[^"]*\/products\/([^"?]+)/g)].map(([, handle]) => handle!)),
];
