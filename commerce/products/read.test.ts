import * as fc from "fast-check";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { INITIAL_LISTS, type FeedRow } from "#catalogue";
import { expect, test, vi } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { changeProducts } from "./change-products.ts";
import { cataloguePosition, changesSince, discardChanges } from "./change-log.ts";
import { cleanHtml } from "./clean-html.ts";
import { feedLines, feedRow } from "./testing-feed.ts";
import { importFeed } from "./import.ts";
import { CatalogueReplaced, readCatalogue } from "./read.ts";
import { addStock, lockStock } from "./stock.ts";

const pathOf = (text: string): string => (text === "" ? "" : `/${text.replace(/^\/+/, "")}`);

/** Arbitrary feed rows, including unusual notations; unique fields differ by product. */
const product = (number: number): fc.Arbitrary<FeedRow[]> => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("", "a\tb", "\ta\t\tb\t", "0"));
  const written = text.map((value) => value.replaceAll("\0", ""));
  const name = written.filter((value) => value !== "");
  const pictures = name.map((value) => value.split("\t").map(pathOf).join("\t"));
  const count = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
  const moment = fc.oneof(
    fc.date({ min: new Date("1000-01-02T00:00:00Z"), max: new Date("2999-12-31T00:00:00Z"), noInvalidDate: true }),
    fc.constantFrom("2026-04-08T17:42:00Z", "2026-04-08T17:42:00.123456+05:30", "2026-04-08T17:42:00-11:00"),
  );
  const iso = moment.map((value) => (typeof value === "string" ? value : value.toISOString()));
  const amount = fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.double({ min: 0.001, max: 1e9, noNaN: true }));
  const prices = fc.record(
    {
      ...Object.fromEntries(
        INITIAL_LISTS.flatMap((list) => [
          [`${list}_price_f`, amount],
          [`${list}_compare_at_price_f`, amount],
        ]),
      ),
      cn_cny_price_1k: fc.integer({ min: 1, max: 1e12 }),
      cn_cny_compare_at_price_1k: fc.integer({ min: 1, max: 1e12 }),
    },
    { requiredKeys: [] },
  );
  const shared = fc.record({
    title: name,
    vendor: name,
    vendor_handle: name,
    product_type: name,
    department: name,
    tags: written,
    visibility: fc.constantFrom("YES" as const, "NO" as const),
    viplevel: fc.nat({ max: 9 }),
  });
  const own = fc.record({
    title_zh: written,
    vendor_text: written,
    largeImage: name.map(pathOf),
    product_images: pictures,
    product_type_text: written,
    product_type_zh_text: written,
    product_type_cn: written,
    size: name,
    color: name,
    designercolor: written,
    designermodelnumber: written,
    sku: name,
    barcode: written,
    // Unsafe markup is removed on import.
    body_html: written.map(cleanHtml),
    variant_title: written,
    inventory_quantity: count,
    old_inventory_quantity: count,
    sold_num: count,
    is_promotion: fc.boolean(),
    position: count,
    published_at: iso,
    created_at: iso,
    updated_at: iso,
  });
  const titles = fc.record(
    { title_fr: written, "title_pt-BR": written, title_ja: written, vendor_zh: written },
    { requiredKeys: [] },
  );
  const line = fc.tuple(own, titles, prices).map(([fields, more, amounts]) => ({ ...fields, ...more, ...amounts }));
  // Either different lines, or equal ones as in most feeds.
  const lines = fc.oneof(
    fc.array(line, { minLength: 1, maxLength: 4 }),
    fc.tuple(line, fc.integer({ min: 1, max: 4 })).map(([one, times]) => Array.from({ length: times }, () => one)),
  );
  return fc.tuple(shared, lines).map(([common, each]) =>
    each.map((fields, variant) => ({
      objectID: `v${number}-${variant}`,
      product_id: `p${number}`,
      handle: `h${number}`,
      ...common,
      ...fields,
    })),
  );
};

onDatabase("reading the catalogue as its feed", (database) => {
  const read = async (): Promise<(readonly FeedRow[])[]> => {
    const found: (readonly FeedRow[])[] = [];
    for await (const rows of (await readCatalogue(database.current))!.rows) found.push(rows);
    return found;
  };
  const importLines = (lines: Iterable<string>) => importFeed(database.current, lines, { source: "test" });

  test("there is nothing to read before the first import", async () => {
    expect(await readCatalogue(database.current)).toBeUndefined();
  });

  test(
    "every field is returned as the feed wrote it, and putting it again changes nothing",
    { timeout: 60_000 },
    async () => {
      const feeds = fc.tuple(...[1, 2, 3, 4, 5].map((number) => product(number)));
      await fc.assert(
        fc.asyncProperty(feeds, async (products) => {
          const result = await importLines(products.flat().map((row) => JSON.stringify(row)));
          expect(result).toMatchObject({ kind: "imported" });
          expect(await read()).toEqual(products);
          // Nothing differs, so nothing is written or logged.
          const again = await changeProducts(
            database.current,
            products.map((rows, index) => ({ kind: "put", line: index + 1, rows })),
          );
          expect(again).toMatchObject({ kind: "changed", put: 0, deleted: 0 });
        }),
        { numRuns: 30 },
      );
    },
  );

  test("several batches are read completely, in the order of ids and variants", async () => {
    await importLines(feedLines(1250, 3));
    const found = await read();
    expect(found).toHaveLength(1250);
    expect(new Set(found.map((rows) => rows[0]!.product_id)).size).toBe(1250);
    expect(found.find((rows) => rows[0]!.product_id === "p777")).toEqual([0, 1, 2].map((one) => feedRow(777, one)));
  });

  test("changes made while reading come after its position", async () => {
    await importLines(feedLines(1100));
    const reading = (await readCatalogue(database.current))!;
    expect(reading.products).toBe(1100);
    for await (const [row] of reading.rows) {
      if (row?.product_id !== "p1") continue;
      await changeProducts(database.current, [{ kind: "delete", line: 1, product: "p1" }]);
    }
    const since = await changesSince(database.current, reading.position);
    expect(since).toMatchObject({ kind: "changes", changes: [{ kind: "delete", id: "p1" }], hasMore: false });
  });

  test("reading fails if the catalogue is replaced meanwhile", async () => {
    await importLines(feedLines(1100));
    const reading = (await readCatalogue(database.current))!;
    const readToTheEnd = async () => {
      for await (const [row] of reading.rows) if (row?.product_id === "p1") await importLines(feedLines(20));
    };
    await expect(readToTheEnd()).rejects.toThrow(CatalogueReplaced);
    expect(await changesSince(database.current, reading.position)).toEqual({ kind: "another-generation" });
  });

  const lines = (changes: Readonly<Record<number, Partial<FeedRow>>> = {}, products = 40): readonly string[] =>
    Array.from({ length: products }, (_, at) => JSON.stringify(feedRow(at + 1, 0, changes[at + 1])));
  const since = async (position: string) => {
    const { changes = [], kind } = { changes: undefined, ...(await changesSince(database.current, position)) };
    return changes.length > 0 ? changes.map((one) => `${one.kind} ${one.id}`).toSorted() : kind;
  };

  test("a position in the catalogue before continues with the products that an import changes, and with no others", async () => {
    await importLines(lines());
    const { position } = (await readCatalogue(database.current))!;
    const changed = {
      2: { title: "Raincoat" },
      3: { inventory_quantity: 99 },
      4: { updated_at: "2026-05-01T10:00:00Z" },
    };
    await importLines([...lines(changed).slice(1), JSON.stringify(feedRow(41))]);
    const now = (await cataloguePosition(database.current))!;
    expect(await since(position)).toEqual(["delete p1", "put p2", "put p3", "put p4", "put p41"]);
    expect(await since(now)).toBe("changes");
    // In pieces, and with what changes afterwards.
    const first = await changesSince(database.current, position, 2);
    expect(first).toMatchObject({ kind: "changes", hasMore: true, changes: [{}, {}] });
    await changeProducts(database.current, [{ kind: "delete", line: 1, product: "p9" }]);
    expect(await since(now)).toEqual(["delete p9"]);
    expect(first.kind === "changes" && (await since(first.position))).toHaveLength(4);
  });

  test("a product that is sold after the comparison is among the changes, because the file has other stock", async () => {
    await importLines(lines());
    const { position } = (await readCatalogue(database.current))!;
    const { sql: client } = database.current;
    const execute = client.execute.bind(client);
    let isSold = false;
    const sell = async () => {
      isSold = true;
      await client.transaction(async (tx) => {
        await addStock(tx, await lockStock(tx, ["v7-0"], "update"), new Map([["v7-0", -1]]));
      });
    };
    const spy = vi.spyOn(client, "execute").mockImplementation((async (query: SQL) => {
      const result = await execute(query);
      const { sql: text } = new PgDialect().sqlToQuery(query);
      if (!isSold && text.includes("left join") && text.includes("is distinct from")) await sell();
      return result;
    }) as typeof client.execute);
    await importLines(lines({ 2: { title: "Raincoat" } }));
    spy.mockRestore();
    expect(isSold).toBe(true);
    expect(await since(position)).toEqual(["put p2", "put p7"]);
  });

  test("a position is valid through several imports, until more than a quarter of the products differ", async () => {
    await importLines(lines());
    const { position } = (await readCatalogue(database.current))!;
    const titled = (count: number) =>
      lines(Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, { title: `Another ${at}` }])));
    await importLines(titled(11));
    expect(await since(position)).toBe("another-generation");
    const second = (await cataloguePosition(database.current))!;
    await changeProducts(database.current, [{ kind: "set-product", line: 1, product: "p20", fields: { sold_num: 7 } }]);
    const third = (await cataloguePosition(database.current))!;
    await importLines(titled(10));
    await changeProducts(database.current, [{ kind: "delete", line: 1, product: "p30" }]);
    await importLines(titled(9));
    // The file has p20 as it was, and p30 again.
    expect(await since(second)).toEqual(["put p10", "put p11", "put p20", "put p30"]);
    expect(await since(third)).toEqual(["put p10", "put p11", "put p20", "put p30"]);
    // A position that the catalogue before never reached is that of another database.
    const [generation] = third.split(":");
    expect(await since(`${generation}:9`)).toBe("another-generation");
    await discardChanges(database.current);
    expect(await since(third)).toBe("too-old");
  });
});
