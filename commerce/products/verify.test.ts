import { expect, test } from "vitest";
import { feedLines, feedRow } from "./testing-feed.ts";
import { feedProducts } from "./feed-products.ts";
import { verifyFeed as verify } from "./verify.ts";

const verifyFeed = (lines: Iterable<string>) => verify(feedProducts(lines));
const line = (number: number, variant = 0, changes: object = {}): string =>
  JSON.stringify({ ...feedRow(number, variant), ...changes });

test("[SR-20] a valid feed is counted", async () => {
  expect(await verifyFeed([...feedLines(5), ""])).toEqual({ products: 5, variants: 10, wrong: 0, mistakes: [] });
});

test("[SR-20] all mistakes are reported with their lines", async () => {
  const { wrong, mistakes } = await verifyFeed([
    line(1),
    "{",
    line(1, 1, { title: "Another" }),
    line(2, 0, { handle: "product-1" }),
    line(3, 0, { eu_eur_price_f: -1 }),
    line(1, 2),
    line(4, 0, { objectID: "v1-0" }),
  ]);
  expect(mistakes.map(({ line: at, field }) => [at, field])).toEqual([
    [2, undefined],
    [3, "title"],
    [4, "handle"],
    [5, "eu_eur_price_f"],
    [6, "product_id"],
    [7, "objectID"],
  ]);
  expect(wrong).toBe(6);
});

test("of many mistakes the first are returned and all are counted", async () => {
  const { wrong, mistakes } = await verifyFeed(Array.from({ length: 250 }, () => "x"));
  expect([wrong, mistakes.length]).toEqual([250, 100]);
});

test("a feed without products is a mistake", async () => {
  expect(await verifyFeed([])).toMatchObject({ wrong: 1, mistakes: [{ line: 0 }] });
});
