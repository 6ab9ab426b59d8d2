// The contract of search backends: tests with results worked out by hand, and comparisons with the oracle.

import { afterAll, describe, expect, test } from "vitest";
import type { SearchBackend } from "./backend.ts";
import { PRODUCT_SCHEMA } from "./products.ts";
import { exists, readHit, within, type SearchResult } from "./query.ts";
import type { IndexRecord } from "./schema.ts";
import type { Case, Feature } from "./testing/cases.ts";
import { addArrangementTests } from "./testing/arrangement-contract.ts";
import { addChangeTests } from "./testing/change-contract.ts";
import { find, type AddTest, type BackendContract, type ContractPart } from "./testing/contract.ts";
import { FACET_CASES } from "./testing/facet-cases.ts";
import { FILTER_CASES } from "./testing/filter-cases.ts";
import { addGeneratedTests } from "./testing/generated-contract.ts";
import { addIntentTests, intentRecords } from "./testing/intent-contract.ts";
import { HIGHLIGHT_CASES } from "./testing/highlight-cases.ts";
import { addLargerTests, productRecords } from "./testing/larger-contract.ts";
import { ORDER_CASES } from "./testing/order-cases.ts";
import { REFUSAL_CASES } from "./testing/refusal-cases.ts";
import { SMALL_SCHEMA, smallRecords } from "./testing/small-corpus.ts";
import { RANKINGS, TEXT_CASES } from "./testing/text-cases.ts";
import { WORD_RULE_CASES } from "./testing/word-rule-cases.ts";

export function describeBackend(name: string, contract: BackendContract): void {
  describe(`${name} as a search backend`, () => {
    const tests: { readonly title: string; readonly needs: Feature | undefined; readonly body: () => Promise<void> }[] =
      [];
    const add: AddTest = (title, needs, body) => tests.push({ title, needs, body });
    const small = opened(() => contract.open(SMALL_SCHEMA, smallRecords()));
    const intent = opened(() => contract.open(PRODUCT_SCHEMA, intentRecords()));
    const products = opened(() => contract.open(PRODUCT_SCHEMA, productRecords()));
    const parts: Readonly<Record<ContractPart, () => void>> = {
      small: () => {
        addSmallTests(small.backend, add);
        addArrangementTests(small.backend, add);
      },
      intent: () => addIntentTests(intent.backend, add),
      ranking: () => addRankingTests(contract.open, add),
      changes: () => addChangeTests(contract.open, add),
      larger: () => addLargerTests(contract.open, products.backend, add),
      generated: () => addGeneratedTests(contract, add),
    };
    for (const [part, addTests] of Object.entries(parts))
      if (contract.parts?.includes(part as ContractPart) ?? true) addTests();
    afterAll(() => Promise.all([small.close(), intent.close(), products.close()]));
    const titled = tests.map((one) => [one.title, one] as const);
    test.for(titled)("%s", async ([, { needs, body }], { skip }) => {
      const gap = needs && contract.gaps?.[needs];
      skip(gap !== undefined, `${name} cannot: ${gap}`);
      expect.hasAssertions();
      await body();
    });
  });
}

/** Opens one backend on demand for all tests of the same records, which only read. */
function opened(open: () => Promise<SearchBackend>) {
  let backend: Promise<SearchBackend> | undefined;
  return { backend: () => (backend ??= open()), close: async () => (await backend)?.close() };
}

function addSmallTests(backend: () => Promise<SearchBackend>, add: AddTest): void {
  for (const one of CASES) {
    add(one.title, one.needs, async () => check(await backend(), one));
  }
  for (const { title, text, product, field, highlight } of HIGHLIGHT_CASES) {
    add(`highlight: ${title}`, "highlighting", async () => {
      const { hits } = await find(await backend(), {
        text,
        limit: 100,
        highlighting: { fields: ["title", field], before: "[", after: "]" },
      });
      expect(hits.find(({ id }) => id === product)!.highlights![field]).toEqual(highlight);
    });
  }
  add("no highlights unless requested", "highlighting", async () => {
    const { hits } = await find(await backend(), { text: "wool" });
    expect(hits.map(({ highlights }) => highlights)).toEqual([undefined, undefined]);
  });
  add("every result is exact and has an id of 32 hexadecimal digits", undefined, async () => {
    const { queryId, isExact } = await find(await backend(), {});
    expect(queryId).toMatch(/^[0-9a-f]{32}$/);
    expect(isExact).toBe(true);
  });
  add(
    "[SR-04] rule contexts are accepted, and reported as unused while there are no rules",
    "rule-contexts",
    async () => {
      const ruleContexts = Array.from({ length: 12 }, (_, place) => `context-${place}`);
      const found = await find(await backend(), { text: "wool", ruleContexts });
      expect(found).toMatchObject({ total: 2, unusedRuleContexts: ruleContexts.slice(0, 10) });
      expect(await find(await backend(), { text: "wool" })).not.toHaveProperty("unusedRuleContexts");
    },
  );
  for (const [title, fields, hit] of FIELDS) {
    add(`fields: ${title}`, undefined, async () => {
      const { hits } = await find(await backend(), { text: "ruby", ...(fields && { fields }) });
      expect(readHit(hits[0]!)).toEqual(hit);
    });
  }
}

const CASES: readonly Case[] = [
  ...FILTER_CASES,
  ...FACET_CASES,
  ...TEXT_CASES,
  ...WORD_RULE_CASES,
  ...ORDER_CASES,
  ...REFUSAL_CASES,
];

const DRESS = { ...smallRecords()[1]!.fields, ...smallRecords()[1]!.variants[0]!.fields };
const FIELDS: readonly (readonly [title: string, fields: readonly string[] | undefined, hit: object])[] = [
  ["all fields of the product and the matching variant", undefined, DRESS],
  ["some fields of both", ["title", "price", "tags"], { title: "Silk dress", price: 200, tags: ["New"] }],
  ["in any order, with duplicates", ["price", "title", "price"], { title: "Silk dress", price: 200 }],
  ["unknown fields are left out", ["title", "weight", "__proto__"], { title: "Silk dress" }],
  ["missing fields are left out", ["title", "rating", "was"], { title: "Silk dress" }],
  ["no fields", [], {}],
];

function addRankingTests(open: BackendContract["open"], add: AddTest): void {
  add("a number of any size exists, and its facet counts it", undefined, async () => {
    const numbers = [-1e300, -1e200, 0, 5];
    const backend = await open(
      SMALL_SCHEMA,
      numbers.map((rating, place) => ({
        id: `p${place}`,
        fields: { title: "Coat", rating, rank: place },
        variants: [{ id: `v${place}`, fields: {} }],
      })),
    );
    for (const filter of [exists("rating"), within("rating", {})]) {
      const { total, facets } = await find(backend, { filter, facets: [{ attribute: "rating" }] });
      expect(total).toBe(numbers.length);
      expect(facets[0]!.distinctValues).toBe(numbers.length);
    }
    await backend.close();
  });
  for (const { title, needs, products, text, wordRules, places } of RANKINGS) {
    add(`[SR-16] ${title}`, needs ?? "relevance-order", async () => {
      const records = products.map((fields, place): IndexRecord => ({
        id: `p${place}`,
        fields: { ...fields, rank: place },
        variants: [{ id: `v${place}`, fields: {} }],
      }));
      const backend = await open(SMALL_SCHEMA, records);
      const { hits } = await find(backend, { text, ...(wordRules && { wordRules }) });
      await backend.close();
      expect(hits.map(({ id }) => Number(id.slice(1)))).toEqual(places);
    });
  }
}

async function check(backend: SearchBackend, one: Case): Promise<void> {
  const result = await backend.search({ limit: one.query.limit ?? 1_000, ...one.query });
  if (one.refused !== undefined) {
    expect(result).toMatchObject({ kind: "refused", reason: one.refused, message: expect.stringMatching(/\.$/) });
    return;
  }
  if (result.kind === "refused") throw new Error(`refused: ${result.message}`);
  const ids = result.hits.map(({ id }) => id);
  const isWhole = one.query.limit === undefined && one.query.offset === undefined;
  if (one.found !== undefined) expect(ids.toSorted()).toEqual(listed(one.found).toSorted());
  if (one.inOrder !== undefined) expect(ids.join(" ")).toBe(one.inOrder);
  if (one.variants !== undefined) expect(result.hits.map(({ variantId }) => variantId).join(" ")).toBe(one.variants);
  if (isWhole) expect(result.total).toBe(ids.length);
  if (one.total !== undefined) expect(result.total).toBe(one.total);
  if (one.corrections !== undefined) {
    expect(result.corrections.map(({ typed, found }) => `${typed}→${found}`).join()).toBe(one.corrections);
  }
  checkFacets(result, one);
}

function checkFacets({ facets }: SearchResult, { facets: expected, groups, distinctValues, stats, sums }: Case): void {
  const written = facets.map(({ attribute, values }) => [
    attribute,
    values.map(({ value, count }) => `${value}:${count}`).join(),
  ]);
  const named = (name: string) => facets.find(({ attribute }) => attribute === name)!;
  for (const [attribute, counts] of Object.entries(groups ?? {})) {
    const counted = named(attribute).groups!.map(({ name, count }) => `${name}:${count}`);
    expect(counted.join(), attribute).toBe(counts);
  }
  if (expected !== undefined) expect(written).toEqual(Object.entries(expected));
  for (const [name, count] of Object.entries(distinctValues ?? {})) expect(named(name).distinctValues).toBe(count);
  for (const [name, one] of Object.entries(stats ?? {})) {
    if (one === null) expect(named(name).stats).toBeUndefined();
    else expect(named(name).stats).toMatchObject(one);
  }
  for (const [name, { sum, average }] of Object.entries(sums ?? {})) {
    expect(named(name).stats!.sum).toBeCloseTo(sum, 6);
    expect(named(name).stats!.average).toBeCloseTo(average, 6);
  }
}

const listed = (ids: string): readonly string[] => ids.split(" ").filter((id) => id !== "");
