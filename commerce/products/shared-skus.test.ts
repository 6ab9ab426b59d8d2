import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { onDatabase } from "../database/testing.ts";
import { importFeed } from "./import.ts";
import { sharedSkus } from "./shared-skus.ts";
import { variantTable } from "./tables.ts";
import { feedRow } from "./testing-feed.ts";

onDatabase("SKUs of several products", (database) => {
  test("one other product is named for each SKU, however many have it [SR-20]", async () => {
    const skus = ["N/A", "N/A", "N/A", "OWN", "S-1", "S-1"];
    const lines = skus.map((sku, at) => JSON.stringify(feedRow(at, 0, { sku })));
    expect(await importFeed(database.current, lines, { source: "test" })).toMatchObject({ kind: "imported" });
    const found = await sharedSkus(database.current, ["p0", "p1", "p3", "p5"]);
    expect(found.map(({ sku, product, other }) => [sku, product, other])).toEqual([
      ["N/A", "p0", "p1"],
      ["N/A", "p1", "p0"],
      ["S-1", "p5", "p4"],
    ]);
  });

  test("SKUs of earlier versions may be longer than the feed allows [SR-20]", async () => {
    // Random, so that the database cannot compress it.
    const sku = randomBytes(6_000).toString("base64");
    const { sql: client } = database.current;
    await client.update(variantTable).set({ sku }).where(eq(variantTable.productId, "p3"));
    expect(await sharedSkus(database.current, ["p3"])).toEqual([]);
    await client.update(variantTable).set({ sku }).where(eq(variantTable.productId, "p4"));
    expect(await sharedSkus(database.current, ["p3"])).toMatchObject([{ sku, product: "p3", other: "p4" }]);
  });
});
