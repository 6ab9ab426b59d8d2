// Values of another shop's file, imported over HTTP: prices, stock, types and SKUs.

import { expect, test } from "vitest";
import { INITIAL_PRICE_LISTS } from "#catalogue";
import { readCatalogue } from "#commerce/products";
import { changeSetting, PRICE_LISTS } from "#commerce/settings";
import { changeTaxonomy, patchTaxonomy, readTaxonomy } from "#commerce/taxonomy";
import { onDatabase } from "../../commerce/database/testing.ts";
import { importer } from "./testing-importer.ts";

interface Row {
  readonly title?: string;
  readonly type?: string;
  readonly sku?: string;
  readonly stock?: string;
  readonly compareAt?: string;
}

const HEAD =
  "Handle;Title;Vendor;Type;Tags;Option1 Name;Option1 Value;Variant SKU;Variant Inventory Qty;Variant Price;Variant Compare At Price";
const row = (
  handle: string,
  price: string,
  { title = "Coat", type = "Coats", sku = handle.toUpperCase(), stock = "2", compareAt = "" }: Row = {},
): string => [handle, title, "Nordlys", type, "Women", "Size", "M", sku, stock, price, compareAt].join(";");
const csv = (...rows: readonly string[]): string => [HEAD, ...rows, ""].join("\n");
const priced = (...prices: readonly string[]): string => csv(...prices.map((price, at) => row(`c${at}`, price)));

onDatabase("values of another shop", (database) => {
  const send = importer(database);
  const stored = async (field: string): Promise<Record<string, unknown>> => {
    const found: Record<string, unknown> = {};
    for await (const [first] of (await readCatalogue(database.current))?.rows ?? []) {
      found[first!.handle] = (first as unknown as Record<string, unknown>)[field];
    }
    return found;
  };
  const guessesOf = (events: readonly Record<string, unknown>[], field: string) =>
    events
      .filter((event) => event["kind"] === "guess" && event["field"] === field)
      .map(({ written, understood, confidence, examples }) => [written, understood, confidence, examples]);

  test.each([
    ["1.249,00", ["1.249", "12.500", "1.249,00"], [1249, 12_500, 1249]],
    ["999,00", ["1.249", "2.000", "999,00"], [1249, 2000, 999]],
    ["1.249.000", ["1.249", "1.249.000"], [1249, 1_249_000]],
    ["1,249.00", ["1,249", "1,249.00", "49.5"], [1249, 1249, 49.5]],
    ["19.99", ["1,249", "19.99", "20.0000", "1'249.50"], [1249, 19.99, 20, 1249.5]],
  ])("%s in a file tells how its other prices are read, with certainty [OC-10]", async (_proof, prices, amounts) => {
    const { last, events } = await send(priced(...prices));
    expect(last).toMatchObject({ kind: "imported", products: prices.length });
    expect(Object.values(await stored("eu_eur_price_f"))).toEqual(amounts);
    expect(guessesOf(events, "price")).toEqual([]);
  });

  test("prices without cents, and with the word that taxes are included, are read as written; long texts are shown in part [OC-10]", async () => {
    const prices = [
      "20,-",
      "30.–",
      "1.240,-- €",
      "1 234,50",
      "40 € inkl. MwSt.",
      "50,00 TTC",
      "5,-5",
      `9${"x".repeat(200_000)}`,
    ];
    const { last, events } = await send(priced(...prices));
    expect(last).toMatchObject({ kind: "imported", products: 6, skipped: 2 });
    expect(Object.values(await stored("eu_eur_price_f"))).toEqual([20, 30, 1240, 1234.5, 40, 50]);
    const wrong = events.filter(({ kind }) => kind === "skipped").map(({ message }) => String(message));
    expect(wrong).toEqual(["5,-5 is not a price", expect.stringMatching(/^9x{59}… is not a price$/)]);
  });

  test("texts that are too long to be words are refused or left unread, and end no process [OC-12] [SR-20]", async () => {
    const endless = ["カ", " x", "-", "1.", "> "].map((sign) => sign.repeat(100_000));
    const { last, skipped } = await send(
      csv(
        row("named", "10", { title: "x".repeat(1_001) }),
        ...endless.map((type, at) => row(`typed${at}`, "10", { type })),
        ...endless.slice(0, 3).map((title, at) => row(`titled${at}`, "10", { title })),
      ),
    );
    expect(last).toMatchObject({ kind: "imported", products: endless.length });
    expect(skipped.map(({ field, message }) => [field, message])).toEqual(
      Array.from({ length: 4 }, () => ["title", "has more than 1000 characters"]),
    );
  });

  test("former prices tell it, too, also for a file that is larger than what is held in memory [OC-10]", async () => {
    const many = Array.from({ length: 450 }, (_, at) => row(`c${at}`, "1.249", { compareAt: "1.500" }));
    const { last, events } = await send(csv(...many, row("last", "1.249", { compareAt: "1.499,90" })));
    expect(last).toMatchObject({ kind: "imported", products: 451 });
    expect(guessesOf(events, "price")).toEqual([]);
    const [amounts, former] = [await stored("eu_eur_price_f"), await stored("eu_eur_compare_at_price_f")];
    expect([amounts["c0"], amounts["c449"], former["c0"], former["last"]]).toEqual([1249, 1249, 1500, 1499.9]);
  });

  test("prices that no other one explains are thousands, and a guess that the merchant sees [OC-12]", async () => {
    const { last, events } = await send(priced("1.249", "2.000"));
    expect(last).toMatchObject({ kind: "imported", products: 2 });
    expect(await stored("eu_eur_price_f")).toEqual({ c0: 1249, c1: 2000 });
    expect(guessesOf(events, "price")).toEqual([
      ["1.249", "1249.00 EUR", 0.7, ["c0"]],
      ["2.000", "2000.00 EUR", 0.7, ["c1"]],
    ]);
  });

  test("where both signs stand for decimals, most prices decide, as a guess [OC-12]", async () => {
    const { events } = await send(priced("1.249", "1.249,00", "999,00", "99,00", "49.90"));
    expect(await stored("eu_eur_price_f")).toEqual({ c0: 1249, c1: 1249, c2: 999, c3: 99, c4: 49.9 });
    expect(guessesOf(events, "price")).toEqual([["1.249", "1249.00 EUR", 0.75, ["c0"]]]);
  });

  test("an amount with more decimals than its currency is refused instead of rounded [OC-15]", async () => {
    const { skipped, last } = await send(priced("19.999", "20.00", "19.99"));
    expect(skipped).toMatchObject([
      {
        line: 2,
        reason: "bad-price",
        field: "Variant Price",
        message: "19.999 has more decimals than a price in EUR",
      },
    ]);
    expect(last).toMatchObject({ kind: "imported", products: 2 });
  });

  test.each([
    ["EUR", ["€ 20", "20 €", "EUR 20", "20,50 eur", "€1.249,00", "1 249,00 €"], [20, 20, 20, 20.5, 1249, 1249]],
    ["USD", ["$129.50", "US$ 20", "USD 20", "20 USD", "$1,249.00"], [129.5, 20, 20, 20, 1249]],
    ["CNY", ["¥99.50", "￥20.00", "20元", "RMB 20"], [99.5, 20, 20, 20]],
  ])("a sign or code of %s before or behind an amount is read [OC-10]", async (currency, prices, amounts) => {
    const { events, last } = await send(priced(...prices), `currency=${currency}`);
    expect(last).toMatchObject({ kind: "imported", products: prices.length });
    const list = { EUR: "eu_eur", USD: "www_usd", CNY: "cn_cny" }[currency];
    expect(Object.values(await stored(`${list}_price_f`))).toEqual(amounts);
    expect(guessesOf(events, "price")).toEqual([]);
  });

  test("a sign or code of another currency is refused, and so is any other word [OC-12]", async () => {
    const prices = ["¥9,900", "$20", "20 kr", "USD 20", "ab 20", "€20"];
    const { skipped } = await send(priced(...prices), "currency=EUR&most-skipped=100");
    expect(skipped.map(({ reason, message }) => [reason, message])).toEqual([
      ["wrong-currency", "¥9,900 is not a price in EUR"],
      ["wrong-currency", "$20 is not a price in EUR"],
      ["wrong-currency", "20 kr is not a price in EUR"],
      ["wrong-currency", "USD 20 is not a price in EUR"],
      ["bad-price", "ab 20 is not a price"],
    ]);
  });

  test("in currencies without decimals, three digits are thousands with certainty [OC-10] [OC-12]", async () => {
    const japan = { code: "jp_jpy", name: "Japan", markets: ["jp"], convert: { from: "www_usd", rate: 150 } } as const;
    await changeSetting(database.current, PRICE_LISTS, { lists: [...INITIAL_PRICE_LISTS.lists, japan] });
    const prices = [
      "¥9,900",
      "￥12,800",
      "9,900円",
      "１２，８００円",
      "12.800 JPY",
      "980.00",
      "12,000",
      "9,900円（税込）",
      "9,900円税込み",
    ];
    const { last, events } = await send(priced(...prices), "currency=JPY");
    expect(last).toMatchObject({ kind: "imported", products: prices.length });
    expect(Object.values(await stored("jp_jpy_price_f"))).toEqual([
      9900, 12_800, 9900, 12_800, 12_800, 980, 12_000, 9900, 9900,
    ]);
    expect(guessesOf(events, "price")).toEqual([]);
    const exact = await send(priced("1200.000", "980.000"), "currency=JPY");
    expect(Object.values(await stored("jp_jpy_price_f"))).toEqual([1200, 980]);
    expect(guessesOf(exact.events, "price")).toEqual([]);
    await changeSetting(database.current, PRICE_LISTS, INITIAL_PRICE_LISTS);
  });

  test.each(["0", "0,00", "0.000,00", "0 €", "EUR 0,00"])("a former price of %s is none [OC-10]", async (compareAt) => {
    const { last } = await send(csv(row("a", "49.90", { compareAt })));
    expect(last).toMatchObject({ kind: "imported", products: 1 });
    expect(await stored("eu_eur_compare_at_price_f")).toEqual({ a: undefined });
  });

  test("a second import of the same file changes nothing, although the first one adds types [OC-04]", async () => {
    const file = csv(
      row("a", "90.00", { title: "Dirndl Resi", type: "Tracht" }),
      row("b", "90.00", { title: "Lederhose Sepp", type: "Tracht" }),
      row("c", "90.00", { title: "Nº 7", type: "Tracht" }),
      row("d", "90.00", { title: "Dirndl Vroni", type: "Tracht" }),
      row("e", "90.00", { title: "Poncho Anna", type: "Foos > Party" }),
      row("f", "90.00", { title: "Nº 8", type: "Foos" }),
      row("g", "90.00", { title: "Nº 9", type: "" }),
    );
    expect((await send(file)).last).toMatchObject({ kind: "imported", products: 7 });
    const types = await stored("product_type");
    expect([types["a"], types["b"], types["c"], types["d"]]).toEqual(["Tracht", "Tracht", "Tracht", "Tracht"]);
    const again = await send(file, "currency=EUR&dry-run");
    expect(again.last).toMatchObject({ kind: "would-import", added: 0, changed: 0, same: 7, removed: 0 });
    expect(again.last).not.toHaveProperty("newTypes");
  });

  test("all products of an unknown type tell its category, by sizes and titles [OC-04]", async () => {
    const map = encodeURIComponent(
      JSON.stringify({ title: "Name", type: "Type", gender: "For", size: "Größe", price: "Price", quantity: "Stock" }),
    );
    const sizes = (name: string, type: string, wearer: string, ...all: readonly string[]) =>
      all.map((size) => `${name};${type};${wearer};${size};90;1`);
    const file = [
      "Name;Type;For;Größe;Price;Stock",
      ...sizes("Alois", "Trachtenjanker", "Herren", "Einheitsgröße"),
      ...sizes("Korbinian", "Trachtenjanker", "Herren", "48", "50", "52", "54", "XL-Long"),
      ...sizes("Burgl", "Kurzjanker", "Damen", "36", "38", "40", "42"),
      ...sizes("Nº 7", "Sennerin", "Damen", ""),
      ...sizes("Lodenjacke Rottach", "Sennerin", "Damen", ""),
      ...sizes("Nº 8", "Firlefanz", "Damen", ""),
    ].join("\n");
    const { last } = await send(file, `currency=EUR&map=${map}`);
    const { newTypes = [] } = last as { newTypes?: readonly { name: string; category: string }[] };
    expect(newTypes.map(({ name, category }) => [name, category])).toEqual([
      ["Trachtenjanker", "Clothing"],
      ["Kurzjanker", "Clothing"],
      ["Sennerin", "Clothing"],
      ["Firlefanz", "Accessories"],
    ]);
    const again = await send(file, `currency=EUR&map=${map}&dry-run`);
    expect(again.last).toMatchObject({ added: 0, changed: 0, same: 6 });
  });

  test("Japanese garments of one size become types of clothing [OC-04]", async () => {
    const names = ["浴衣", "羽織", "甚平", "割烹着"];
    const { last } = await send(
      csv(...names.map((type, at) => row(`k${at}`, "90", { title: `Nº ${at}`, type }))).replaceAll(
        ";Size;M;",
        ";Size;フリー;",
      ),
    );
    const { newTypes = [] } = last as { newTypes?: readonly { name: string; category: string }[] };
    expect(newTypes.map(({ name, category }) => `${name} ${category}`)).toEqual([
      "浴衣 Clothing",
      "羽織 Clothing",
      "甚平 Clothing",
      "割烹着 Clothing",
    ]);
  });

  test("so does one after a type is renamed, whose value the file still names [OC-03] [OC-04]", async () => {
    const file = csv(
      row("a", "90.00", { title: "Robe Anna", type: "Dresses" }),
      row("b", "90.00", { title: "Dirndl Resi", type: "Kleider" }),
      row("c", "90.00", { title: "Loferl Resi", type: "Loferl" }),
      row("d", "90.00", { title: "Coat Resi", type: "Coats" }),
    );
    expect((await send(file)).last).toMatchObject({ kind: "imported", products: 4 });
    const before = await stored("product_type");
    const types = { Dresses: { names: { en: "Dirndl" } }, Loferl: { names: { en: "Coat" } } };
    await changeTaxonomy(database.current, (taxonomy) => patchTaxonomy(taxonomy, { types }));
    const again = await send(file, "currency=EUR&dry-run");
    expect(again.last).toMatchObject({ added: 0, changed: 0, same: 4, removed: 0 });
    expect(again.last).not.toHaveProperty("newTypes");
    expect(before).toEqual({ a: "Dresses", b: "Dresses", c: "Loferl", d: "Coats" });
  });

  test("pieces are whole, so a sign before three digits separates thousands unless they are zeros [OC-10]", async () => {
    const written = ["1.249", "1,249", "1 249", "1.249.000", "1.249,00", "12.000", "7,0000", "0"];
    await send(csv(...written.map((stock, at) => row(`c${at}`, "9.90", { stock }))));
    expect(Object.values(await stored("inventory_quantity"))).toEqual([1249, 1249, 1249, 1_249_000, 1249, 12, 7, 0]);
  });

  test("zeros after a sign are decimals, as a guess unless the file writes three decimals [OC-10] [OC-12]", async () => {
    const rows = (...written: readonly string[]) =>
      csv(...written.map((stock, at) => row(`c${at}`, "9.90", { stock: `"${stock}"` })));
    const guessed = await send(rows("1,000", "2,500", "5"));
    expect(Object.values(await stored("inventory_quantity"))).toEqual([1, 2500, 5]);
    expect(guessesOf(guessed.events, "stock")).toEqual([["1,000", "1", 0.5, ["c0"]]]);
    const exact = await send(rows("1,000", "2,500", "0,000"));
    expect(Object.values(await stored("inventory_quantity"))).toEqual([1, 2, 0]);
    expect(guessesOf(exact.events, "stock")).toEqual([["2,500", "2", 0.5, ["c1"]]]);
  });

  test.each(["0x20", "1e3", "viele"])("the quantity %s is refused [OC-12]", async (stock) => {
    const { skipped } = await send(csv(row("a", "9.90", { stock }), row("b", "9.90")));
    expect(skipped).toMatchObject([{ line: 2, field: "Variant Inventory Qty", message: "must be a number" }]);
  });

  test("stock that is corrected is reported [OC-11]", async () => {
    const file = csv(row("a", "9.90", { stock: "-3" }), row("b", "9.90", { stock: "2.5" }), row("c", "9.90"));
    const { events } = await send(file);
    expect(await stored("inventory_quantity")).toEqual({ a: 0, b: 2, c: 2 });
    expect(guessesOf(events, "stock")).toEqual([
      ["-3", "0", 0.5, ["a"]],
      ["2.5", "2", 0.5, ["b"]],
    ]);
  });

  test("products with the same SKU are imported and named [OC-12]", async () => {
    // A repeated product shares its SKU with itself only.
    const [shared, own] = [{ sku: "S-1" }, row("b", "9.90")];
    const { last, events } = await send(csv(row("a", "9.90", shared), own, row("c", "9.90", shared), own));
    expect(last).toMatchObject({ kind: "imported", products: 3, skipped: 1 });
    expect(guessesOf(events, "sku")).toEqual([["S-1", "shared with another product", 0.5, ["a", "c"]]]);
  });

  test("sizes with the same SKU are imported under ids of their own, and again change nothing [OC-12]", async () => {
    const map = encodeURIComponent(
      JSON.stringify({
        product: "Model",
        title: "Article",
        size: "Size",
        sku: "SKU",
        price: "RRP",
        quantity: "On hand",
      }),
    );
    const file = [
      "Model;Article;Size;SKU;RRP;On hand",
      ...["46", "48", "50"].map((size) => `M1;Velvet vest;${size};N/A;90;1`),
      ...["S", "M"].map((size) => `M2;Red blouse;${size};N/A;80;2`),
      "M2;Red blouse;M;N/A;80;5",
      "M3;Black dress;M;OWN;70;3",
    ].join("\n");
    const { last, skipped, events } = await send(file, `currency=EUR&map=${map}`);
    expect(last).toMatchObject({ kind: "imported", products: 3, variants: 6, skipped: 1 });
    expect(skipped).toMatchObject([
      {
        line: 7,
        field: "SKU",
        product: "M2",
        reason: "repeated-size",
        variants: 1,
        message: "N/A is repeated from line 6, with the same colour and size",
      },
    ]);
    expect(guessesOf(events, "sku")).toEqual([
      ["N/A", "shared with another product", 0.5, ["M1", "M2"]],
      ["N/A", "on several sizes of the product", 0.5, ["M1", "M2"]],
    ]);
    const ids: string[] = [];
    for await (const rows of (await readCatalogue(database.current))?.rows ?? []) {
      ids.push(...rows.map(({ objectID, sku }) => `${objectID} ${sku}`));
    }
    expect(ids).toEqual(["m1-46 N/A", "m1-48 N/A", "m1-50 N/A", "m2-s N/A", "m2-m N/A", "OWN OWN"]);
    const again = await send(file, `currency=EUR&map=${map}&dry-run`);
    expect(again.last).toMatchObject({ added: 0, changed: 0, same: 3, removed: 0 });
  });

  test("skipped products add no types and no guesses [OC-04] [OC-12]", async () => {
    const { last, events } = await send(
      csv(
        row("a", "9.90"),
        row("b", "on request", { title: "Nº 7", type: "Lanyards" }),
        row("c", "9.90", { title: "Nº 8", type: "Kazoos" }),
        row("c", "9.90", { title: "Nº 9", type: "Ukuleles" }),
        row("d", "9.90", { type: "" }),
        row("a", "9.90", { stock: "-7" }),
      ),
      "currency=EUR&most-skipped=100",
    );
    expect(last).toMatchObject({ kind: "imported", products: 3, newTypes: [{ name: "Kazoos", products: 1 }] });
    expect((await readTaxonomy(database.current)).typeNamed("Lanyards")).toBeUndefined();
    expect(guessesOf(events, "stock")).toEqual([]);
  });

  test("a SKU that is too long is refused with its line, and ids from long names are shortened [OC-12]", async () => {
    const long = { sku: "S".repeat(6_000) };
    const { last, skipped } = await send(csv(row("a", "9.90", long), row("b".repeat(900), "9.90", { sku: "" })));
    expect(skipped).toMatchObject([{ line: 2, field: "Variant SKU", message: "must have at most 200 characters" }]);
    expect(last).toMatchObject({ kind: "imported", products: 1 });
    const [id] = Object.values(await stored("product_id"));
    expect(String(id)).toMatch(/^b{383}-[\da-f]{16}$/u);
  });

  test("refusals name the columns of the file [OC-12]", async () => {
    const shopify = await send(
      csv(
        row("ok", "9.90"),
        row("a", "99999999999"),
        row("b", "9.90", { stock: "viele" }),
        row("c", "9.90", { compareAt: "-5" }),
      ),
      "currency=EUR&most-skipped=100",
    );
    expect(shopify.skipped.map(({ field, message }) => [field, message])).toEqual([
      ["Variant Price", "must be at most 1000000000"],
      ["Variant Inventory Qty", "must be a number"],
      ["Variant Compare At Price", "-5 is not a price"],
    ]);
    const woo = await send(
      "ID,Type,SKU,Name,Stock,Sale price,Regular price,Categories\n1,simple,A,Black dress,x,,90,Dresses\n2,simple,B,Red dress,1,abc,90,Dresses\n3,simple,C,Red dress,1,80,90,Dresses\n",
      "currency=EUR&most-skipped=100",
    );
    expect(woo.skipped.map(({ field }) => field)).toEqual(["Stock", "Sale price"]);
    const map = encodeURIComponent(JSON.stringify({ title: "Article", price: "RRP", quantity: "On hand" }));
    const mapped = await send(
      "Article;RRP;On hand\nBlack dress;abc;1\nRed dress;90;x\nDress;90;1\n",
      `currency=EUR&most-skipped=100&map=${map}`,
    );
    expect(mapped.skipped.map(({ field }) => field)).toEqual(["RRP", "On hand"]);
  });
});
