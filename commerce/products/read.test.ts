import * as fc from "fast-check";
import { INITIAL_LISTS, type FeedRow } from "#catalogue";
import { expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { changeProducts } from "./change-products.ts";
import { changesSince } from "./change-log.ts";
import { cleanHtml } from "./clean-html.ts";
import { feedLines, feedRow } from "./testing-feed.ts";
import { importFeed } from "./import.ts";
import { CatalogueReplaced, readCatalogue } from "./read.ts";

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
});
