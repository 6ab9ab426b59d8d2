import { expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { demoFeed } from "#demo";
import { readLibraryIndex } from "#demo/pictures";
import { ART_LIBRARY } from "#server/start/package-root.ts";
import { readShopify } from "./shopify/read.ts";
import { writeShopify } from "./shopify/write.ts";
import { OPTIONS, readAll } from "./testing-reading.ts";

test("the demo's products survive a round trip through Shopify CSV [SR-20]", async () => {
  const rows = [...demoFeed({ products: 120, library: readLibraryIndex(ART_LIBRARY) })].map((line): FeedRow =>
    JSON.parse(line),
  );
  const products = [...Map.groupBy(rows, ({ product_id: id }) => id).values()];
  const origin = "https://shop.example";
  const written: string[] = [];
  async function* all() {
    yield* products;
  }
  for await (const text of writeShopify(all(), { currency: "EUR", origin })) written.push(text);
  const file = written.join("");
  expect(file).toContain(`${origin}/media/art/`);
  const read = await readAll(readShopify, file, { ...OPTIONS, origin }, 65_536);
  expect(read.skipped).toEqual([]);
  expect(read.products).toEqual(products);
});
