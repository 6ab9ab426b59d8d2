import { expect, test } from "vitest";
import { PRODUCT_SCHEMA } from "../../products.ts";
import { readHit } from "../../query.ts";
import { MalformedAnswer, resultOf, withIds } from "./answer.ts";

const HIT = { product_id: "7", objectID: "7-2", title: "Wool coat", largeImage: "/coat.jpg" };
/** The members that the specification names, and no others. */
const PLAIN = {
  status: "OK",
  result: { total: 12, num: 1, hits: [HIT], facets: [{ field: "vendor", values: [{ value: "Acne", count: 3 }] }] },
};

test("[SR-01] an answer with only the members of the specification is a result", () => {
  const facets = [{ attribute: "size" }, { attribute: "vendor" }];
  const result = resultOf(PLAIN, { facets }, PRODUCT_SCHEMA);
  expect(result).toMatchObject({
    kind: "found",
    total: 12,
    hits: [{ id: "7", variantId: "7-2" }],
    facets: [
      { attribute: "size", values: [], distinctValues: 0 },
      { attribute: "vendor", values: [{ value: "Acne", count: 3 }], distinctValues: 1 },
    ],
    isExact: true,
    queryId: expect.stringMatching(/^[0-9a-f]{32}$/),
    corrections: [],
  });
  expect(readHit(result.hits[0]!)).toEqual(HIT);
});

test("[SR-01] ids are fetched as fields too, but only requested fields are in a hit", () => {
  const query = { fields: ["title"] };
  expect(withIds(query, PRODUCT_SCHEMA).fields).toEqual(["title", "product_id", "objectID"]);
  const [hit] = resultOf(PLAIN, query, PRODUCT_SCHEMA).hits;
  expect(hit).toMatchObject({ id: "7", variantId: "7-2" });
  expect(readHit(hit!)).toEqual({ title: "Wool coat", largeImage: "/coat.jpg" });
});

test.each([
  ["no JSON object", "OK"],
  ["another status", { ...PLAIN, status: "FAIL" }],
  ["no result", { status: "OK" }],
  ["no total", { status: "OK", result: { hits: [] } }],
  ["hits that are no objects", { status: "OK", result: { total: 1, hits: ["coat"] } }],
  ["counts that are no numbers", { status: "OK", result: { total: "12", hits: [] } }],
])("[ER-01] %s is not an answer", (_, json) => {
  expect(() => resultOf(json, {}, PRODUCT_SCHEMA)).toThrow(MalformedAnswer);
});
