import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#commerce/database";
import { onEveryDatabase, onPostgres } from "../database/testing.ts";
import { feedLines, feedRow } from "./testing-feed.ts";
import { importFeed, sweepCatalogue } from "./import.ts";
import { readCatalogue } from "./read.ts";
import { listProducts } from "./list-products.ts";
import { catalogueStatus } from "./status.ts";

// Feeds of 250 products are written in several batches; the rows of 600 are also deleted in several.
const viewer = { priceList: "eu_eur", vipLevel: 0 } as const;

onEveryDatabase("importing a feed", (database) => {
  const countRows = async (): Promise<unknown> =>
    (
      await database.current.sql.execute(sql`
        select (select count(*)::int from product) as products, (select count(*)::int from variant) as variants,
          (select count(*)::int from catalogue_generation) as generations`)
    ).rows[0];
  const importLines = (lines: Iterable<string> | AsyncIterable<string>, source = "test") =>
    importFeed(database.current, lines, { source });
  const titles = async (): Promise<string[]> =>
    (await listProducts(database.current, viewer, { sort: "newest", limit: 1000 })).map(({ title }) => title);

  beforeEach(async () => {
    await importLines(feedLines(10), "before");
  });

  test("a database failure between two batches fails only the import [SR-20]", async () => {
    let batches = 0;
    const copy: Database["copy"] = async (tables) => {
      if (++batches > 1) throw new Error("the connection is gone");
      return database.current.copy(tables);
    };
    // The event loop runs while nothing awaits the failed batch.
    const slowly = async function* () {
      for (const line of feedLines(300)) {
        await setImmediate();
        yield line;
      }
    };
    const importing = importFeed({ ...database.current, copy }, slowly(), { source: "broken" });
    await expect(importing).rejects.toThrow("the connection is gone");
    expect(await titles()).toHaveLength(10);
  });

  test("replaces the catalogue as a whole and reports progress", async () => {
    const progress: number[] = [];
    const result = await importFeed(database.current, feedLines(600), {
      source: "whole",
      onProgress: ({ variants }) => progress.push(variants),
    });
    expect(result).toMatchObject({ kind: "imported", products: 600, variants: 1200 });
    expect(progress.length).toBeGreaterThan(2);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBe(1200);
    const status = await catalogueStatus(database.current);
    expect(status).toMatchObject({ products: 600, variants: 1200, source: "whole" });
    expect(new Date(status?.importedAt ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await countRows()).toEqual({ products: 600, variants: 1200, generations: 1 });
  });

  test("[SR-20] shows the old catalogue until the new one is complete", async () => {
    const before = await titles();
    const seen: string[][] = [];
    async function* lines(): AsyncGenerator<string> {
      for (const line of feedLines(250)) yield line;
      seen.push(await titles());
    }
    expect(await importLines(lines())).toMatchObject({ kind: "imported" });
    expect(seen).toEqual([before]);
    expect(await titles()).toHaveLength(250);
  });

  test("[SR-20] keeps the old catalogue if it is interrupted, and the next start cleans up", async () => {
    const before = await titles();
    async function* lines(): AsyncGenerator<string> {
      for (const line of feedLines(600)) yield line;
      throw new Error("the source broke off");
    }
    await expect(importLines(lines())).rejects.toThrow("the source broke off");
    expect(await titles()).toEqual(before);
    await sweepCatalogue(database.current);
    expect(await countRows()).toEqual({ products: 10, variants: 20, generations: 1 });
  });

  test.each([
    ["a broken line", (lines: string[]) => lines.with(499, "{"), { line: 500, message: "is not JSON" }],
    [
      "a missing field",
      (lines: string[]) => lines.with(3, JSON.stringify({ ...feedRow(2, 1), sku: "" })),
      { line: 4, field: "sku" },
    ],
    [
      "a handle of another product",
      (lines: string[]) => lines.with(498, JSON.stringify(feedRow(9999, 0, { handle: "product-1" }))),
      { line: 499, field: "handle", message: "product-1 is repeated and must be unique" },
    ],
    [
      "a repeated variant",
      (lines: string[]) => lines.with(499, JSON.stringify(feedRow(250, 1, { objectID: "v1-0" }))),
      { line: 500, field: "objectID" },
    ],
    [
      "lines of a product that are not consecutive",
      (lines: string[]) => [...lines, JSON.stringify(feedRow(1, 2))],
      { line: 501, field: "product_id" },
    ],
    [
      "a handle that no index can hold",
      // Characters of three bytes, so different that they cannot be compressed.
      (lines: string[]) => {
        const handle = Array.from({ length: 900 }, (_, at) => String.fromCharCode(19_968 + ((at * 7919) % 20_000)));
        return lines.with(0, JSON.stringify(feedRow(1, 0, { handle: handle.join("") })));
      },
      { line: 1, field: "handle", message: "must have at most 2600 bytes" },
    ],
    ["nothing", () => ["", "  "], { line: 0, message: "has no products" }],
  ])("%s stops the import, names the line and changes nothing", async (_case, change, error) => {
    const before = await titles();
    expect(await importLines(change([...feedLines(250)]))).toMatchObject({ kind: "bad-feed", error });
    expect(await titles()).toEqual(before);
    expect(await countRows()).toEqual({ products: 10, variants: 20, generations: 1 });
  });

  test("the next import reuses the space of the previous catalogue", async () => {
    const bytes = async () =>
      Number((await database.current.sql.execute(sql`select pg_relation_size('variant') as bytes`)).rows[0]?.["bytes"]);
    const sizes: number[] = [];
    for (const source of ["first", "second", "third", "fourth"]) {
      await importLines(feedLines(300), source);
      sizes.push(await bytes());
    }
    expect(sizes[3]).toBeLessThanOrEqual(sizes[1]! * 1.1);
  });

  test("rejects a second import while one is running", async () => {
    const second: string[] = [];
    async function* lines(): AsyncGenerator<string> {
      second.push((await importLines(feedLines(1))).kind);
      yield* feedLines(5);
    }
    expect(await importLines(lines())).toMatchObject({ kind: "imported", products: 5 });
    expect(second).toEqual(["busy"]);
  });

  test("[SR-20] an import that has lost its lock does not replace the catalogue of the next one", async () => {
    // As if its connection were gone, and the process had not noticed.
    const unlocked: Database = {
      ...database.current,
      exclusively: (_name, work) => work(AbortSignal.any([])),
      copy: async (tables) => {
        await database.current.copy(tables);
        expect(await importLines(feedLines(7), "next")).toMatchObject({ kind: "imported" });
      },
    };
    await expect(importFeed(unlocked, feedLines(5), { source: "late" })).rejects.toThrow("replaced by another import");
    expect(await titles()).toHaveLength(7);
    expect(await catalogueStatus(database.current)).toMatchObject({ source: "next", products: 7 });
    expect(await countRows()).toEqual({ products: 7, variants: 14, generations: 1 });
  });

  test("stores every character as it is in the feed", async () => {
    const odd = String.raw`\\N \\. \\ " ' {,} null %s` + '\r\n\u0001\u2028 "" 夹克 \u{1f97c}';
    const rows = [0, 1].map((variant) =>
      feedRow(1, variant, {
        title: odd,
        title_zh: odd,
        body_html: `<p>Tabs\tand\nlines \\t</p>`,
        tags: `${odd}\t{}\tNULL`,
        designercolor: "",
        sku: `\\${odd}\t\\`,
        size: String.raw`\N`,
      }),
    );
    await importLines(rows.map((row) => JSON.stringify(row)));
    const exported: unknown[] = [];
    for await (const product of (await readCatalogue(database.current))!.rows) exported.push(...product);
    expect(exported).toEqual(rows);
  });

  test("accepts blank lines and a missing final line break", async () => {
    expect(await importLines(["", ...feedLines(2), ""])).toMatchObject({ kind: "imported", products: 2, variants: 4 });
  });
});

onPostgres("an import whose connection breaks", (database) => {
  test("[SR-20] stops when its lock is lost, and the next one is not disturbed", async () => {
    async function* lines(): AsyncGenerator<string> {
      yield* feedLines(300);
      const { rows } = await database.current.sql.execute(
        sql`select pg_terminate_backend(pid, 5000) as ended from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(rows).toEqual([{ ended: true }]);
      expect(await importFeed(database.current, feedLines(7), { source: "next" })).toMatchObject({ kind: "imported" });
      yield* [...feedLines(600)].slice(600);
    }
    await expect(importFeed(database.current, lines(), { source: "broken" })).rejects.toThrow(
      'The connection with the lock "catalogue import" was lost.',
    );
    expect(await catalogueStatus(database.current)).toMatchObject({ source: "next", products: 7 });
  });
});
