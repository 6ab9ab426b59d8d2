import { DEFAULT_TAXONOMY } from "#catalogue";
import * as fc from "fast-check";
import type { Context } from "hono";
import { expect, test } from "vitest";
import { printListingRequest } from "#search/dialects/listing/print-request";
import { printSuggestionsRequest, suggestionsRequest } from "#search/dialects/suggestions/print-request";
import { all, is, LIMITS, within } from "#search/query";
import { randomCases } from "../../tools/test-runner/thorough.ts";
import { readConfig } from "../config.ts";
import { openPublicReads } from "../reads/public-reads.ts";
import { listingApp } from "./listing-app.ts";
import { demoSearch } from "./testing-listing.ts";

const CASES = randomCases(1_000, 10_000);

const { app, post, products, suggestions } = await demoSearch(20);

/** Sends a body and validates the shape of the response. */
async function ask(path: string, body: unknown): Promise<{ status: number; code: string | undefined }> {
  const response = await post(path, body);
  return shapeOf(response);
}

async function shapeOf(response: Response): Promise<{ status: number; code: string | undefined }> {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const text = await response.text();
  const answer = JSON.parse(text);
  if (response.status === 200) {
    if (answer.status !== "OK" || !Array.isArray(answer.result.hits))
      throw new Error(`no answer: ${text.slice(0, 200)}`);
    return { status: 200, code: undefined };
  }
  const [error] = answer.errors;
  if (answer.status !== "ERROR" || !error.code || !error.message || text.length > 1_000) {
    throw new Error(`no error of the dialect: ${text.slice(0, 200)}`);
  }
  return { status: response.status, code: error.code };
}

const GOOD: Readonly<Record<string, unknown>> = {
  "/listing": printListingRequest({
    text: "wool",
    filter: all(is("visibility", "YES"), within("eu_eur_price_f", { atLeast: 1 })),
    refinements: [{ attribute: "vendor", operator: "or", values: ["A"] }],
    facets: [{ attribute: "vendor", limit: 10 }],
    boosts: [{ filter: is("color", "Black"), weight: 1 }],
    highlighting: { fields: ["title"], before: "<", after: ">" },
    sort: { attribute: "published_at", direction: "descending" },
    ruleContexts: ["a"],
    fields: ["title"],
    offset: 1,
    limit: 2,
  }),
  "/suggestions": printSuggestionsRequest(
    suggestionsRequest("wo", "zh", { limit: 5, marks: { before: "<", after: ">" } }),
  ),
};

/** Fragments of filters, for mutations. */
const PIECES = [
  ..."visibility color eu_eur_price_f nonsense AND OR NOT IN WITHIN IS NULL TRUE".split(" "),
  ...'"YES" "\\ " ( ) [ ] , = != < >= 1 -1e9 1e400 😀 \0'.split(" "),
];
const clause = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(" "));

const junk = fc.oneof(
  clause,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, -1, 0.5, 1e300, "", [], {}, "-RANK", "+title", "a".repeat(600)),
  fc.string({ unit: "binary" }),
);

/** The paths of all values in a body. */
function places(body: unknown, path: readonly string[] = []): (readonly string[])[] {
  const own = path.length > 0 ? [path] : [];
  if (typeof body !== "object" || body === null) return own;
  return [...own, ...Object.entries(body).flatMap(([key, value]) => places(value, [...path, key]))];
}

function replaced(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...(body as object) };
  Object.assign(copy, { [key]: replaced((body as Record<string, unknown>)[key], rest, value) });
  return copy;
}

const fuzzed = (path: string) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...places(GOOD[path])), junk)
        .map(([at, value]) => replaced(GOOD[path], at, value)),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(400), fc.string({ maxLength: 3 })).map(([at, cut]) => {
        const text = JSON.stringify(GOOD[path]);
        return text.slice(0, at) + cut + text.slice(at + cut.length + 1);
      }),
    },
  );

test.each(Object.keys(GOOD))("fuzzed bodies to %s are answered or rejected in the API's format", async (path) => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fuzzed(path), async (body) => {
      const { status } = await ask(path, body);
      expect([200, 400]).toContain(status);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }),
    { numRuns: CASES },
  );
  // Both outcomes must occur often, or the mutations prove little.
  expect(seen.get(200)).toBeGreaterThan(CASES / 20);
  expect(seen.get(400)).toBeGreaterThan(CASES / 20);
});

test.each(Object.keys(GOOD))(
  "a body of ten megabytes to %s is rejected, with and without Content-Length",
  async (path) => {
    const large = JSON.stringify({ query_clause_info: { query_text: "x".repeat(10 << 20) } });
    const withLength = { method: "POST", body: large, headers: { "content-length": String(large.length) } };
    expect(await shapeOf(await app.request(path, withLength))).toEqual({ status: 413, code: "too-large" });
    const chunks = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(" ".repeat(1 << 16))),
    });
    const chunked = new Request(`http://shop${path}`, { method: "POST", body: chunks, duplex: "half" } as RequestInit);
    expect(await shapeOf(await app.request(chunked))).toEqual({ status: 413, code: "too-large" });
  },
);

test.each(Object.keys(GOOD))("a deeply nested body to %s is rejected", async (path) => {
  for (const body of [
    "[".repeat(500_000) + "]".repeat(500_000),
    '{"query_clause_info":'.repeat(40_000) + "1" + "}".repeat(40_000),
  ]) {
    expect(await ask(path, body)).toMatchObject({ status: 400 });
  }
});

test.each<[clauses: object, code: string]>([
  [{ query_filter: "nonsense=1" }, "unknown-attribute"],
  [{ query_filter: "color>1" }, "wrong-kind"],
  [{ query_filter: 'eu_eur_price_f="cheap"' }, "wrong-kind"],
  [{ query_filter: `${"NOT ".repeat(40)}color="Black"` }, "too-deep"],
  [{ query_filter: `color IN (${'"x",'.repeat(20_000)}"x")` }, "too-large"],
  [{ query_filter: `${"((((((((".repeat(50_000)}` }, "too-deep"],
  [{ query_filter: "color=Black" }, "bad-filter"],
  [{ sort: "-color" }, "not-sortable"],
  [{ sort: "-nonsense" }, "unknown-attribute"],
  [{ sort: "nonsense" }, "bad-sort"],
  [{ facets: [{ field: "visibility" }] }, "not-a-facet"],
  [{ facets: [{ field: "vendor", limit: 10_001 }] }, "too-large"],
  [{ facets: Array.from({ length: 101 }, () => ({ field: "vendor" })) }, "too-large"],
  [{ refinements: [{ field: "vendor", values: Array.from({ length: 6_000 }, String) }] }, "too-large"],
  [{ config_info: { start: -48 } }, "bad-page"],
  [{ config_info: { hit: -1 } }, "bad-page"],
  [{ config_info: { start: 0.5 } }, "bad-page"],
  [{ config_info: { hit: LIMITS.hitsPerPage + 1 } }, "bad-page"],
  [{ config_info: { start: LIMITS.deepestHit, hit: 1 } }, "bad-page"],
  [{ query_text: "x".repeat(LIMITS.textLength + 1) }, "too-large"],
])("[SR-04] a listing that cannot be run is refused: %.80j", async (clauses, code) => {
  expect(await ask("/listing", { query_clause_info: clauses })).toEqual({ status: 400, code });
});

test("other methods, empty bodies and invalid JSON are rejected in the same format", async () => {
  const get = await app.request("/listing");
  expect(get.headers.get("allow")).toBe("POST");
  expect(await shapeOf(get)).toEqual({ status: 405, code: "bad-method" });
  expect(await ask("/listing", "")).toEqual({ status: 400, code: "bad-json" });
  expect(await ask("/suggestions", "{")).toEqual({ status: 400, code: "bad-json" });
});

test("the error of a failed index is reported to the operator only", async () => {
  const failing = { search: () => Promise.reject(new Error("password=hunter2")) } as never;
  const withLength: unknown[] = [];
  const broken = listingApp({
    taxonomy: () => DEFAULT_TAXONOMY,
    products: failing,
    suggestions: failing,
    onError: (error) => withLength.push(error),
  });
  const response = await broken.request("/listing", { method: "POST", body: JSON.stringify(GOOD["/listing"]) });
  expect(await response.clone().text()).not.toContain("hunter2");
  expect(await shapeOf(response)).toEqual({ status: 500, code: "unavailable" });
  expect(withLength).toEqual([new Error("password=hunter2")]);
});

test.each([
  ["listings", "/listing", { query_clause_info: { config_info: { hit: 1000 } } }],
  ["suggestions", "/suggestions", printSuggestionsRequest(suggestionsRequest("coat", "en", { priceList: "www_usd" }))],
])(
  "a flood of %s gets 429 with Retry-After, others and the shop itself are answered [UF-03]",
  async (_, path, body) => {
    const reads = openPublicReads(
      readConfig({
        TRUSTED_PROXIES: "1",
        READ_REQUEST_COST: "60000",
        READ_CLIENT_COST: "1000",
        READ_QUEUE: "4",
        READ_WAIT_SECONDS: "1",
      }),
    );
    const isTrusted = (context: Context) => context.req.header("authorization") === "Bearer ours";
    const limited = listingApp({ taxonomy: () => DEFAULT_TAXONOMY, products, suggestions, reads, isTrusted });
    const send = (headers: Readonly<Record<string, string>>) =>
      limited.request(path, { method: "POST", headers, body: JSON.stringify(body) });
    const from = (address: string) => ({ "x-forwarded-for": address });
    const flood = await Promise.all(Array.from({ length: 40 }, () => send(from("192.0.2.1"))));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    for (const one of refused) {
      expect(Number(one.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
      expect(await shapeOf(one)).toEqual({ status: 429, code: "too-many-requests" });
    }
    expect((await send(from("192.0.2.2"))).status).toBe(200);
    expect((await send({ ...from("192.0.2.1"), authorization: "Bearer ours" })).status).toBe(200);
  },
);
