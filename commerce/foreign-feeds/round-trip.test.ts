import { expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { demoFeed } from "#demo";
import { readLibraryIndex } from "#demo/pictures";
import { ART_LIBRARY } from "#server/start/package-root.ts";
import { readShopify } from "./shopify/read.ts";
import { writeShopify } from "./shopify/write.ts";
import { OPTIONS, readAll } from "./testing-reading.ts";

test("products survive a round trip through Shopify CSV [SR-20] [OC-09]", async () => {
  const rows = [...demoFeed({ products: 120, library: readLibraryIndex(ART_LIBRARY) })].map((line): FeedRow =>
    JSON.parse(line),
  );
  const options = "Width > Extra wide\tFit > Slim, tapered";
  const products = [...Map.groupBy(rows, ({ product_id: id }) => id).values()].map((product, at) =>
    at % 10 === 0 ? product.map((row) => ({ ...row, options })) : product,
  );
  const origin = "https://shop.example";
  const written: string[] = [];
  async function* all() {
    yield* products;
  }
  for await (const text of writeShopify(all(), { lists: OPTIONS.lists, currency: "EUR", origin })) written.push(text);
  const file = written.join("");
  expect(file).toContain(`${origin}/media/art/`);
  const read = await readAll(readShopify, file, { ...OPTIONS, origin }, 65_536);
  expect(read.skipped).toEqual([]);
  expect(read.products).toEqual(products);
});
