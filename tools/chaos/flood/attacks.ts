// Requests that ask for as much as a public API gives, one kind each.

export interface Attack {
  readonly title: string;
  readonly path: (at: number) => string;
  /** Absent for GET. */
  readonly body?: unknown;
  readonly accept?: string;
}

const INDEX = "vitrine_products";
const EVERYTHING = { hitsPerPage: 1000, facets: ["*"] };
const KEYS = "x-algolia-application-id=vitrine&x-algolia-api-key=public";
const MULTI = `/1/indexes/*/queries?${KEYS}`;
const DATA = "application/vnd.vitrine.data+json";
const COUNTRIES = ["us", "de", "fr", "it", "es", "gb", "jp", "kr", "nl", "be", "at", "ch", "se", "dk", "au", "ca"];
const PRODUCT = "nodes { id title handle descriptionHtml price { amount currencyCode } variants { size sku } }";

const multi = (queries: number, query: object): unknown => ({
  requests: Array.from({ length: queries }, () => ({ indexName: INDEX, ...query })),
});

export const ATTACKS: readonly Attack[] = [
  { title: "multi-query of 10 × 1,000 hits, all facets", path: () => MULTI, body: multi(10, EVERYTHING) },
  { title: "query of 1,000 hits, all facets", path: () => MULTI, body: multi(1, EVERYTHING) },
  { title: "50 queries without hits", path: () => MULTI, body: multi(50, { query: "black", hitsPerPage: 0 }) },
  { title: "deep page", path: () => MULTI, body: multi(1, { hitsPerPage: 1000, page: 99 }) },
  { title: "browse", path: () => `/1/indexes/${INDEX}/browse?${KEYS}`, body: { hitsPerPage: 1000 } },
  {
    title: "1,000 objects",
    path: () => `/1/indexes/*/objects?${KEYS}`,
    body: { requests: Array.from({ length: 1000 }, (_, at) => ({ indexName: INDEX, objectID: `${at}` })) },
  },
  {
    title: "recommendations, 1,000 each",
    path: () => `/1/indexes/*/recommendations?${KEYS}`,
    body: {
      requests: Array.from({ length: 9 }, () => ({
        indexName: INDEX,
        model: "trending-items",
        threshold: 0,
        maxRecommendations: 1000,
      })),
    },
  },
  {
    title: "GraphQL, 6 × 100 products",
    path: () => "/graphql",
    body: {
      query: `{ ${Array.from({ length: 6 }, (_, at) => `a${at}: products(first: 100) { ${PRODUCT} }`).join(" ")} }`,
    },
  },
  {
    title: "listing API, 1,000 hits",
    path: () => "/search/listing",
    body: { query_clause_info: { config_info: { hit: 1000 } } },
  },
  {
    title: "suggestions",
    path: () => "/search/suggestions",
    body: { lang: "en_US", query_clause_info: { query_text: "b", config_info: { start: 0, hit: 200 } } },
  },
  {
    title: "GraphQL, every facet of 20 lists",
    path: () => "/graphql",
    body: {
      query: `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: products(first: 1) { nodes { id } facets { name values { value count } } }`).join(" ")} }`,
    },
  },
  { title: "listings with facets", path: (at) => `/collections/women?refinementList[Color][0]=Black&page=${at}` },
  { title: "data of listings", path: (at) => `/collections/all?sort=price-asc&page=${at}`, accept: DATA },
  {
    title: "pages of long searches",
    path: (at) => `/pages/search?qTitle=${encodeURIComponent("black wool coat with long sleeves ".repeat(50))}${at}`,
  },
  { title: "forms of 30 kB for the console", path: () => "/console/sign-in", body: { email: "x".repeat(30_000) } },
  { title: "sign-in of the console", path: (at) => `/console/sign-in?to=${at}` },
  { title: "merchant feeds", path: (at) => `/${COUNTRIES[at % COUNTRIES.length]}/feeds/google-merchant.xml` },
];
