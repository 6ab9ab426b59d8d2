import { expect, test } from "vitest";
import { feedRow } from "../commerce/products/testing-feed.ts";
import { productRecord } from "./testing/product-record.ts";
import { selectionScore, spreadDesigners } from "./selection.ts";

const base = { published_at: "2026-10-01T00:00:00Z", inventory_quantity: 2, sold_num: 0, position: 100 };
const score = (changes: object, ...others: readonly object[]) =>
  selectionScore([changes, ...others].map((own, place) => feedRow(1, place, { ...base, ...own })));

test("[MD-01] our selection prefers what is newer, available, popular and placed first by the merchant", () => {
  const plain = score({});
  expect(score({ published_at: "2026-11-01T00:00:00Z" })).toBeGreaterThan(plain);
  expect(score({ sold_num: 20 })).toBeGreaterThan(plain);
  expect(score({ position: 1 })).toBeGreaterThan(plain);
  expect(score({}, { inventory_quantity: 0 })).toBeLessThan(plain);
  // With few sizes left, it comes after everything that has more, and sold out, after that.
  const left = (stock: readonly number[], more: object = {}) => {
    const [first, ...others] = stock.map((inventory_quantity) => ({ inventory_quantity, ...more }));
    return score(first!, ...others);
  };
  const old = { published_at: "1998-01-01T00:00:00Z" };
  expect(left([1, 0, 0])).toBeLessThan(left([1, 1, 0], old));
  expect(left([1, 0, 0, 0, 0])).toBeLessThan(left([1, 1, 0, 0, 0], old));
  expect(left([0, 0, 0])).toBeLessThan(left([0, 0, 1], old));
  // Two sizes are no run that could be broken, and one size that two colours have counts once.
  expect(left([1, 0])).toBeGreaterThan(left([1, 1, 1], old));
  expect(score({ inventory_quantity: 0 })).toBeLessThan(score(old));
  expect(score({ published_at: "soon", position: undefined, sold_num: undefined })).toBeLessThan(plain);
});

test("[MD-01] figures of the shop decide how popular a product is, and a margin counts if the feed gives one", () => {
  const plain = score({});
  expect(score({ shop_popularity: 2 })).toBeCloseTo(plain + 2, 3);
  // The shop's own figures replace pieces that an earlier system sold.
  expect(score({ shop_popularity: 0.5, sold_num: 63 })).toBeCloseTo(plain + 0.5, 3);
  expect(score({ margin: 0.5 })).toBeCloseTo(plain + 1, 3);
  const record = productRecord([feedRow(1, 0, { ...base, margin: 0.5, shop_popularity: 2 } as object)]);
  expect(JSON.stringify(record)).not.toMatch(/margin|shop_popularity/);
});

test("[MD-01] pieces of one designer are apart, and none is lost", () => {
  const spread = (text: string) => spreadDesigners([...text], (one) => one.toLowerCase()).join("");
  expect(spread("aaabbc")).toBe("abcaab");
  expect(spread("aaaa")).toBe("aaaa");
  expect(spread("abcdabcd")).toBe("abcdabcd");
  expect(spread("")).toBe("");
});
