import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "#api";
import type { Database } from "#commerce/database";
import { doubleDatabase } from "../../commerce/database/testing-double.ts";
import { readConfig } from "../config.ts";
import { openPublicReads } from "../reads/public-reads.ts";
import { testApi, type TestApi, operationId } from "./testing-graphql.ts";

const SECRET = "password=hunter2 in relation wishlist";
/** A database on which every operation fails, so that reaching it is visible. */
const broken: Database = doubleDatabase(new Proxy({} as Database["sql"], { get: () => fail() }));
function fail(): never {
  throw new Error(SECRET);
}
const brokenApi = (parts: Parameters<typeof testApi>[1] = {}): TestApi => testApi(broken, parts);
const TAG = `tag(shopId: "shop", slugOrId: "x") { name }`;

const nested = (depth: number): string => {
  const inner = (left: number): string => (left === 0 ? "__typename" : `... on Query { ${TAG} } ${inner(left - 1)}`);
  return `{ ${inner(depth)} }`;
};
const deep = `{ __type(name: "A") { ${"ofType { ".repeat(40)} name ${"} ".repeat(40)} } }`;
const wishlist =
  "{ queryWishlistByAccountId(shopId: 1) { ... on WishlistPage { items { product { variants { currencyPrice { price } } } } } } }";

test.each([
  ["tokens", `{ ${"__typename ".repeat(LIMITS.tokens)} }`],
  ["inline fragments", nested(200)],
  ["depth", deep],
  ["aliases", `{ ${Array.from({ length: LIMITS.aliases + 1 }, (_, at) => `a${at}: ${TAG}`).join(" ")} }`],
  [
    "aliases of fragments",
    `{ ${"...F ".repeat(3)} } fragment F on Query { ${Array.from({ length: 9 }, (_, at) => `b${at}: ${TAG}`).join(" ")} ...G } fragment G on Query { ${Array.from({ length: 9 }, (_, at) => `c${at}: ${TAG}`).join(" ")} }`,
  ],
  ["directives", `{ __typename ${"@skip(if: false) ".repeat(LIMITS.directives + 1)} }`],
  [
    "cost",
    `{ queryWishlistByAnonymousToken(shopId: 1, anonymousToken: "x", first: 100000) { ... on WishlistPage { items { product { title } } } } }`,
  ],
])("a document over the limit of %s is rejected before anything runs [GQ-08]", async (_, document) => {
  const api = brokenApi();
  const { status, data, errors } = await api.ask(document);
  expect(status).toBe(400);
  expect(data).toBeUndefined();
  expect(errors!.map(({ extensions }) => extensions.code)).toContain("QUERY_TOO_COMPLEX");
  expect(api.logged).toEqual([]);
});

const LOOK = "completeTheLook { x y product { title handle price { amount } } }";
const PAGE = "nodes { title handle price { amount currencyCode } variants { size sku price { amount } } }";

test.each([
  [
    "a long list",
    `{ products(first: 100) { nodes { variants { ${"id size sku title colour barcode ".repeat(9)} } } } }`,
    {},
  ],
  [
    "a list inside a list",
    `{ collections(first: 100) { nodes { products(first: 100) { nodes { title handle } } } } }`,
    {},
  ],
  [
    "a variable",
    `query ($n: Int) { collections(first: $n) { nodes { products(first: $n) { nodes { title handle } } } } }`,
    { n: 100 },
  ],
  [
    "a variable's default",
    `query ($n: Int = 100) { collections(first: $n) { nodes { products(first: $n) { nodes { title handle } } } } }`,
    {},
  ],
  ["aliases", `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: products(first: 100) { ${PAGE} }`).join(" ")} }`, {}],
  [
    "fragments under aliases",
    `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: products(first: 100) { ...P }`).join(" ")} } fragment P on ProductConnection { ${PAGE} }`,
    {},
  ],
  [
    "fragments of fragments",
    `{ ...A ...B } fragment A on Query { a: products(first: 100) { ...P } ...C } fragment B on Query { b: products(first: 100) { ...P } }
     fragment C on Query { ${Array.from({ length: 12 }, (_, at) => `c${at}: products(first: 100) { ...P }`).join(" ")} } fragment P on ProductConnection { ${PAGE} }`,
    {},
  ],
  [
    "a list argument",
    `query ($ids: [ID!]!) { ${Array.from({ length: 15 }, (_, at) => `a${at}: nodes(ids: $ids) { ... on Product { ${"title handle ".repeat(10)} } }`).join(" ")} }`,
    { ids: Array.from({ length: 100 }, () => "x") },
  ],
  ["a field that searches", `{ products(first: 48) { nodes { ${LOOK} } } }`, {}],
])(
  "[UF-04] [GQ-08] the cost counts the items that %s requests, and the error has both numbers",
  async (_, query, variables) => {
    const api = brokenApi();
    const { status, data, errors } = await api.ask(query, variables);
    expect([status, data]).toEqual([400, undefined]);
    expect(errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COMPLEX" } }]);
    expect(errors?.[0]?.message).toMatch(/requests \d{5,} fields; at most 20000 are allowed/);
    expect(api.logged).toEqual([]);
  },
);

test("[UF-04] a page of a list with all that a front end shows is within the limit", async () => {
  const api = brokenApi();
  const { errors } = await api.ask(
    `{ products(first: 48) { totalCount ${PAGE} facets { name label values { value label count isSelected } } } }`,
  );
  expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain("QUERY_TOO_COMPLEX");
  const looks = await api.ask(`{ products(first: 24) { nodes { title ${LOOK} } } }`);
  expect(looks.errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain("QUERY_TOO_COMPLEX");
});

test("the storefront's deepest query is within the limits [GQ-08]", async () => {
  const { errors } = await brokenApi().ask(wishlist);
  expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test("circular fragments are rejected, direct and indirect [GQ-08]", async () => {
  for (const document of [
    `{ ...A } fragment A on Query { ...A }`,
    `{ ...A } fragment A on Query { ...B } fragment B on Query { __typename ...A }`,
    `{ tag(shopId: 1, slugOrId: "x") { ...T } } fragment T on Tag { name ...U } fragment U on Tag { slug ...T }`,
  ]) {
    const { status, errors } = await brokenApi().ask(document);
    expect(status, document).toBe(400);
    expect(errors![0]!.extensions.code).toMatch(/GRAPHQL_VALIDATION_FAILED|QUERY_TOO_COMPLEX/);
  }
});

test("deeply nested variables cause no failure [GQ-08]", async () => {
  const depth = 20_000;
  const api = brokenApi();
  const body = `{"query":"{ __typename }","variables":{"v":${"[".repeat(depth)}${"]".repeat(depth)}}}`;
  const { status } = await api.post(body);
  expect(status).toBe(200);
  expect(api.logged).toEqual([]);
});

test("batches are rejected, small and large [GQ-08]", async () => {
  for (const length of [1, 2, 1_000]) {
    const { status, errors } = await brokenApi().post(Array.from({ length }, () => ({ query: `{ ${TAG} }` })));
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_REQUEST" } }]);
  }
});

test("a megabyte of variables is rejected, with and without Content-Length [GQ-08]", async () => {
  const api = brokenApi();
  const body = JSON.stringify({ query: "{ __typename }", variables: { x: "y".repeat(1024 * 1024) } });
  const rejected = await api.post(body);
  expect(rejected.status).toBe(413);
  expect(rejected.errors).toMatchObject([{ extensions: { code: "TOO_LARGE" } }]);
  const stream = new Blob([body]).stream();
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: stream, duplex: "half" };
  const withoutLength = await api.app.request("http://shop.test/", init as RequestInit);
  expect(withoutLength.status).toBe(413);
});

test("introspection and the explorer are off by default [GQ-08]", async () => {
  const ask = { query: "{ __schema { queryType { name } } }" };
  const html = { headers: { accept: "text/html" } };
  const closed = brokenApi();
  expect((await closed.post(ask)).errors![0]!.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
  expect((await closed.app.request("http://shop.test/", html)).status).toBe(400);
  expect((await closed.app.request("http://shop.test/schema.graphql")).status).toBe(404);
  const open = brokenApi({ isExplorable: true });
  expect((await open.post(ask)).data).toEqual({ __schema: { queryType: { name: "Query" } } });
  const page = await (await open.app.request("http://shop.test/", html)).text();
  // The content security policy allows nothing inline and nothing from other origins.
  expect(page).not.toMatch(/<style|style=|<script(?![^>]* src=)|https?:/);
  for (const file of [...page.matchAll(/(?:src|href)="\/graphql(\/[^"]+)"/g)].map(([, path]) => path!)) {
    expect((await open.app.request(`http://shop.test${file}`)).status, file).toBe(200);
  }
});

test("errors suggest no field names [GQ-08]", async () => {
  const { errors } = await brokenApi().ask(`{ tagz(shopId: 1) { name } }`);
  expect(errors![0]!.message).not.toContain("Did you mean");
});

test("requests from another site are rejected, whatever their content type [GQ-08]", async () => {
  const body = JSON.stringify({ query: `mutation { createWishlist(input: { shopId: "shop" }) { __typename } }` });
  const json = { "content-type": "application/json" };
  const from = async (headers: Record<string, string>) => {
    const api = brokenApi();
    const response = await api.app.request("http://shop.test/", { method: "POST", headers, body });
    expect(api.logged).toEqual([]);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    return response.status;
  };
  expect(await from({ ...json, origin: "https://evil.example" })).toBe(403);
  expect(await from({ ...json, origin: "null" })).toBe(403);
  expect(await from({ ...json, origin: "http://shop.test.evil.example" })).toBe(403);
  expect(await from({ ...json, "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await from({ ...json, "sec-fetch-site": "same-site" })).toBe(403);
  // Content types that a form can send without a preflight.
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]) {
    expect(await from({ "content-type": type }), type).toBe(415);
  }
  expect(await from({ "content-type": "text/plain; application/json" })).toBe(415);
});

test("the shop's own pages and programs are allowed, by the public origin [GQ-08]", async () => {
  const ask = { query: "{ __typename }" };
  expect((await brokenApi().post(ask)).status).toBe(200);
  expect((await brokenApi().post(ask, { origin: "http://shop.test" })).status).toBe(200);
  const behindProxy = brokenApi({ origin: "https://shop.example" });
  expect((await behindProxy.post(ask, { origin: "https://shop.example" })).status).toBe(200);
  expect((await behindProxy.post(ask, { origin: "http://shop.test" })).status).toBe(403);
});

test("GET runs persisted queries only, no mutations and no documents [GQ-08]", async () => {
  const api = brokenApi();
  const get = async (search: Record<string, string>) => {
    const response = await api.app.request(`http://shop.test/?${new URLSearchParams(search)}`);
    return { status: response.status, code: (await response.json()).errors?.[0]?.extensions.code };
  };
  const persisted = (id: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } });
  const variables = JSON.stringify({ input: { shopId: "shop" } });
  expect(await get({ query: "{ __typename }" })).toEqual({ status: 405, code: "BAD_METHOD" });
  expect(await get({ extensions: persisted(operationId("createWishlist")), variables })).toEqual({
    status: 405,
    code: "BAD_REQUEST",
  });
  expect(await get({ extensions: "{" })).toEqual({ status: 400, code: "BAD_JSON" });
  expect(await get({ extensions: persisted("0".repeat(64)) })).toEqual({
    status: 400,
    code: "PERSISTED_QUERY_NOT_FOUND",
  });
  expect(await get({})).toEqual({ status: 400, code: "BAD_USER_INPUT" });
  expect(api.logged).toEqual([]);
  const response = await get({
    extensions: persisted(operationId("tagQuery")),
    variables: JSON.stringify({ shopId: "shop", slugOrId: "x" }),
  });
  // It reached the broken database.
  expect(response).toEqual({ status: 200, code: "INTERNAL_SERVER_ERROR" });
});

test("an internal failure is masked and logged once, and the other fields are returned [GQ-03] [GQ-08] [ER-01]", async () => {
  const api = brokenApi();
  const { status, data, errors, response } = await api.ask(
    `{ pageSections(shopId: "shop") { _id } topBarSections(shopId: "shop") { _id } __typename }`,
  );
  expect(status).toBe(200);
  expect(data).toEqual({ pageSections: null, topBarSections: null, __typename: "Query" });
  expect(errors).toMatchObject([
    { message: "Unexpected error.", path: ["pageSections"], extensions: { code: "INTERNAL_SERVER_ERROR" } },
    { message: "Unexpected error.", path: ["topBarSections"], extensions: { code: "INTERNAL_SERVER_ERROR" } },
  ]);
  expect(await response.text()).not.toMatch(/hunter2|stack|relation/);
  expect(api.logged.map(String)).toEqual([`Error: ${SECRET}`, `Error: ${SECRET}`]);
});

test("with the database overloaded, the response has Retry-After [GQ-08] [ER-02]", async () => {
  const full = new Proxy({} as Database["sql"], {
    get: () => () => {
      throw new Error("Failed query", { cause: new Error("timeout exceeded when trying to connect") });
    },
  });
  const { status, response, errors } = await testApi(doubleDatabase(full)).ask(`{ ${TAG} }`);
  expect([status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(errors).toMatchObject([{ message: "Unexpected error." }]);
});

test("variables of the wrong type are rejected by name, and nothing runs [GQ-08]", async () => {
  const api = brokenApi();
  const query = `query ($shopId: ID!, $slugs: [String!]!) { tags(shopId: $shopId, slugs: $slugs) { edges { cursor } } }`;
  for (const variables of [
    {},
    { shopId: null, slugs: [] },
    { shopId: {}, slugs: [] },
    { shopId: 1.5, slugs: [] },
    { shopId: "shop", slugs: [null] },
    { shopId: "shop", slugs: [{ $gt: "" }] },
    { shopId: "shop", slugs: "a\0b" },
    { shopId: "shop", slugs: "a\ud800b" },
    { shopId: ["shop"], slugs: [] },
  ]) {
    const { status, errors } = await api.ask(query, variables);
    expect(status, JSON.stringify(variables)).toBe(400);
    expect(errors![0]!.extensions.code).toBe("BAD_USER_INPUT");
  }
  for (const variables of ["text", [], 7]) expect((await api.ask(query, variables)).status).toBe(400);
  const literal = await api.ask(String.raw`{ tag(shopId: "a\u0000b", slugOrId: "x") { name } }`);
  expect(literal.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  expect(api.logged).toEqual([]);
});

test("a request over the time limit is aborted [GQ-08]", async () => {
  const never = {
    select: () => ({ from: () => ({ where: () => ({ orderBy: () => ({ limit: () => new Promise(() => {}) }) }) }) }),
  } as unknown as Database["sql"];
  const { status, errors } = await testApi(doubleDatabase(never), { seconds: 0.05 }).ask(`{ ${TAG} }`);
  expect(status).toBe(504);
  expect(errors).toMatchObject([{ extensions: { code: "TIMEOUT" } }]);
});

const words = fc.constantFrom(
  ...'query mutation subscription fragment on { } ( ) [ ] : ! $ @ ... " """ # , = | & tag tags shop product __typename __schema name shopId slugOrId slugs first null true 1 -1 1e99 9999999999999999 $x \\u0000 ü 高 \u0000 \uD800 createWishlist input'.split(
    " ",
  ),
);
const bodies = fc.oneof(
  fc.array(words, { maxLength: 60 }).map((list) => ({ query: list.join(" ") })),
  fc.array(words, { maxLength: 30 }).map((list) => ({ query: `{ ${list.join(" ")} }`, variables: { x: list } })),
  fc.record(
    { query: fc.string({ unit: "binary" }), variables: fc.json(), extensions: fc.json() },
    { requiredKeys: [] },
  ),
  fc.json().map((json) => JSON.parse(json) as unknown),
  fc.dictionary(fc.constantFrom("query", "variables", "operationName", "extensions", "id"), fc.anything()),
);

test("no generated document causes a server error [GQ-08]", async () => {
  const api = brokenApi();
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const text = toJson(body);
      if (text === undefined) return;
      const { status, data, errors } = await api.post(text);
      expect(status).toBeLessThan(500);
      expect(data === undefined && errors === undefined).toBe(false);
      for (const { extensions, message } of errors ?? []) {
        expect(extensions.code).toMatch(/^[A-Z_]+$/);
        expect(message).not.toContain("hunter2");
      }
    }),
    { numRuns: 300 },
  );
});

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

test("the documented limits are the real ones", () => {
  const text = readFileSync("docs/graphql.md", "utf8");
  const row = (name: string) => new RegExp(`^\\| ${name}\\s*\\|\\s*(\\d+)`, "m").exec(text)?.[1];
  expect(row("tokens of a document")).toBe(String(LIMITS.tokens));
  expect(row("depth")).toBe(String(LIMITS.depth));
  expect(row("aliases")).toBe(String(LIMITS.aliases));
  expect(row("directives")).toBe(String(LIMITS.directives));
  expect(row("cost")).toBe(String(LIMITS.cost));
  expect(row("body")).toBe(String(LIMITS.bodyBytes / 1024));
  expect(row("time")).toBe(String(LIMITS.seconds));
});

test("a flood of operations gets 429 with Retry-After, and others are answered [UF-03]", async () => {
  const config = readConfig({
    TRUSTED_PROXIES: "1",
    READ_CLIENT_COST: "1000",
    READ_REQUEST_COST: "400000",
    READ_QUEUE: "4",
    READ_WAIT_SECONDS: "1",
  });
  const api = brokenApi({ reads: openPublicReads(config) });
  const document = `{ products(first: 100) { ${PAGE} } }`;
  const from = (address: string) => ({ "x-forwarded-for": address });
  const flood = await Promise.all(Array.from({ length: 20 }, () => api.ask(document, {}, from("192.0.2.1"))));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(5);
  for (const { errors, response } of refused) {
    expect(errors).toMatchObject([{ extensions: { code: "TOO_MANY_REQUESTS" } }]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  }
  expect((await api.ask("{ __typename }", {}, from("192.0.2.2"))).status).toBe(200);
});
