import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { openPublicReads } from "../../reads/public-reads.ts";
import { CREDENTIALS, testApp } from "./testing-algolia.ts";

const KEYS = { "x-algolia-application-id": CREDENTIALS.applicationId, "x-algolia-api-key": CREDENTIALS.apiKey };

function open(environment: Readonly<Record<string, string>> = {}) {
  const app = testApp({ reads: openPublicReads(readConfig({ TRUSTED_PROXIES: "1", ...environment })) });
  return (path: string, body: unknown, address = "192.0.2.1") =>
    app.request(path, {
      method: "POST",
      headers: { ...KEYS, "x-forwarded-for": address },
      body: JSON.stringify(body),
    });
}

const EVERYTHING = { indexName: "shop", hitsPerPage: 1000, facets: ["*"] };
const multi = (queries: number) => ({ requests: Array.from({ length: queries }, () => EVERYTHING) });

test("a multi-query that asks for everything ten times is refused before it runs [UF-03]", async () => {
  const post = open();
  const response = await post("/1/indexes/*/queries", multi(10));
  expect(response.status).toBe(400);
  expect((await response.json()).message).toMatch(/costs \d+; at most 1000000 is allowed\. Request fewer hits/);
  expect((await post("/1/indexes/*/queries", multi(1))).status).toBe(200);
});

test.each([
  ["multi-queries", "/1/indexes/*/queries", multi(1)],
  ["searches", "/1/indexes/shop/query", { hitsPerPage: 1000, facets: ["*"] }],
  ["browsing", "/1/indexes/shop/browse", { hitsPerPage: 1000, facets: ["*"] }],
  ["facet searches", "/1/indexes/shop/facets/vendor/query", {}],
  [
    "objects",
    "/1/indexes/*/objects",
    { requests: Array.from({ length: 900 }, (_, at) => ({ indexName: "shop", objectID: `${at}` })) },
  ],
  [
    "recommendations",
    "/1/indexes/*/recommendations",
    {
      requests: Array.from({ length: 9 }, () => ({
        indexName: "shop",
        model: "trending-items",
        threshold: 0,
        maxRecommendations: 900,
      })),
    },
  ],
])("a flood of %s gets 429 with Retry-After, others are answered [UF-03]", async (_, path, body) => {
  const post = open({ READ_CLIENT_COST: "1000", READ_QUEUE: "4", READ_WAIT_SECONDS: "1" });
  const flood = await Promise.all(Array.from({ length: 160 }, () => post(path, body)));
  const refused = flood.filter(({ status }) => status === 429);
  expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(20);
  for (const one of refused) expect(Number(one.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect((await post("/1/indexes/shop/query", { query: "" }, "192.0.2.2")).status).toBe(200);
});

test("[UF-03] settings, synonyms, lists of indexes and events have a cost, and a list is read once a second", async () => {
  const costs: number[] = [];
  const reads = {
    ...openPublicReads(readConfig({})),
    admit: async (_: unknown, cost: number) => {
      costs.push(cost);
      return { kind: "admitted" as const, release: () => {} };
    },
  };
  const app = testApp({ reads });
  const event = { eventType: "view", eventName: "Seen", index: "shop", userToken: "u1", objectIDs: ["1"] };
  for (const [path, body] of [
    ["/1/indexes"],
    ["/1/indexes/shop/settings"],
    ["/1/indexes/shop/synonyms/search", { query: "" }],
    ["/1/events", { events: [event, event] }],
  ] as const) {
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
    expect([path, (await app.request(path, { ...init, headers: KEYS })).status]).toEqual([path, 200]);
  }
  expect(costs).toEqual([500, 500, 500, 600]);
  const post = open({ READ_REQUEST_COST: "1000", READ_CLIENT_COST: "1000", READ_QUEUE: "4", READ_WAIT_SECONDS: "1" });
  const flood = await Promise.all(Array.from({ length: 60 }, () => post("/1/events", { events: [event] })));
  expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
});

test("an answer above the limit is refused [UF-03]", async () => {
  const reads = openPublicReads(readConfig({}));
  const app = testApp({ reads: { ...reads, answerBytes: 100 } });
  const refused = await app.request("/1/indexes/shop", { headers: KEYS });
  expect(refused.status).toBe(413);
  expect((await refused.json()).message).toMatch(/^The answer is larger than/);
});
