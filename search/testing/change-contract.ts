// Changes of a live index: they become visible immediately and as a whole, or not at all.

import { expect } from "vitest";
import type { SearchBackend } from "../backend.ts";
import { is, readHit } from "../query.ts";
import type { Change, IndexRecord } from "../schema.ts";
import { cape, CHANGE_CASES, patch, patchVariant, put, record, remove } from "./change-cases.ts";
import { expectFound, find, idsOf, valuesOf, type BackendContract, type AddTest } from "./contract.ts";
import { SMALL_SCHEMA, smallRecords } from "./small-corpus.ts";
import { BY_POPULARITY } from "./text-cases.ts";

export function addChangeTests(open: BackendContract["open"], add: AddTest): void {
  const withBackend = (body: (backend: SearchBackend) => Promise<void>) => async () => {
    const backend = await open(SMALL_SCHEMA, smallRecords());
    try {
      await body(backend);
    } finally {
      await backend.close();
    }
  };
  for (const [title, changes, query, inOrder] of CHANGE_CASES) {
    const needs = title.includes("corrected") ? "spelling" : undefined;
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
    "the position is that of the last change that has one",
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
    "[SR-20] a failed replacement changes nothing",
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
    "[SR-20] a replacement reports its progress",
    undefined,
    withBackend(async (backend) => {
      const reported: number[] = [];
      const records = Array.from({ length: 2_500 }, (_, index) => record(`n${index}`, {}, {}));
      await backend.replace(records, { onProgress: (products) => reported.push(products) });
      expect(reported.at(-1)).toBe(2_500);
      expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    }),
  );
  add(
    "[SR-20] searches see changes as a whole or not at all",
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
