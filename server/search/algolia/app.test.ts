import { gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { PRODUCTS, testRecords } from "#search/dialects/algolia/testing";
import { PRODUCT_SCHEMA } from "#search/products";
import { is } from "#search/query";
import { createOracle } from "#search/testing/oracle";
import { CREDENTIALS, testApp } from "./testing-algolia.ts";

const KEYS = { "x-algolia-application-id": CREDENTIALS.applicationId, "x-algolia-api-key": CREDENTIALS.apiKey };
const app = testApp();

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const response = await app.request(path, { method: "POST", headers: { ...KEYS, ...headers }, body: sent });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const get = async (path: string) => {
  const response = await app.request(path, { headers: KEYS });
  return { status: response.status, body: await response.json() };
};
const query = async (given: object, index = "shop") => (await post(`/1/indexes/${index}/query`, given)).body;

test("[SR-06] [SR-18] a search returns complete hits with their counts", async () => {
  const { status, body, headers } = await post("/1/indexes/shop/query", {
    query: "",
    distinct: true,
    hitsPerPage: 7,
    page: 1,
    attributesToHighlight: [],
    clickAnalytics: true,
  });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/json; charset=UTF-8");
  expect(body).toMatchObject({ nbHits: PRODUCTS, page: 1, nbPages: 9, hitsPerPage: 7, query: "", index: "shop" });
  expect(body).toMatchObject({ exhaustiveNbHits: true, exhaustive: { nbHits: true }, renderingContent: {} });
  expect(body.params).toBe(
    "query=&distinct=true&hitsPerPage=7&page=1&attributesToHighlight=%5B%5D&clickAnalytics=true",
  );
  expect(body.queryID).toMatch(/^[\da-f]{32}$/);
  const { fields, variants } = testRecords[7]!;
  expect(body.hits[0]).toEqual({ ...fields, ...variants[0]!.fields, _distinctSeqID: 0 });
});

test("[SR-07] [SR-15] index names select the sort order", async () => {
  const first = async (index: string) => (await query({ distinct: 1, hitsPerPage: 1 }, index)).hits[0].product_id;
  expect(await first("shop")).toBe("p0");
  expect(await first("shop_date_desc")).toBe("p59");
  const { hits } = await query({ distinct: 1, hitsPerPage: 100 }, "shop_display_title");
  const titles = hits.map(({ title }: { readonly title: string }) => title.normalize("NFKD").toLowerCase());
  expect(titles).toHaveLength(PRODUCTS);
  expect(titles).toEqual(titles.toSorted());
  expect(await first("shop_eu_eur_price_desc")).toBe("p59");
  expect(await first("shop_eu_eur_price_asc")).toBe("p0");
  expect((await query({ query: "chl" }, "shop_suggestions")).hits[0]).toMatchObject({ objectID: "s1", title: "Chloé" });
});

test("facet values are sorted by count, and numeric facets have a range", async () => {
  const body = await query({ distinct: 1, facets: ["vendor", "size", "eu_eur_price_f"], filters: "vendor:Chloé" });
  expect(body.nbHits).toBe(15);
  expect(body.facets.vendor).toEqual({ Chloé: 15 });
  expect(body.facets.size).toEqual({ "38": 15, "40": 15, XL: 15 });
  expect(body.facets_stats).toEqual({ eu_eur_price_f: { min: 110, max: 670, avg: 390, sum: 5850 } });
});

test("highlights and snippets mark the matches", async () => {
  const { hits } = await query({
    query: "leather bag",
    distinct: 1,
    attributesToRetrieve: ["handle"],
    attributesToHighlight: ["title", "handle"],
    attributesToSnippet: ["body_html:4", "title:2"],
    getRankingInfo: true,
  });
  expect(hits[0]).toEqual({
    handle: "product-2",
    objectID: "p2-38",
    _snippetResult: {
      body_html: { value: "<p>A jil sander leather…", matchLevel: "none" },
      title: { value: "…<em>Leather</em> <em>Bag</em>", matchLevel: "full" },
    },
    _highlightResult: {
      title: {
        value: "Jil Sander <em>Leather</em> <em>Bag</em>",
        matchLevel: "full",
        fullyHighlighted: false,
        matchedWords: ["leather", "bag"],
      },
      handle: { value: "product-2", matchLevel: "none", matchedWords: [] },
    },
    _rankingInfo: expect.objectContaining({ words: 2, nbTypos: 0 }),
    _distinctSeqID: 0,
  });
});

test("[FL-20] facet value search returns 10 values by default and 100 at most", async () => {
  const search = (given: object) => post("/1/indexes/shop/facets/vendor/query", given);
  const { body } = await search({ facetQuery: "chloe", distinct: 1, params: "filters=color%3ABlack" });
  expect(body.facetHits).toEqual([{ value: "Chloé", highlighted: "<em>Chloé</em>", count: 5 }]);
  expect(
    (await search({ facetQuery: "s" })).body.facetHits.map(({ highlighted }: { highlighted: string }) => highlighted),
  ).toEqual(["Acne <em>S</em>tudios", "Jil <em>S</em>ander", "Levi'<em>s</em>"]);
  expect((await search({ maxFacetHits: 1 })).body.facetHits).toHaveLength(1);
  for (const maxFacetHits of [0, 101]) {
    expect((await search({ maxFacetHits })).body).toEqual({
      message: 'Invalid value for "maxFacetHits" parameter, expected integer between 1 and 100',
      status: 400,
    });
  }
  expect((await post("/1/indexes/shop/facets/title/query", {})).body.message).toContain("Cannot search in `title`");
});

test("one request answers several queries, facet value searches included", async () => {
  const { body } = await post("/1/indexes/*/queries", {
    requests: [
      { indexName: "shop", params: "query=coat&distinct=1" },
      { indexName: "shop_suggestions", query: "acne" },
      { indexName: "shop", type: "facet", facet: "color", params: "facetQuery=bl" },
    ],
  });
  expect(body.results.map(({ nbHits }: { nbHits?: number }) => nbHits)).toEqual([12, 1, undefined]);
  expect(body.results[2].facetHits).toEqual([{ value: "Black", highlighted: "<em>Bl</em>ack", count: 60 }]);
});

test("stopIfEnoughMatches skips the remaining queries once one has enough hits", async () => {
  const requests = ["shop", "shop_date_desc"].map((indexName) => ({ indexName, hitsPerPage: 2 }));
  const { body } = await post("/1/indexes/*/queries", { requests, strategy: "stopIfEnoughMatches" });
  expect(body.results).toMatchObject([
    { processed: true, nbHits: 180 },
    { processed: false, nbHits: 0, hits: [] },
  ]);
});

test("a page beyond the deepest hit is empty with a message and correct counts", async () => {
  const body = await query({ page: 1000, hitsPerPage: 1000 });
  expect(body).toMatchObject({ hits: [], nbHits: 180, page: 1000 });
  expect(body.message).toContain("you can only fetch the 100000 hits for this query");
  expect(await query({ offset: 170, length: 20 })).toMatchObject({ nbHits: 180, offset: 170, length: 20 });
});

test("responseFields limits the response", async () => {
  expect(Object.keys(await query({ responseFields: ["nbHits", "page"] }))).toEqual(["nbHits", "page"]);
  expect(await query({ hitsPerPage: 0, responseFields: ["*"] })).toMatchObject({ hits: [], nbPages: 0, nbHits: 180 });
});

test("searches by URL, with credentials in the query string in any case", async () => {
  const keys = `X-Algolia-Application-Id=${CREDENTIALS.applicationId}&x-algolia-api-key=${CREDENTIALS.apiKey}`;
  const response = await app.request(`/1/indexes/shop?query=coat&distinct=1&facets=vendor,size&${keys}`);
  expect(await response.json()).toMatchObject({ nbHits: 12, facets: { vendor: { Chloé: 3 } } });
});

test("reads records by objectID", async () => {
  const { fields, variants } = testRecords[3]!;
  expect((await get("/1/indexes/shop/p3-40")).body).toEqual({ ...fields, ...variants[1]!.fields });
  expect((await get("/1/indexes/shop/p3-40?attributesToRetrieve=title,size")).body).toEqual({
    objectID: "p3-40",
    title: "Levi's Denim Jacket",
    size: "40",
  });
  expect((await get("/1/indexes/shop/none")).body).toEqual({ message: "ObjectID does not exist", status: 404 });
  const requests = ["p1-XL", "none", "p2-XL"].map((objectID) => ({
    indexName: "shop",
    objectID,
    attributesToRetrieve: ["size"],
  }));
  expect((await post("/1/indexes/*/objects", { requests })).body.results).toEqual([
    { objectID: "p1-XL", size: "XL" },
    null,
    { objectID: "p2-XL", size: "XL" },
  ]);
});

test("browsing returns every record once, and the last page has no cursor", async () => {
  for (const [hitsPerPage, pages] of [
    [50, 3],
    [60, 2],
    [1000, 1],
  ]) {
    const seen: string[] = [];
    const cursors: unknown[] = [];
    let body: object = { params: `hitsPerPage=${hitsPerPage}&filters=NOT%20size%3AXL`, attributesToRetrieve: ["size"] };
    do {
      const answer = (await post("/1/indexes/shop/browse", body)).body;
      seen.push(...answer.hits.map(({ objectID }: { objectID: string }) => objectID));
      cursors.push(answer.cursor);
      body = { cursor: answer.cursor };
    } while (cursors.at(-1) !== undefined && cursors.length < 10);
    expect(cursors).toHaveLength(pages!);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  }
  expect((await post("/1/indexes/shop/browse", { cursor: "!" })).status).toBe(400);
  expect((await post("/1/indexes/shop/browse", { hitsPerPage: 0 })).body).not.toHaveProperty("cursor");
});

test("settings list the searchable, facetable and sortable attributes", async () => {
  const { body } = await get("/1/indexes/shop/settings");
  expect(body).toMatchObject({ attributeForDistinct: "product_id", hitsPerPage: 20, paginationLimitedTo: 100_000 });
  expect(body.attributesForFaceting).toContain("searchable(vendor)");
  expect(body.replicas).toContain("shop_eu_eur_price_asc");
  expect((await get("/1/indexes/shop_date_desc/settings")).body).toMatchObject({ primary: "shop" });
});

const EVENT = {
  eventType: "view",
  eventName: "Product seen",
  index: "shop",
  userToken: "anonymous-1",
  objectIDs: ["p0-38"],
};
const FOUND = { ...EVENT, eventType: "click", queryID: "0".repeat(32), positions: [1] };

test.each([
  ["a view", EVENT],
  ["a click in results", FOUND],
  [
    "a conversion",
    { ...FOUND, eventType: "conversion", eventSubtype: "addToCart", positions: undefined, currency: "EUR" },
  ],
  ["a filter", { ...EVENT, objectIDs: undefined, filters: ["vendor:Chlo%C3%A9"], index: "shop_date_desc" }],
  ["a time", { ...EVENT, timestamp: Date.now() - 60_000 }],
])("[SR-14] an event is accepted: %s", async (_, event) => {
  const { status, body } = await post("/1/events", { events: [EVENT, event] });
  expect([status, body]).toEqual([200, { status: 200, message: "OK" }]);
});

test.each([
  ["no events", { events: [] }, "events: "],
  ["events that are no list", { events: "x" }, "events: "],
  ["an unknown type", { events: [{ ...EVENT, eventType: "look" }] }, "events.0.eventType: "],
  ["a missing name", { events: [EVENT, { ...EVENT, eventName: undefined }] }, "events.1.eventName: "],
  ["a name in Chinese", { events: [{ ...EVENT, eventName: "点击" }] }, "events.0.eventName: expected 1 to 64 ASCII"],
  ["no user token", { events: [{ ...EVENT, userToken: "" }] }, "events.0.userToken: "],
  ["a query id of another service", { events: [{ ...FOUND, queryID: "x" }] }, "events.0.queryID: "],
  ["a click without its place", { events: [{ ...FOUND, positions: [] }] }, "events.0.positions: expected one for each"],
  [
    "neither records nor filters",
    { events: [{ ...EVENT, objectIDs: undefined }] },
    "events.0.objectIDs: expected either",
  ],
  [
    "too many records",
    { events: [{ ...EVENT, objectIDs: Array.from({ length: 21 }, String) }] },
    "events.0.objectIDs: ",
  ],
  ["an unknown index", { events: [{ ...EVENT, index: "other" }] }, "events.0.index: there is no index"],
  ["an old event", { events: [{ ...EVENT, timestamp: 1 }] }, "events.0.timestamp: expected a time within"],
])("[SR-14] an invalid event is refused with its place: %s", async (_, given, message) => {
  const { status, body } = await post("/1/events", given);
  expect([status, body]).toEqual([422, { status: 422, message: expect.stringContaining(message) }]);
});

test("a visibility filter applies to every kind of request", async () => {
  const backend = createOracle(PRODUCT_SCHEMA, testRecords);
  const products = { backend, schema: PRODUCT_SCHEMA, visible: is("vendor", "Chloé") };
  const narrowed = testApp({ indexes: { products, suggestions: products } });
  const ask = async (path: string, body?: object) =>
    narrowed.request(path, { headers: KEYS, ...(body && { method: "POST", body: JSON.stringify(body) }) });
  const filters = "vendor:Chloé OR NOT vendor:Chloé";
  expect(await (await ask("/1/indexes/shop/query", { filters })).json()).toMatchObject({ nbHits: 45 });
  expect((await ask("/1/indexes/shop/p0-38")).status).toBe(404);
  expect((await ask("/1/indexes/shop/p1-38")).status).toBe(200);
});

test("wrong or missing credentials get Algolia's 403", async () => {
  for (const headers of [
    {},
    { ...KEYS, "x-algolia-api-key": "other" },
    { ...KEYS, "x-algolia-application-id": "OTHER" },
  ]) {
    const response = await app.request("/1/indexes/shop", { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: "Invalid Application-ID or API key", status: 403 });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  }
});

test("preflight requests from any site succeed without credentials and allow the clients' headers", async () => {
  const response = await app.request("/1/indexes/*/queries", {
    method: "OPTIONS",
    headers: {
      origin: "https://shop.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-algolia-api-key,x-algolia-application-id,request-id",
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-methods")).toContain("POST");
  expect(response.headers.get("access-control-allow-headers")).toMatch(/x-algolia-api-key.*request-id/);
});

test("unknown paths get 404, and invalid JSON gets 400", async () => {
  expect((await post("/1/indexes/nope/query", {})).body).toEqual({ message: "Index nope does not exist", status: 404 });
  expect((await post("/1/indexes/*/queries", { requests: [{ indexName: "nope" }] })).status).toBe(404);
  expect((await get("/1/nothing")).body).toEqual({ message: "Path not found", status: 404 });
  for (const body of ["", "{", "[]", "null", "3", "query=x"]) {
    expect((await post("/1/indexes/shop/query", body)).status, body).toBe(400);
  }
  for (const body of [{}, { requests: {} }, { requests: [1] }, { requests: [{}] }, { requests: [], strategy: "x" }]) {
    expect((await post("/1/indexes/*/queries", body)).status).toBe(400);
  }
});

test("bodies may be gzipped; too large ones are rejected, by their decompressed size", async () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request("/1/indexes/shop/query", { method: "POST", headers: { ...KEYS, ...headers }, body });
  const gzip = { "content-encoding": "gzip" };
  const packed = await send(gzipSync(JSON.stringify({ query: "coat", distinct: 1 })), gzip);
  expect(await packed.json()).toMatchObject({ nbHits: 12 });
  const large = JSON.stringify({ query: "", x: "x".repeat(10_000_000) });
  for (const response of [await send(large), await send(gzipSync(large), gzip)]) {
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ status: 413 });
  }
  expect((await send("{}", gzip)).status).toBe(400);
  expect((await send("{}", { "content-encoding": "br" })).status).toBe(415);
});

test("mounted at the root, it leaves all other paths alone", async () => {
  const whole = new Hono().get("/1", (context) => context.text("page")).route("/", app);
  whole.all("*", (context) => context.text(`page ${context.req.path}`));
  expect(await (await whole.request("/collections/women", { method: "OPTIONS" })).text()).toBe(
    "page /collections/women",
  );
  expect((await whole.request("/")).headers.get("access-control-allow-origin")).toBeNull();
  expect((await whole.request("/1/indexes/shop")).status).toBe(403);
  expect((await whole.request("/1/indexes/nope", { headers: KEYS })).status).toBe(404);
});

test("a failed backend gets 500 without the reason, which is reported", async () => {
  const errors: unknown[] = [];
  const broken = { ...createOracle(PRODUCT_SCHEMA), search: () => Promise.reject(new Error("secret")) };
  const index = { backend: broken, schema: PRODUCT_SCHEMA };
  const failing = testApp({ indexes: { products: index, suggestions: index }, onError: (error) => errors.push(error) });
  const response = await failing.request("/1/indexes/shop", { headers: KEYS });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: "Internal server error", status: 500 });
  expect(errors).toMatchObject([{ message: "secret" }]);
});
