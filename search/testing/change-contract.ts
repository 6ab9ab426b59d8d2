// Changes while serving: what is put, patched, deleted and replaced is seen at once and wholly, or not at all.

import { expect } from "vitest";
import type { SearchBackend } from "../backend.ts";
import { exists, is, not, readHit, within, type SearchQuery } from "../query.ts";
import type { Change, Fields, IndexRecord } from "../schema.ts";
import { expectFound, find, idsOf, valuesOf, type BackendContract, type AddTest } from "./contract.ts";
import { SMALL_SCHEMA, smallRecords } from "./small-corpus.ts";
import { BY_POPULARITY } from "./text-cases.ts";

const record = (id: string, fields: Fields, ...variants: readonly Fields[]): IndexRecord => ({
  id,
  fields,
  variants: variants.map((own, place) => ({ id: `${id}${"abcdef"[place]}`, fields: own })),
});
const put = (...args: Parameters<typeof record>): Change => ({ kind: "put", record: record(...args) });
const remove = (id: string): Change => ({ kind: "delete", id });
const patch = (id: string, fields: Fields): Change => ({ kind: "patch", id, fields });
const patchVariant = (id: string, variant: string, fields: Fields): Change => ({
  kind: "patch",
  id,
  variants: [{ id: variant, fields }],
});

const red = is("colour", "red");
const cape = put(
  "p11",
  { title: "Velvet cape", vendor: "Acne", rank: 0, tags: ["Opera"] },
  { colour: "red", price: 70 },
);

/** Changes to the small corpus, a query, and the products it then finds, in order. */
const CHANGES: readonly (readonly [title: string, changes: readonly Change[], query: SearchQuery, inOrder: string])[] =
  [
    ["a new product is found", [cape], { filter: red }, "p11 p2 p1 p6"],
    ["a new product's words are found", [cape], { text: "velvet" }, "p11"],
    ["a new product's values are found", [cape], { filter: is("tags", "Opera") }, "p11"],
    [
      "a new product takes its place in a sort",
      [cape],
      { filter: red, sort: { attribute: "price", direction: "ascending" } },
      "p6 p11 p2 p1",
    ],
    [
      "a new product comes between others of the same value by its id",
      [put("p15", {}, { price: 350, colour: "red" })],
      { filter: within("price", { atLeast: 350, atMost: 350 }), sort: { attribute: "price", direction: "descending" } },
      "p1 p15",
    ],
    ["a deleted product is not found", [remove("p2")], { filter: red }, "p1 p6"],
    ["a deleted product's words are not found", [remove("p6")], { text: "scarf" }, ""],
    ["what is not there is not deleted", [remove("p99")], {}, BY_POPULARITY],
    [
      "a product deleted and put again",
      [remove("p6"), put("p6", { title: "Stole", rank: 0 }, { colour: "red" })],
      { filter: red },
      "p6 p2 p1",
    ],
    ["a product put and deleted again", [cape, remove("p11")], { text: "velvet" }, ""],
    ["a product put twice: the last counts", [cape, put("p11", { title: "Cotton cape" }, {})], { text: "cape" }, "p11"],
    [
      "a product put twice: the first is gone",
      [cape, put("p11", { title: "Cotton cape" }, {})],
      { text: "velvet" },
      "",
    ],
    [
      "a product replaced: its old values are gone",
      [put("p1", { title: "Wool coat" }, { colour: "green" })],
      { filter: red },
      "p2 p6",
    ],
    [
      "a product replaced: its new values are found",
      [put("p1", { title: "Wool coat" }, { colour: "green" })],
      { filter: is("colour", "green") },
      "p1",
    ],
    ["a product replaced: its old words are gone", [put("p1", { title: "Linen coat" }, {})], { text: "wool" }, "p5"],
    [
      "a product replaced: its other variants are gone",
      [put("p1", { rank: 5 }, { size: "S" })],
      { filter: is("size", "M") },
      "p5 p7",
    ],
    [
      "a product replaced: it has more variants",
      [put("p6", {}, { size: "S" }, { size: "M" }, { size: "L" })],
      { filter: is("size", "L") },
      "p2 p5 p6",
    ],
    ["a patched field of a product", [patch("p3", { vendor: "Acne" })], { filter: is("vendor", "Acne") }, "p3 p1 p6"],
    ["a patched list", [patch("p4", { tags: ["Opera", "New"] })], { filter: is("tags", "New") }, "p4 p2 p1 p7 p9"],
    ["a patched word", [patch("p3", { title: "Suede loafers" })], { text: "suede" }, "p3"],
    ["a patched word: the old one is gone", [patch("p3", { title: "Suede loafers" })], { text: "leather" }, ""],
    ["a patched order", [patch("p6", { rank: 0 })], { filter: red }, "p6 p2 p1"],
    [
      "a patched price of a variant",
      [patchVariant("p1", "p1c", { price: 10 })],
      { filter: within("price", { below: 20 }) },
      "p1",
    ],
    [
      "a patched price: the old one is gone",
      [patchVariant("p1", "p1c", { price: 10 })],
      { filter: is("price", 350) },
      "",
    ],
    [
      "a patched price: only of that variant",
      [patchVariant("p1", "p1c", { price: 10 })],
      { filter: is("price", 300) },
      "p1",
    ],
    [
      "a patched price in a sort",
      [patchVariant("p1", "p1c", { price: 10 })],
      { filter: red, sort: { attribute: "price", direction: "ascending" } },
      "p1 p6 p2",
    ],
    [
      "a patched stock",
      [patchVariant("p1", "p1b", { stock: 9 })],
      { filter: { kind: "all", of: [is("size", "M"), is("colour", "black"), within("stock", { atLeast: 1 })] } },
      "p1",
    ],
    [
      "a patched stock of none",
      [patchVariant("p4", "p4a", { stock: 0 })],
      { filter: within("stock", { above: 5 }) },
      "p3",
    ],
    [
      "a patched stock where there was none",
      [patchVariant("p6", "p6a", { stock: 50 })],
      { filter: within("stock", { above: 5 }) },
      "p3 p4 p6",
    ],
    ["a patched size", [patchVariant("p2", "p2b", { size: "XXL" })], { filter: is("size", "XXL") }, "p2"],
    [
      "a patched colour that the product says",
      [patch("p9", { colour: "navy" })],
      { filter: is("colour", "navy") },
      "p9",
    ],
    [
      "a patched colour that the product says: not of the variant that says another",
      [patch("p9", { colour: "navy" })],
      { filter: { kind: "all", of: [is("colour", "navy"), is("size", "44")] } },
      "",
    ],
    [
      "null removes a field of a product",
      [patch("p3", { rating: null })],
      { filter: not(exists("rating")) },
      "p3 p2 p7",
    ],
    [
      "null removes a field of a variant",
      [patchVariant("p4", "p4a", { price: null })],
      { filter: not(exists("price")) },
      "p4 p7",
    ],
    [
      "null on a variant uncovers what the product says",
      [patchVariant("p9", "p9c", { colour: null })],
      { filter: { kind: "all", of: [is("colour", "black"), is("size", "44")] } },
      "p9",
    ],
    ["null removes words", [patch("p5", { title: null })], { text: "wool" }, "p1"],
    [
      "a product that is not there is not patched",
      [patch("p99", { vendor: "Acne" })],
      { filter: is("vendor", "Acne") },
      "p1 p6",
    ],
    [
      "a variant that is not there is not patched",
      [patchVariant("p4", "p1a", { colour: "red" })],
      { filter: red },
      "p2 p1 p6",
    ],
    [
      "a deleted product is not patched",
      [remove("p4"), patch("p4", { vendor: "Acne" })],
      { filter: is("vendor", "Acne") },
      "p1 p6",
    ],
    [
      "a new product is patched",
      [cape, patch("p11", { vendor: "Okoro" })],
      { filter: is("vendor", "Okoro") },
      "p11 p7",
    ],
    [
      "a patch after a patch",
      [patch("p3", { vendor: "Acne" }), patch("p3", { vendor: "Okoro" })],
      { filter: is("vendor", "Okoro") },
      "p3 p7",
    ],
    [
      "a patch of several variants and the product",
      [
        {
          kind: "patch",
          id: "p2",
          fields: { vendor: "Acne" },
          variants: [
            { id: "p2a", fields: { price: 1 } },
            { id: "p2b", fields: { price: 2 } },
          ],
        },
      ],
      { filter: { kind: "all", of: [is("vendor", "Acne"), within("price", { below: 3 })] } },
      "p2",
    ],
    [
      "words that only a deleted product had are spelled otherwise",
      [remove("p6"), put("p12", { title: "Scarp" }, {})],
      { text: "scarf" },
      "p12",
    ],
    [
      "words that a new product has are no longer spelled otherwise",
      [put("p12", { title: "Scarp" }, {})],
      { text: "scarp" },
      "p12",
    ],
    ["everything deleted", smallRecords().map(({ id }) => remove(id)), {}, ""],
    ["no changes", [], {}, BY_POPULARITY],
  ];

export function addChangeTests(open: BackendContract["open"], add: AddTest): void {
  const withBackend = (body: (backend: SearchBackend) => Promise<void>) => async () => {
    const backend = await open(SMALL_SCHEMA, smallRecords());
    try {
      await body(backend);
    } finally {
      await backend.close();
    }
  };
  for (const [title, changes, query, inOrder] of CHANGES) {
    const needs = title.includes("spelled otherwise") ? "spelling" : undefined;
    add(
      title,
      needs,
      withBackend(async (backend) => {
        await backend.apply(changes);
        await expectFound(backend, query, inOrder);
      }),
    );
    add(
      `${title}, one change at a time`,
      needs,
      withBackend(async (backend) => {
        for (const change of changes) await backend.apply([change]);
        await expectFound(backend, query, inOrder);
      }),
    );
  }
  add(
    "facets follow changes",
    undefined,
    withBackend(async (backend) => {
      await backend.apply([cape, remove("p3"), patchVariant("p4", "p4a", { colour: "black", price: 5 })]);
      const result = await find(backend, {
        facets: [{ attribute: "colour" }, { attribute: "price", limit: 0 }, { attribute: "tags" }],
      });
      expect(valuesOf(result, "colour")).toBe("black:4,red:4,blue:1,brown:1,camel:1,grey:1,white:1");
      expect(valuesOf(result, "tags")).toBe("New:4,Winter:4,Limited:2,Sale:2,Opera:1");
      expect(result.facets[1]!.stats).toMatchObject({ min: 5, max: 900 });
    }),
  );
  add(
    "a hit has its changed fields",
    undefined,
    withBackend(async (backend) => {
      await backend.apply([
        patch("p4", { title: "Track trainers", note: { by: ["hand", 1, null] } }),
        patchVariant("p4", "p4a", { price: 5, shade: null }),
      ]);
      const { hits } = await find(backend, { filter: is("product", "p4") });
      expect(readHit(hits[0]!)).toEqual({
        ...smallRecords()[3]!.fields,
        ...smallRecords()[3]!.variants[0]!.fields,
        title: "Track trainers",
        note: { by: ["hand", 1, null] },
        price: 5,
      });
    }),
  );
  add(
    "the number of products and variants follows changes",
    undefined,
    withBackend(async (backend) => {
      expect(await backend.status()).toMatchObject({ products: 10, variants: 22 });
      await backend.apply([cape, remove("p1"), put("p2", {}, {}), remove("p99")]);
      expect(await backend.status()).toMatchObject({ products: 10, variants: 18 });
    }),
  );
  add(
    "the position is that of the last change that told one",
    undefined,
    withBackend(async (backend) => {
      await backend.apply([cape], { position: "7" });
      await backend.apply([remove("p1")]);
      expect((await backend.status()).position).toBe("7");
      await backend.replace(smallRecords(), { position: "9" });
      expect((await backend.status()).position).toBe("9");
      await backend.apply([], { position: "10" });
      expect((await backend.status()).position).toBe("10");
    }),
  );
  add(
    "[SR-20] a thousand changes at once",
    undefined,
    withBackend(async (backend) => {
      const changes = Array.from({ length: 1_000 }, (_, index) =>
        put(`q${index}`, { vendor: "Many", rank: index }, { price: index }),
      );
      await backend.apply(changes);
      const result = await find(backend, {
        filter: is("vendor", "Many"),
        limit: 3,
        facets: [{ attribute: "price", limit: 0 }],
      });
      expect(result).toMatchObject({ total: 1_000, facets: [{ stats: { min: 0, max: 999 } }] });
      expect(idsOf(result)).toBe("q0 q1 q2");
    }),
  );
  addReplacementTests(add, withBackend);
}

function addReplacementTests(
  add: AddTest,
  withBackend: (body: (backend: SearchBackend) => Promise<void>) => () => Promise<void>,
): void {
  add(
    "[SR-20] a replacement replaces everything",
    undefined,
    withBackend(async (backend) => {
      await backend.replace([record("n1", { title: "New thing", rank: 1 }, { colour: "red" })]);
      await expectFound(backend, {}, "n1");
      await expectFound(backend, { text: "wool" }, "");
      expect(await backend.status()).toMatchObject({ products: 1, variants: 1 });
    }),
  );
  add(
    "[SR-20] a replacement by nothing",
    undefined,
    withBackend(async (backend) => {
      await backend.replace([]);
      const result = await find(backend, { text: "wool", facets: [{ attribute: "price" }, { attribute: "tags" }] });
      expect(result).toMatchObject({ total: 0, hits: [], facets: [{ values: [] }, { values: [] }] });
      await backend.apply([cape]);
      await expectFound(backend, {}, "p11");
    }),
  );
  add(
    "[SR-20] a half-done replacement is never visible",
    "whole-replacement",
    withBackend(async (backend) => {
      const seen: string[] = [];
      async function* slowly(): AsyncGenerator<IndexRecord> {
        for (let index = 0; index < 300; index++) {
          if (index % 100 === 50) seen.push(idsOf(await find(backend, { limit: 1_000 })));
          yield record(`n${index}`, { rank: index }, { colour: "red" });
        }
        seen.push(idsOf(await find(backend, { limit: 1_000 })));
      }
      await backend.replace(slowly());
      expect(seen).toEqual([BY_POPULARITY, BY_POPULARITY, BY_POPULARITY, BY_POPULARITY]);
      expect((await find(backend, {})).total).toBe(300);
    }),
  );
  add(
    "[SR-20] a replacement that fails leaves everything as it was",
    "whole-replacement",
    withBackend(async (backend) => {
      function* failing(): Generator<IndexRecord> {
        yield record("n1", { title: "New thing" }, {});
        throw new Error("the feed broke off");
      }
      await expect(backend.replace(failing(), { position: "never" })).rejects.toThrow("the feed broke off");
      await expectFound(backend, {}, BY_POPULARITY);
      expect((await backend.status()).position).not.toBe("never");
      await backend.apply([cape]);
      await expectFound(backend, { text: "velvet" }, "p11");
    }),
  );
  add(
    "[SR-20] a replacement tells how far it is",
    undefined,
    withBackend(async (backend) => {
      const told: number[] = [];
      const records = Array.from({ length: 2_500 }, (_, index) => record(`n${index}`, {}, {}));
      await backend.replace(records, { onProgress: (products) => told.push(products) });
      expect(told.at(-1)).toBe(2_500);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }),
  );
  add(
    "[SR-20] searches during changes see each of them wholly or not at all",
    "whole-replacement",
    withBackend(async (backend) => {
      const swap = (colour: string): Change[] => smallRecords().map(({ id }) => put(id, { rank: 1 }, { colour }));
      await backend.apply(swap("a"));
      const answers: ReturnType<typeof find>[] = [];
      for (let round = 0; round < 20; round++) {
        const applied = backend.apply(swap(round % 2 === 0 ? "b" : "a"));
        answers.push(
          ...Array.from({ length: 5 }, () => find(backend, { limit: 0, facets: [{ attribute: "colour" }] })),
        );
        await applied;
      }
      const totals = new Set((await Promise.all(answers)).map((answer) => valuesOf(answer, "colour")));
      expect([...totals].filter((one) => one !== "a:10" && one !== "b:10")).toEqual([]);
    }),
  );
}
