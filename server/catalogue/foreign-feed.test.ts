// Imports of other shops' files over HTTP: skipped products, and files that change nothing.

import { beforeAll, beforeEach, expect, test } from "vitest";
import { type FeedRow, resolveCollection } from "#catalogue";
import { catalogueStatus, changeProducts, importFeed, readCatalogue } from "#commerce/products";
import { readTaxonomy } from "#commerce/taxonomy";
import { FURTHER_TYPES } from "../../commerce/taxonomy/further-types.ts";
import { feedLines, feedRow } from "../../commerce/products/testing-feed.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { importer } from "./testing-importer.ts";

const HEAD =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price,Image Src";
const row = (handle: string, { price = "90", size = "M", type = "Coats", body = "", title = "Coat" } = {}): string =>
  `${handle},${title},${body},Nordlys,${type},Women,Color,Black,Size,${size},2,${price},https://cdn.example/${handle}.jpg`;
const csv = (...rows: readonly string[]): string => [HEAD, ...rows, ""].join("\r\n");
const item = (id: string, price = "90 EUR"): string =>
  `<item><g:id>${id}</g:id><g:title>Coat</g:title><g:brand>Nordlys</g:brand><g:product_type>Coats</g:product_type><g:gender>female</g:gender><g:color>Black</g:color><g:size>M</g:size><g:price>${price}</g:price><g:availability>in_stock</g:availability><g:image_link>https://cdn.example/${id}.jpg</g:image_link></item>`;
const xml = (...items: readonly string[]): string =>
  `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.join("\n")}\n</channel></rss>`;

/** A stream with a cell or element of 100 MB. */
const endless = (start: string): ReadableStream<Uint8Array> => {
  const megabyte = Buffer.alloc(1024 * 1024, "a");
  let sent = 0;
  return new ReadableStream({
    start: (stream) => stream.enqueue(Buffer.from(start)),
    pull: (stream) => {
      if (sent++ < 100) stream.enqueue(megabyte);
      else stream.close();
    },
  });
};

type Unchanged = [what: string, body: () => BodyInit, line: number, message: RegExp, query?: string];

onDatabase("a file of another shop", (database) => {
  let changes = 0;
  const send = importer(database, () => void (changes += 1));
  const handles = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const rows of (await readCatalogue(database.current))?.rows ?? []) found.push(rows[0]?.handle ?? "");
    return found.toSorted();
  };

  beforeAll(async () => {
    await importFeed(database.current, feedLines(5), { source: "before" });
  });
  beforeEach(() => {
    changes = 0;
  });

  const unchanged: readonly Unchanged[] = [
    ["a row of 100 MB", () => endless(`${csv(row("a"))}b,"`), 3, /row of more than/],
    ["a truncated CSV", () => csv(row("a")) + row("b").slice(0, 20), 3, /different number of cells/],
    ["broken quotation marks", () => csv(row("a"), row("b", { body: '"x"y' })), 3, /quotation mark/],
    ["missing columns", () => "Handle,Title,Vendor\na,b,c\n", 1, /no column/],
    ["no currency", () => csv(row("a")), 0, /currency/, ""],
    ["an element of 100 MB", () => endless(`${xml().split("</channel>")[0]}<item><title>`), 3, /element of more than/],
    ["a truncated XML", () => xml(item("a")).slice(0, -20), 2, /is not valid XML/],
    ["an entity bomb", () => '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]><rss/>', 2, /document type/],
    ["no items", () => xml(), 0, /^The feed has no products\./],
    [
      "a negative price in a strict import",
      () => csv(row("a"), row("b", { price: "-1" })),
      3,
      /not a price/,
      "currency=EUR&strict",
    ],
    [
      "a repeated handle in a strict import",
      () => csv(row("a"), row("b"), row("a")),
      4,
      /is repeated/,
      "currency=EUR&strict",
    ],
  ];
  test.each(unchanged)(
    "%s changes nothing and is reported with its line [SR-20]",
    async (_what, body, line, message, query) => {
      const before = await catalogueStatus(database.current);
      const { last } = await send(body(), query);
      expect(last).toMatchObject({
        kind: "bad-feed",
        status: 422,
        error: { line },
        message: expect.stringMatching(message),
      });
      expect(await catalogueStatus(database.current)).toEqual(before);
      expect(changes).toBe(0);
    },
  );

  test("a dry run reports what would change, and changes nothing [SR-20]", async () => {
    const before = await catalogueStatus(database.current);
    const { last, skipped } = await send(csv(row("a"), row("b", { price: "" })), "currency=EUR&dry-run");
    expect(last).toMatchObject({
      kind: "would-import",
      products: 1,
      added: 1,
      changed: 0,
      same: 0,
      removed: 5,
      skipped: 1,
    });
    expect(skipped).toMatchObject([{ line: 3, reason: "no-price", product: "b" }]);
    const same = await send([...feedLines(4)].join("\n"), "dry-run");
    expect(same.last).toMatchObject({ kind: "would-import", products: 4, added: 0, same: 4, removed: 1 });
    expect(await catalogueStatus(database.current)).toEqual(before);
    expect(changes).toBe(0);
  });

  test("an import with too many skipped products changes nothing; the limit is configurable [SR-20]", async () => {
    const file = csv(row("a"), row("b", { price: "-1" }), row("c", { price: "0" }));
    const before = await catalogueStatus(database.current);
    expect((await send(file)).last).toMatchObject({ kind: "too-much-skipped", status: 422, skipped: 2, variants: 3 });
    expect(await catalogueStatus(database.current)).toEqual(before);
    const taken = await send(file, "currency=EUR&most-skipped=70");
    expect(taken.last).toEqual({ kind: "imported", products: 1, variants: 1, skipped: 2 });
    expect(await handles()).toEqual(["a"]);
    expect(changes).toBe(1);
  });

  test("repeated and unsupported products are skipped and reported; the rest is imported [SR-20]", async () => {
    const shopify = await send(csv(row("a"), row("b"), row("a"), row("c"), row("d", { price: "" })));
    expect(shopify.skipped).toMatchObject([
      { line: 4, reason: "repeated", field: "product_id", message: "a is repeated from line 2" },
      { line: 6, reason: "no-price" },
    ]);
    expect(shopify.last).toMatchObject({ kind: "imported", products: 3, skipped: 2 });
    const merchant = await send(xml(item("1"), item("2", "9 CHF"), item("3"), item("1")), "");
    expect(merchant.skipped).toMatchObject([
      { line: 3, reason: "wrong-currency" },
      { line: 5, reason: "repeated" },
    ]);
    expect(await handles()).toEqual(["coat-1", "coat-3"]);
    const lenient = await send(["{", ...feedLines(3)].join("\n"), "lenient");
    expect(lenient.skipped).toMatchObject([{ line: 1, reason: "bad-value" }]);
    expect(lenient.last).toMatchObject({ kind: "imported", products: 3, skipped: 1 });
  });

  test("a file without dates leaves those of products that it had before, so that only new ones are new [OC-11]", async () => {
    const dates = async () => {
      const found: Record<string, Pick<FeedRow, "published_at" | "created_at" | "updated_at" | "sold_num">> = {};
      for await (const [one] of (await readCatalogue(database.current))?.rows ?? []) {
        const { handle, published_at, created_at, updated_at, sold_num } = one!;
        found[handle] = { published_at, created_at, updated_at, sold_num };
      }
      return found;
    };
    const published = (handle: string, isPublished: boolean) => `${row(handle)},${isPublished}`;
    const file = (...rows: readonly string[]) => [`${HEAD},Published`, ...rows, ""].join("\r\n");
    await send(file(...["a", "b", "c"].map((handle) => published(handle, true)), published("d", false)));
    const first = await dates();
    const sold = { kind: "set-product", line: 1, product: "a", fields: { sold_num: 12 } } as const;
    await changeProducts(database.current, [sold]);

    const dearer = `${row("b", { price: "95" })},true`;
    const rest = [published("c", true), published("d", true), published("e", true)];
    const again = file(published("a", true), dearer, ...rest);
    const { last } = await send(again, "currency=EUR&dry-run");
    expect(last).toMatchObject({ kind: "would-import", added: 1, changed: 2, same: 2, removed: 0 });
    await send(again);
    const second = await dates();
    expect(second["a"]).toEqual({ ...first["a"], sold_num: 12 });
    expect(second["c"]).toEqual(first["c"]);
    expect(second["b"]).toEqual({ ...first["b"], updated_at: expect.any(String) });
    const { published_at: before = "" } = first["a"] ?? {};
    // Changed, shown for the first time, and new.
    for (const later of [second["b"]?.updated_at, second["d"]?.published_at, second["e"]?.created_at])
      expect(Date.parse(later ?? "")).toBeGreaterThan(Date.parse(before));
    expect(second["d"]?.created_at).toBe(first["d"]?.created_at);
  });

  test("[OC-04] unknown types become types of the best category, and are reported", async () => {
    const typed = (handle: string, type: string, size = "") =>
      row(handle, { type, size, title: `Sable ${type.split(" > ").at(-1)?.replace(/s$/u, "")}` });
    const file = csv(
      typed("a", "Coats", "M"),
      typed("b", "Apparel & Accessories > Clothing > Ponchos", "M"),
      typed("c", "Rain Ponchos", "L"),
      typed("d", "Beach Bags"),
      typed("e", "Kimonos", "S"),
      typed("f", "Huaraches", "EU 39"),
      typed("g", "Candles"),
      typed("h", "candles"),
      typed("i", "Trousers", "M"),
      // An occasion is no type.
      row("j", { type: "Occasions", title: "Satin dress with belt" }),
    );
    const newTypes = [
      { name: "Ponchos", category: "Clothing", products: 2 },
      { name: "Beach Bags", category: "Bags", products: 1 },
      { name: "Kimonos", category: "Clothing", products: 1 },
      { name: "Huaraches", category: "Shoes", products: 1 },
      { name: "Candles", category: "Accessories", products: 2 },
    ];
    const dry = await send(file, "currency=EUR&dry-run");
    expect(dry.last).toMatchObject({ kind: "would-import", products: 10, newTypes });
    expect((await readTaxonomy(database.current)).types).toHaveLength(48);
    const { last } = await send(file);
    expect(last).toMatchObject({ kind: "imported", products: 10, newTypes });
    const taxonomy = await readTaxonomy(database.current);
    expect(taxonomy.types).toHaveLength(53);
    expect(resolveCollection(taxonomy, "women-beach-bags")).toMatchObject({
      category: "bags",
      name: "Women’s Beach Bags",
    });
    const found = new Map<string, FeedRow>();
    for await (const [first] of (await readCatalogue(database.current))?.rows ?? []) found.set(first!.handle, first!);
    expect(found.get("c")).toMatchObject({ product_type: "Ponchos", size: "L" });
    expect(found.get("b")?.tags.split("\t")).toContain("Clothing");
    expect(found.get("f")).toMatchObject({
      product_type: "Huaraches",
      tags: expect.stringContaining("Shoes") as string,
    });
    expect(found.get("i")).toMatchObject({ product_type: "Pants" });
    expect(found.get("j")).toMatchObject({ product_type: "Dresses" });
    // They are types of the shop now.
    expect((await send(file)).last).not.toHaveProperty("newTypes");
  });

  test("[OC-04] common types that the shop lacks are added with their names in all languages", async () => {
    const all = Object.fromEntries(FURTHER_TYPES.map(({ names }) => [names.en, names]));
    const file = csv(...FURTHER_TYPES.map(({ handle, names }) => row(handle, { type: names.de, title: "Nº 7" })));
    const { last } = await send(file);
    expect(last).toMatchObject({ kind: "imported", products: FURTHER_TYPES.length });
    const taxonomy = await readTaxonomy(database.current);
    const added = taxonomy.types.filter(({ value }) => value in all);
    expect(Object.fromEntries(added.map(({ value, names }) => [value, names]))).toEqual(all);
    expect(resolveCollection(taxonomy, "women-hair-accessories")).toMatchObject({ category: "accessories" });
  });

  test("[OC-04] so do those of our own feed, whose other words for types become their values", async () => {
    const lines = [
      feedRow(1, 0, { product_type: "Snorkels", tags: "Women\tAccessories" }),
      feedRow(2, 0, { product_type: "sneaker" }),
    ].map((one) => JSON.stringify(one));
    const { last } = await send(lines.join("\n"), "");
    expect(last).toMatchObject({ newTypes: [{ name: "Snorkels", category: "Accessories", products: 1 }] });
    const types: string[] = [];
    for await (const [first] of (await readCatalogue(database.current))?.rows ?? []) types.push(first!.product_type);
    expect(types.toSorted()).toEqual(["Sneakers", "Snorkels"]);
  });

  test("a file without quantities says that it is in stock, and what was guessed [OC-11]", async () => {
    const head = HEAD.replace("Variant Inventory Qty,", "");
    const bare = (handle: string): string => row(handle, { type: "" }).replace(",2,90,", ",90,").replace("Women", "");
    const { events, last } = await send([head, bare("a"), bare("b"), ""].join("\n"), "currency=EUR&stock=4&colour=red");
    expect(last).toMatchObject({ kind: "imported", products: 2 });
    expect(events).toContainEqual({ kind: "assumed-stock", variants: 2, pieces: 4 });
    const guess = events.find(({ kind, field }) => kind === "guess" && field === "department");
    expect(guess).toMatchObject({ understood: "women, men", confidence: 0.2, products: 2, examples: ["a", "b"] });
    const quantities: number[] = [];
    for await (const rows of (await readCatalogue(database.current))?.rows ?? []) {
      quantities.push(...rows.map((one) => one.inventory_quantity));
    }
    expect(quantities).toEqual([4, 4]);
  });

  test("a dry run shows counts, ten products, options, guesses and refusals [OC-09] [OC-12]", async () => {
    const types = [
      "Coats",
      "Dresses",
      "Tops",
      "Boots",
      "Hats",
      "Rings",
      "Skirts",
      "Jeans",
      "Belts",
      "Shirts",
      "Gloves",
    ];
    const many = types.map((type, at) => row(`p${at}`, { type, price: String(50 + at) }));
    const first = row("first").replace("Color,Black", "Fit,petite");
    const { events, last, skipped } = await send(
      csv(first, ...many, row("wrong", { price: "-1" })),
      "currency=EUR&dry-run",
    );
    const samples = events.filter(({ kind }) => kind === "sample").map(({ product }) => product);
    expect(samples).toHaveLength(10);
    // One of each type rather than the first ten.
    expect(new Set(samples.map((product) => (product as { type: string }).type)).size).toBe(10);
    expect(samples[0]).toEqual({
      handle: "first",
      title: "Coat",
      designer: "Nordlys",
      type: "Coats",
      departments: ["women"],
      colour: "multi",
      designerColour: "",
      price: 90,
      compareAt: 0,
      currency: "EUR",
      sizes: [{ size: "M", options: ["Fit Petite"], stock: 2 }],
      picture: "https://cdn.example/first.jpg",
    });
    const options = events.filter(({ kind }) => kind === "option");
    expect(options).toEqual([{ kind: "option", name: "Fit", products: 1, values: ["Petite"], hasMore: false }]);
    expect(skipped).toMatchObject([
      { line: 14, reason: "bad-price", field: "Variant Price", message: "-1 is not a price" },
    ]);
    expect(last).toMatchObject({ kind: "would-import", products: 12, skipped: 1 });
  });

  test.each([
    ["WooCommerce", "ID,Type,SKU,Name,Regular price,Categories\n1,simple,A,Black dress,90,Women > Dresses\n"],
    [
      "Magento",
      "sku,attribute_set_code,product_type,name,price,categories\nA,Top,simple,Black dress,90,Default/Women/Dresses\n",
    ],
    [
      "a Merchant table",
      "id\ttitle\tprice\tavailability\tproduct type\nA\tBlack dress\t90 EUR\tin stock\tWomen > Dresses\n",
    ],
  ])("%s is recognised by content and imported [OC-10]", async (_what, file) => {
    const { last } = await send(file);
    expect(last).toMatchObject({ kind: "imported", products: 1 });
    const reading = await readCatalogue(database.current);
    for await (const rows of reading?.rows ?? []) {
      expect(rows).toMatchObject([
        // Without a designer it is the shop's own.
        { title: "Black dress", vendor: "My shop", product_type: "Dresses", department: "women", eu_eur_price_f: 90 },
      ]);
    }
  });

  test("a table of another format asks for a mapping, and is imported with one [OC-10]", async () => {
    const file = "Article;RRP;For\nBlack dress;90;Women\n";
    expect((await send(file)).last).toMatchObject({
      kind: "bad-feed",
      message:
        'The feed has the columns "Article", "RRP", "For", which are of no known format. Send the column of each field as the query parameter map, such as {"title": "Name", "price": "RRP", "size": "Size"}. It needs title and price. Nothing was changed.',
    });
    const map = encodeURIComponent(JSON.stringify({ title: "Article", price: "RRP", gender: "For" }));
    expect((await send(file, `currency=EUR&map=${map}`)).last).toMatchObject({ kind: "imported", products: 1 });
    const wrong = encodeURIComponent(JSON.stringify({ title: "Article", prise: "RRP" }));
    expect((await send(file, `currency=EUR&map=${wrong}`)).events).toMatchObject([{ kind: "bad-request" }]);
  });

  test("a script in a description never reaches the database [SR-20]", async () => {
    const body = '"<p onclick=""steal()"">Soft<script>steal()</script></p>"';
    await send(csv(row("a", { body })));
    const reading = await readCatalogue(database.current);
    const rows: unknown[] = [];
    for await (const product of reading?.rows ?? []) rows.push(...product);
    expect(rows).toMatchObject([{ body_html: "<p>Soft</p>" }]);
  });

  test.each([
    "format=xls",
    "currency=CHF",
    "rate=USD",
    "department=dogs",
    "type=boats",
    "colour=xyzzy",
    "stock=-1",
    "most-skipped=200",
    "strict&lenient",
  ])("the option %s is rejected before anything is read [SR-20]", async (query) => {
    expect((await send(csv(row("z")), query)).events).toMatchObject([{ kind: "bad-request" }]);
  });
});
