import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { onEveryDatabase } from "../database/testing.ts";
import { changeProducts } from "./change-products.ts";
import { cataloguePosition, changesSince, discardChanges } from "./change-log.ts";
import { parseChangeLine, type CatalogueChange } from "./change.ts";
import { feedLines, feedRow } from "./testing-feed.ts";
import { importFeed } from "./import.ts";
import { readCatalogue } from "./read.ts";
import { findProduct } from "./find-products.ts";
import { listProducts } from "./list-products.ts";
import { catalogueStatus } from "./status.ts";
import { versionOf } from "./version.ts";

const viewer = { priceList: "eu_eur", vipLevel: 0 } as const;

/** Parses changes from their JSON. */
const changesOf = (...values: readonly unknown[]): CatalogueChange[] =>
  values.map((value, index) => {
    const change = parseChangeLine(JSON.stringify(value), index + 1);
    if ("message" in change) throw new Error(`${change.field}: ${change.message}`);
    return change;
  });

onEveryDatabase("changing the catalogue", (database) => {
  const change = (...values: readonly unknown[]) => changeProducts(database.current, changesOf(...values));
  const rowsOf = async (id: string): Promise<readonly FeedRow[] | undefined> => {
    for await (const rows of (await readCatalogue(database.current))!.rows) if (rows[0]!.product_id === id) return rows;
    return undefined;
  };

  test("nothing can be changed before the first import", async () => {
    await database.current.sql.execute(sql`delete from variant`);
    await database.current.sql.execute(sql`delete from product`);
    await database.current.sql.execute(sql`delete from catalogue_generation`);
    expect(await change({ delete: "p1" })).toEqual({ kind: "no-catalogue" });
    expect(await cataloguePosition(database.current)).toBeUndefined();
    // A first product needs no import.
    expect(await change({ put: [feedRow(1)], version: "seen elsewhere" })).toMatchObject({ kind: "stale" });
    expect(await cataloguePosition(database.current)).toBeUndefined();
    expect(await change({ put: [feedRow(1)] })).toMatchObject({ kind: "changed", put: 1 });
    expect(await catalogueStatus(database.current)).toMatchObject({ products: 1, variants: 1 });
    expect(await findProduct(database.current, viewer, "product-1")).toMatchObject({ id: "p1" });
  });

  beforeEach(async () => {
    await importFeed(database.current, feedLines(10), { source: "test" });
  });

  test("[CN-07] a change with an old version changes nothing, and sales do not make a version old", async () => {
    const seen = versionOf(await rowsOf("p1"));
    await change({ variant: "v1-0", set: { inventory_quantity: 3 } });
    const mine = [
      feedRow(1, 0, { title: "Mine", inventory_quantity: 99 }),
      feedRow(1, 7, { title: "Mine", inventory_quantity: 5 }),
    ];
    expect(await change({ put: mine, version: seen })).toMatchObject({ kind: "changed", put: 1 });
    expect((await rowsOf("p1"))?.map((row) => [row.objectID, row.title, row.inventory_quantity])).toEqual([
      ["v1-0", "Mine", 3],
      ["v1-7", "Mine", 5],
    ]);
    for (const late of [
      { put: [feedRow(1)], version: seen },
      { product: "p1", set: { title: "Late" }, version: seen },
      { delete: "p1", version: seen },
      { put: [feedRow(1)], version: "new" },
    ]) {
      expect(await change({ delete: "p2" }, late)).toEqual({ kind: "stale", line: 2, product: "p1" });
    }
    expect(await rowsOf("p2")).toHaveLength(2);
    expect((await rowsOf("p1"))?.[0]?.title).toBe("Mine");
    expect(await change({ delete: "p1", version: versionOf(await rowsOf("p1")) })).toMatchObject({ deleted: 1 });
    expect(await change({ put: [feedRow(1)], version: "new" })).toMatchObject({ put: 1 });
  });

  test("[SR-20] puts, deletes and single fields take effect at once and are counted", async () => {
    const result = await change(
      { put: [feedRow(11), feedRow(11, 1), feedRow(11, 2)] },
      { put: [feedRow(2, 0, { title: "Another title" })] },
      { delete: "p3" },
      { delete: "never there" },
      { product: "p4", set: { visibility: "NO", title_fr: "Autre titre", vendor_zh: "木屿" } },
      { variant: "v5-1", set: { inventory_quantity: 99 } },
    );
    expect(result).toMatchObject({ kind: "changed", put: 4, deleted: 1 });
    expect(await rowsOf("p11")).toHaveLength(3);
    expect(await rowsOf("p2")).toEqual([feedRow(2, 0, { title: "Another title" })]);
    expect(await rowsOf("p3")).toBeUndefined();
    expect(await rowsOf("p4")).toEqual(
      [0, 1].map((variant) => ({
        ...feedRow(4, variant, { visibility: "NO" }),
        title_fr: "Autre titre",
        vendor_zh: "木屿",
      })),
    );
    expect(await rowsOf("p5")).toEqual([feedRow(5), feedRow(5, 1, { inventory_quantity: 99 })]);
    expect(await catalogueStatus(database.current)).toMatchObject({ products: 10, variants: 20 });
    expect((await findProduct(database.current, viewer, "product-5"))?.inventoryQuantity).toBe(5 + 99);
    const products = await listProducts(database.current, viewer, { sort: "newest", limit: 48 });
    expect(products.map(({ id }) => id).toSorted()).toEqual(
      ["p1", "p2", "p5", "p6", "p7", "p8", "p9", "p10", "p11"].toSorted(),
    );
  });

  test("a price is set for a product or a variant, and removed by null", async () => {
    await change(
      { product: "p1", set: { eu_eur_price_f: 80, eu_eur_compare_at_price_f: 100, uk_gbp_price_f: null } },
      { variant: "v1-1", set: { eu_eur_price_f: 75, eu_eur_compare_at_price_f: null } },
    );
    const found = await findProduct(database.current, viewer, "p1");
    expect(found?.prices).toMatchObject({ eu_eur: 75_000 });
    expect(found?.prices).not.toHaveProperty("uk_gbp");
    expect(found?.variants.map(({ prices, compareAtPrices }) => [prices.eu_eur, compareAtPrices.eu_eur])).toEqual([
      [80_000, 100_000],
      [75_000, undefined],
    ]);
  });

  test("several changes to a product are applied in order and logged once", async () => {
    const before = (await cataloguePosition(database.current))!;
    const result = await change(
      { delete: "p1" },
      { put: [feedRow(1, 7)] },
      { variant: "v1-7", set: { inventory_quantity: 3 } },
      { product: "p1", set: { title: "Last" } },
    );
    expect(await changesSince(database.current, before)).toEqual({
      kind: "changes",
      changes: [{ kind: "put", id: "p1", rows: [feedRow(1, 7, { inventory_quantity: 3, title: "Last" })] }],
      position: result.kind === "changed" ? result.position : "",
      hasMore: false,
    });
  });

  test("products can exchange their handles", async () => {
    const swapped = await change(
      { product: "p1", set: { handle: "product-2" } },
      { product: "p2", set: { handle: "product-1" } },
    );
    expect(swapped).toMatchObject({ kind: "changed", put: 2 });
    expect((await findProduct(database.current, viewer, "product-2"))?.id).toBe("p1");
  });

  test.each([
    [
      { product: "p99", set: { title: "x" } },
      { field: "product", message: "p99 is not in the catalogue" },
    ],
    [
      { variant: "v1-9", set: { size: "x" } },
      { field: "variant", message: "v1-9 is not in the catalogue" },
    ],
    [
      { product: "p3", set: { title: "x" } },
      { field: "product", message: "p3 is not in the catalogue" },
    ],
    [{ product: "p1", set: { handle: "product-2" } }, { field: "handle" }],
    [{ put: [feedRow(12, 0, { objectID: "v2-1" })] }, { field: "objectID" }],
  ])("%j rejects the whole batch and names the line", async (bad, error) => {
    const before = await cataloguePosition(database.current);
    const good = { product: "p4", set: { title: "Not to be seen" } };
    const result = await change(good, { delete: "p3" }, bad, good);
    expect(result).toMatchObject({ kind: "bad-change", error: { line: 3, ...error } });
    expect(await cataloguePosition(database.current)).toBe(before);
    expect(await rowsOf("p4")).toEqual([feedRow(4), feedRow(4, 1)]);
  });

  test("the space of old rows is reclaimed regularly", async () => {
    // -1 until the first vacuum; imports do not touch this table.
    const countedRows = async () =>
      (await database.current.sql.execute(sql`select reltuples from pg_class where relname = 'catalogue_change'`))
        .rows[0]?.["reltuples"];
    const setTitle = (title: string) =>
      changeProducts(database.current, changesOf({ product: "p1", set: { title } }), { vacuumEvery: 2 });
    expect(await setTitle("one")).toMatchObject({ kind: "changed" });
    expect(await countedRows()).toBe(-1);
    expect(await setTitle("two")).toMatchObject({ kind: "changed" });
    expect(await countedRows()).toBeGreaterThanOrEqual(0);
  });

  test("a change without effect is not logged", async () => {
    const before = await cataloguePosition(database.current);
    expect(await change({ put: [feedRow(1), feedRow(1, 1)] })).toEqual({
      kind: "changed",
      position: before,
      put: 0,
      deleted: 0,
    });
  });

  test("concurrent batches are all applied and logged once", async () => {
    const before = (await cataloguePosition(database.current))!;
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        change({ variant: "v1-0", set: { inventory_quantity: 100 + index } }, { delete: `p${index + 1}` }).then(
          ({ kind }) => kind,
        ),
      ),
    );
    const since = await changesSince(database.current, before);
    if (since.kind !== "changes") throw new Error(since.kind);
    // The batch that deleted the first product made the other changes to it invalid.
    const { products } = (await catalogueStatus(database.current))!;
    expect(since.changes.filter(({ kind }) => kind === "delete")).toHaveLength(10 - products);
  });

  test("[SR-20] a change is rejected during an import and accepted after it", async () => {
    const kinds: string[] = [];
    async function* lines(): AsyncGenerator<string> {
      kinds.push((await change({ delete: "p1" })).kind);
      yield* feedLines(5);
    }
    expect(await importFeed(database.current, lines(), { source: "during" })).toMatchObject({ kind: "imported" });
    expect(kinds).toEqual(["busy"]);
    expect(await change({ delete: "p1" })).toMatchObject({ kind: "changed", deleted: 1 });
  });

  test("a killed import does not block changes", async () => {
    async function* lines(): AsyncGenerator<string> {
      yield* feedLines(5);
      throw new Error("killed");
    }
    await expect(importFeed(database.current, lines(), { source: "killed" })).rejects.toThrow("killed");
    expect(await change({ delete: "p1" })).toMatchObject({ kind: "changed", deleted: 1 });
  });

  test("changes are returned in pages, from any position", async () => {
    const start = (await cataloguePosition(database.current))!;
    for (let number = 1; number <= 5; number++) await change({ product: `p${number}`, set: { position: 1000 } });
    const seen: string[] = [];
    for (let position = start, isMore = true; isMore;) {
      const since = await changesSince(database.current, position, 2);
      if (since.kind !== "changes") throw new Error(since.kind);
      seen.push(since.changes.map(({ id }) => id).join("+"));
      position = since.position;
      isMore = since.hasMore;
    }
    expect(seen).toEqual(["p1+p2", "p3+p4", "p5"]);
  });

  test("discarding changes invalidates every position, and numbering continues [SR-20]", async () => {
    await changeProducts(database.current, changesOf({ delete: "p1" }));
    const before = (await cataloguePosition(database.current))!;
    await discardChanges(database.current);
    const after = (await cataloguePosition(database.current))!;
    expect(await changesSince(database.current, before)).toEqual({ kind: "too-old" });
    expect(await changesSince(database.current, after)).toMatchObject({ kind: "changes", changes: [] });
    await changeProducts(database.current, changesOf({ delete: "p2" }));
    expect(await changesSince(database.current, before)).toEqual({ kind: "too-old" });
    expect(await changesSince(database.current, after)).toMatchObject({ changes: [{ kind: "delete", id: "p2" }] });
  });

  test("a position is invalid once its changes are pruned or its generation is replaced", async () => {
    const start = (await cataloguePosition(database.current))!;
    for (let number = 1; number <= 5; number++) {
      await changeProducts(database.current, changesOf({ delete: `p${number}` }), { maxLoggedChanges: 2 });
    }
    const [generation = 0, first = 0] = start.split(":").map(Number);
    expect(await changesSince(database.current, start)).toEqual({ kind: "too-old" });
    expect(await changesSince(database.current, `${generation}:${first + 2}`)).toEqual({ kind: "too-old" });
    expect(await changesSince(database.current, `${generation}:${first + 3}`)).toMatchObject({
      changes: [{ id: "p4" }, { id: "p5" }],
    });
    for (const position of [`${generation}:${first + 6}`, `${generation + 1}:${first + 5}`, "", "x:y", "1:-1"]) {
      expect(await changesSince(database.current, position), position).toEqual({ kind: "another-generation" });
    }
    await importFeed(database.current, feedLines(1), { source: "next" });
    expect(await changesSince(database.current, `${generation}:${first + 5}`)).toEqual({ kind: "another-generation" });
  });
});
