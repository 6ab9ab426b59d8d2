import { expect, test } from "vitest";
import { Unreadable } from "#commerce/products";
import type { ReadingOptions } from "../draft.ts";
import { OPTIONS, readAll } from "../testing-reading.ts";
import { readMerchant } from "./read.ts";

const read = (text: string | Uint8Array, options: ReadingOptions = { ...OPTIONS, currency: undefined }, step = 7) =>
  readAll(readMerchant, text, options, step);

const FIELDS = {
  id: "1-38",
  item_group_id: "1",
  title: "Åkerlund Belted coat, Slate blue, IT 38",
  description: "A coat of wool & silk.\nLined, < 1 kg.",
  link: "https://shop.example/products/belted-coat?variant=3",
  image_link: "https://cdn.example/a.jpg",
  availability: "in_stock",
  price: "990.00 EUR",
  sale_price: "790.00 EUR",
  brand: "Åkerlund",
  gtin: "2789078378027",
  mpn: "AK26",
  google_product_category: "1604",
  product_type: "Women > Coats",
  gender: "female",
  age_group: "adult",
  color: "Slate blue",
  size: "38",
  size_system: "IT",
};
const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const item = (changes: Readonly<Record<string, string>> = {}, more = ""): string =>
  `<item>${Object.entries({ ...FIELDS, ...changes })
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `<g:${name}>${escape(text)}</g:${name}>`)
    .join("")}${more}</item>`;
const rss = (...items: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>',
    ...items,
    "</channel></rss>",
  ].join("\n");

test("fields in which the items of a group differ are options [OC-09]", async () => {
  const group = { size_type: "petite", material: "Wool" };
  const { products } = await read(
    rss(
      item({ ...group, id: "1-38" }),
      item({ ...group, id: "1-38t", size_type: "tall" }),
      item({ ...group, id: "2-38", item_group_id: "2" }),
    ),
  );
  expect(products.map((rows) => rows.map(({ size, options }) => [size, options]))).toEqual([
    [
      ["IT 38", "Fit > Petite"],
      ["IT 38", "Fit > Tall"],
    ],
    [["IT 38", undefined]],
  ]);
});

test("items of a group become one product in this shop's vocabulary [SR-20]", async () => {
  const { products, skipped } = await read(
    rss(
      item(
        {},
        "<g:additional_image_link>https://cdn.example/b.jpg</g:additional_image_link><g:shipping><g:price>9 USD</g:price><g:id>no</g:id></g:shipping>",
      ),
      item({ id: "1-40", size: "40", sale_price: "", availability: "out of stock" }),
    ),
  );
  expect(skipped).toEqual([]);
  expect(products).toHaveLength(1);
  expect(products[0]).toMatchObject([
    {
      objectID: "1-38",
      product_id: "1",
      handle: "belted-coat",
      title: "Belted coat",
      body_html: "<p>A coat of wool &amp; silk.</p><p>Lined, &lt; 1 kg.</p>",
      vendor: "Åkerlund",
      product_type: "Coats",
      department: "women",
      color: "Blue",
      designercolor: "Slate blue",
      designermodelnumber: "AK26",
      size: "IT 38",
      barcode: "2789078378027",
      product_images: "https://cdn.example/a.jpg\thttps://cdn.example/b.jpg",
      inventory_quantity: 1,
      eu_eur_price_f: 790,
      eu_eur_compare_at_price_f: 990,
    },
    { objectID: "1-40", size: "IT 40", inventory_quantity: 0, eu_eur_price_f: 990 },
  ]);
  expect(products[0]?.[1]).not.toHaveProperty("eu_eur_compare_at_price_f");
});

test("Atom is read too, with its own fields where Google's are missing [SR-20]", async () => {
  const { products } = await read(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
<entry><title>Tote - Black</title><link href="https://shop.example/products/tote"/><summary><![CDATA[<p>Roomy</p>]]></summary>
<g:id>9</g:id><g:brand>Nordlys</g:brand><g:price>1,250.00 USD</g:price><g:image_link>https://cdn.example/t.jpg</g:image_link>
<g:google_product_category>Apparel &amp; Accessories &gt; Handbags &gt; Totes</g:google_product_category><g:gender>unisex</g:gender><g:color>Black</g:color></entry></feed>`,
  );
  expect(products).toMatchObject([
    [
      {
        objectID: "9",
        product_id: "9",
        handle: "tote",
        title: "Tote",
        body_html: "<p>Roomy</p>",
        department: "women\tmen",
        product_type: "Tote Bags",
        size: "Only One Size",
        www_usd_price_f: 1250,
      },
    ],
  ]);
});

test.each([
  ["no id", { id: "" }, "bad-value"],
  ["no title", { title: "" }, "no-title"],
  ["no price", { price: "", sale_price: "" }, "no-price"],
  ["a negative price", { price: "-1 EUR", sale_price: "" }, "bad-price"],
  ["a currency that the shop does not support", { price: "9 CHF", sale_price: "8 CHF" }, "wrong-currency"],
  ["two currencies", { price: "9 EUR", sale_price: "8 USD" }, "wrong-currency"],
  ["no currency", { price: "9", sale_price: "" }, "wrong-currency"],
])("an item with %s is skipped with its line and reason [SR-20]", async (_what, changes, reason) => {
  const { products, skipped } = await read(
    // The description takes two lines.
    rss(item(), item({ item_group_id: "2", ...changes }), item({ id: "3", item_group_id: "3" })),
  );
  expect(skipped).toMatchObject([{ line: 5, reason, variants: 1 }]);
  expect(products.map(([row]) => row?.product_id)).toEqual(["1", "3"]);
});

test("an item that leaves things open is imported with guesses [SR-20]", async () => {
  const changes = {
    brand: "",
    product_type: "New in",
    google_product_category: "",
    gender: "",
    color: "",
    size_system: "MEX",
    image_link: "",
  };
  const { products, skipped, guesses } = await read(
    rss(item(), item({ id: "2", item_group_id: "2", ...changes, title: "A coat" })),
  );
  expect(skipped).toEqual([]);
  expect(products[1]).toMatchObject([
    { vendor: "Åkerlund", product_type: "Coats", department: "women\tmen", color: "multi", size: "MEX 38" },
  ]);
  expect(guesses.map(({ field }) => field).toSorted()).toEqual(["colour", "department", "designer", "picture", "type"]);
});

test("a feed in ISO-8859-1 is read as it declares [OC-10]", async () => {
  const file = rss(item({ title: "Été" }))
    .replace("UTF-8", "ISO-8859-1")
    .replace("Åkerlund", "Elan");
  const { products } = await read(Buffer.from(file, "latin1"));
  expect(products).toMatchObject([[{ title: "Été" }]]);
});

test("prices in another currency than the configured one are rejected [SR-20]", async () => {
  const { skipped } = await read(rss(item()), { ...OPTIONS, currency: "USD" });
  expect(skipped).toMatchObject([{ line: 3, reason: "wrong-currency" }]);
});

const BOMB = `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>\n<rss version="2.0"><channel>&b;</channel></rss>`;

test.each([
  ["an entity bomb", BOMB, 2, /document type/],
  ["an external entity", BOMB.replace('"lol"', 'SYSTEM "file:///etc/passwd"'), 2, /document type/],
  ["an unknown entity", rss("<item>&lol;</item>"), 3, /is not valid XML/],
  ["a truncated file", rss(item()).slice(0, 400), 4, /is not valid XML/],
  ["tags that do not match", rss("<item><a></b></item>"), 3, /is not valid XML/],
  ["an undeclared prefix", "<rss>\n<g:x/></rss>", 2, /is not valid XML/],
  ["another document", "<html><body>Not found</body></html>", 1, /starts with <html>/],
  ["another encoding", '<?xml version="1.0" encoding="EBCDIC-US"?><rss/>', 1, /expected UTF-8/],
  ["an empty file", "", 1, /empty|valid XML/],
  ["endless nesting", `<rss version="2.0">${"<a>".repeat(200)}`, 1, /nested elements/],
])("%s ends the import with its line [SR-20]", async (_what, text, line, message) => {
  const error = await read(text).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Unreadable);
  expect((error as Unreadable).error).toMatchObject({ line, message: expect.stringMatching(message) });
});

test("invalid UTF-8 and an endless element are reported with their lines [SR-20]", async () => {
  const [head = ""] = rss().split("</channel>");
  const broken = Buffer.concat([Buffer.from(head), Buffer.from([0xff]), Buffer.from("</channel></rss>")]);
  await expect(read(broken)).rejects.toMatchObject({ error: { line: 3, message: "is not UTF-8" } });
  for (const start of ["<item><title>", "<!--", '<item a="', "<item><![CDATA["]) {
    await expect(read(head + start + "a".repeat(5 * 1024 * 1024), undefined, 65_536)).rejects.toMatchObject({
      error: { line: 3, message: expect.stringMatching(/element of more than/) },
    });
  }
});
