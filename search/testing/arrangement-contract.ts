// Arranged lists: pins at their places, products first and last, on every page, with the totals and facets of the plain list.

import { expect } from "vitest";
import { type Arrangement, searchArranged } from "../arrange.ts";
import type { SearchBackend } from "../backend.ts";
import { is, not, type SearchQuery, type SearchResult } from "../query.ts";
import { find, idsOf, type AddTest } from "./contract.ts";
import { SMALL_SCHEMA } from "./small-corpus.ts";

const byRank: SearchQuery = { sort: { attribute: "rank", direction: "ascending" }, limit: 100 };
const acne = is("vendor", "Acne");
const etoile = is("vendor", "Étoile");
const pin = (id: string, place: number) => ({ id, place });

/** The list by rank is p3 p4 p2 p5 p1 p7 p8 p9 p10 p6. */
const CASES: readonly (readonly [title: string, query: SearchQuery, arrangement: Arrangement, ids: string])[] = [
  ["nothing", byRank, {}, "p3 p4 p2 p5 p1 p7 p8 p9 p10 p6"],
  [
    "pins at their places, in any order of pins",
    byRank,
    { pins: [pin("p10", 3), pin("p6", 1)] },
    "p6 p3 p10 p4 p2 p5 p1 p7 p8 p9",
  ],
  ["a pin below its own place", byRank, { pins: [pin("p3", 4)] }, "p4 p2 p5 p3 p1 p7 p8 p9 p10 p6"],
  ["a pin beyond the end is last", byRank, { pins: [pin("p3", 50)] }, "p4 p2 p5 p1 p7 p8 p9 p10 p6 p3"],
  ["unknown products are not shown", byRank, { pins: [pin("p99", 1)] }, "p3 p4 p2 p5 p1 p7 p8 p9 p10 p6"],
  [
    "a pin that a refinement excludes is not shown",
    { ...byRank, refinements: [{ attribute: "vendor", operator: "or", values: ["Étoile", "Acne"] }] },
    { pins: [pin("p10", 1), pin("p6", 2)] },
    "p2 p6 p5 p1 p9",
  ],
  [
    "a pin that must not be placed stays where it is",
    byRank,
    { pins: [pin("p10", 1), pin("p9", 2)], lead: ["p6", "p7"], placeable: not(is("product", "p10", "p6")) },
    "p7 p9 p3 p4 p2 p5 p1 p8 p10 p6",
  ],
  ["some products first", byRank, { first: acne }, "p1 p6 p3 p4 p2 p5 p7 p8 p9 p10"],
  ["some products last", byRank, { last: etoile }, "p3 p4 p1 p7 p8 p10 p6 p2 p5 p9"],
  ["last wins over first", byRank, { first: acne, last: is("product", "p1") }, "p6 p3 p4 p2 p5 p7 p8 p9 p10 p1"],
  [
    "pins, first and last together",
    byRank,
    { pins: [pin("p5", 1), pin("p1", 4)], first: acne, last: etoile },
    "p5 p6 p3 p1 p4 p7 p8 p10 p2 p9",
  ],
  [
    "a pin among variants is the best one of its product, and the others stay",
    { ...byRank, isDistinct: false },
    { pins: [pin("p9", 2)] },
    "p3 p9 p3 p3 p4 p2 p2 p2 p5 p5 p5 p1 p1 p1 p7 p7 p8 p8 p9 p9 p10 p6",
  ],
  ["a text", { text: "wool", limit: 100 }, { pins: [pin("p5", 1), pin("p3", 2)] }, "p5 p1"],
];

export function addArrangementTests(backend: () => Promise<SearchBackend>, add: AddTest): void {
  const arranged = async (query: SearchQuery, arrangement: Arrangement): Promise<SearchResult> => {
    const opened = await backend();
    const found = await searchArranged((one) => opened.search(one), query, arrangement, SMALL_SCHEMA);
    if (found.kind === "refused") throw new Error(`refused: ${found.message}`);
    return found;
  };
  for (const [title, query, arrangement, ids] of CASES) {
    add(`[MD-04] arranged: ${title}`, undefined, async () => {
      const facets = [{ attribute: "vendor" }, { attribute: "colour" }];
      const found = await arranged({ ...query, facets }, arrangement);
      expect(idsOf(found)).toBe(ids);
      const plain = await find(await backend(), { ...query, facets });
      expect([found.total, found.facets]).toEqual([plain.total, plain.facets]);
      // Every page of every size is its part of the list.
      const whole = ids.split(" ");
      for (const limit of [1, 3, 4])
        for (let offset = 0; offset < whole.length + limit; offset += limit) {
          const page = await arranged({ ...query, facets, offset, limit }, arrangement);
          expect(idsOf(page), `${offset}, ${limit}`).toBe(whole.slice(offset, offset + limit).join(" "));
          expect([page.total, page.facets]).toEqual([plain.total, plain.facets]);
        }
    });
  }
  add("[MD-04] arranged: what the backend refuses stays refused", undefined, async () => {
    const opened = await backend();
    const asked = { ...byRank, filter: is("unknown", "x") };
    const found = await searchArranged((one) => opened.search(one), asked, { pins: [pin("p1", 1)] }, SMALL_SCHEMA);
    expect(found.kind).toBe("refused");
  });
}
