import { expect, test } from "vitest";
import { feedRow } from "../commerce/products/feed-fixture.ts";
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
  // Sold out, it comes after what is half a year older.
  expect(score({ inventory_quantity: 0 })).toBeLessThan(score({ published_at: "2026-04-01T00:00:00Z" }));
  expect(score({ published_at: "soon", position: undefined, sold_num: undefined })).toBeLessThan(plain);
});

test("[MD-01] pieces of one designer are apart, and none is lost", () => {
  const spread = (text: string) => spreadDesigners([...text], (one) => one.toLowerCase()).join("");
  expect(spread("aaabbc")).toBe("abcaab");
  expect(spread("aaaa")).toBe("aaaa");
  expect(spread("abcdabcd")).toBe("abcdabcd");
  expect(spread("")).toBe("");
});
