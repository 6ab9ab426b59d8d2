import { expect, test } from "vitest";
import { Unreadable } from "#commerce/products";
import { OPTIONS, readAll } from "../testing-reading.ts";
import { readShopify } from "./read.ts";

const HEAD =
  "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Variant Image,Google Shopping / Gender,Status";
const COAT =
  'belted-coat,Belted coat,"<p>Wool, lined.</p>\n<p>""Made"" in Italy</p>",Åkerlund,Apparel > Outerwear,Coats,"Women, Season_FW26",true,Color,Slate blue,Size,S,AK-1-S,900,shopify,3,790.00,990.00,2789078378027,https://cdn.example/b.jpg,2,https://cdn.example/b.jpg,,active';
const file = (...rows: readonly string[]): string => [HEAD, ...rows, ""].join("\n");
const read = (text: string | Uint8Array, options = OPTIONS) => readAll(readShopify, text, options);

test("rows of a handle become one product in this shop's vocabulary [SR-20]", async () => {
  const { products, skipped } = await read(
    file(
      COAT,
      "belted-coat,,,,,,,,,Slate blue,,Medium,AK-1-M,900,shopify,-2,790.00,,,https://cdn.example/a.jpg,1,,,",
      "belted-coat,,,,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,3,,,",
    ),
  );
  expect(skipped).toEqual([]);
  expect(products).toHaveLength(1);
  expect(products[0]).toMatchObject([
    {
      objectID: "belted-coat-slate-blue-s",
      product_id: "belted-coat",
      handle: "belted-coat",
      title: "Belted coat",
      vendor: "Åkerlund",
      vendor_handle: "akerlund",
      body_html: '<p>Wool, lined.</p>\n<p>"Made" in Italy</p>',
      product_type: "Coats",
      department: "women",
      color: "Blue",
      designercolor: "Slate blue",
      size: "S",
      sku: "AK-1-S",
      barcode: "2789078378027",
      inventory_quantity: 3,
      eu_eur_price_f: 790,
      eu_eur_compare_at_price_f: 990,
      largeImage: "https://cdn.example/a.jpg",
      product_images: "https://cdn.example/a.jpg\thttps://cdn.example/b.jpg\thttps://cdn.example/c.jpg",
      tags: "Women\tSeason_FW26\tClothing\tWomen's Clothing\tCoats\tÅkerlund\tSale",
      visibility: "YES",
    },
    { objectID: "belted-coat-slate-blue-medium", size: "M", inventory_quantity: 0, eu_eur_price_f: 790 },
  ]);
});

test("descriptions of pictures follow their pictures, in the order of positions", async () => {
  const head = `${HEAD},Image Alt Text`;
  const more = "belted-coat,,,,,,,,,,,,,,,,,,,https://cdn.example/a.jpg,1,,,,";
  const { products } = await read([head, `${COAT},"Back,\n  buttoned"`, `${more}Front`, ""].join("\n"));
  expect(products[0]?.[0]).toMatchObject({
    product_images: "https://cdn.example/a.jpg\thttps://cdn.example/b.jpg",
    picture_alts: "1 > Front\t2 > Back, buttoned",
  });
});

test("each colour becomes a product with its pictures, linked by the model number [SR-20]", async () => {
  const { products } = await read(
    file(
      "shirt,Shirt,,Harrow,,Shirts,,true,Color,Black,Size,L,,,,,50,,,https://cdn.example/1.jpg,1,https://cdn.example/1.jpg,male,active",
      "shirt,,,,,,,,,Ecru,,L,,,,,60,,,https://cdn.example/2.jpg,2,https://cdn.example/2.jpg,,",
      "shirt,,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,",
    ),
    { ...OPTIONS, stock: 4 },
  );
  expect(products.map(([row]) => row)).toMatchObject([
    { handle: "shirt-black", product_images: "https://cdn.example/1.jpg\thttps://cdn.example/3.jpg", color: "Black" },
    { handle: "shirt-ecru", product_images: "https://cdn.example/2.jpg\thttps://cdn.example/3.jpg", color: "White" },
  ]);
  expect(products.map(([row]) => row?.designermodelnumber)).toEqual(["shirt", "shirt"]);
  expect(products.map(([row]) => [row?.department, row?.inventory_quantity])).toEqual([
    ["men", 4],
    ["men", 4],
  ]);
});

test("newer column names, market prices, exchange rates and own fields are read [SR-20]", async () => {
  const head =
    "Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Price / International,Compare At Price / International,Price / Denmark,Price / Atlantis,Inventory quantity,Product image URL,Department (product.metafields.vitrine.department),Id (variant.metafields.vitrine.objectID),Other (product.metafields.custom.x)";
  const row =
    'Tote,tote,,Nordlys,Handbags > Tote Bags,,"black",FALSE,Draft,T-1,Title,Default Title,100,,120,150,,7,2,http://cdn.example/t.jpg,"women, men",77,y';
  const { products } = await read(`\uFEFF${head}\r\n${row}\r\n`, { ...OPTIONS, rates: { GBP: 0.855, USD: 9 } });
  expect(products).toMatchObject([
    [
      {
        objectID: "77",
        department: "women\tmen",
        product_type: "Tote Bags",
        size: "Only One Size",
        visibility: "NO",
        eu_eur_price_f: 100,
        www_usd_price_f: 120,
        www_usd_compare_at_price_f: 150,
        uk_gbp_price_f: 85.5,
      },
    ],
  ]);
  expect(products[0]?.[0]).not.toHaveProperty("dk_dkk_price_f");
});

const coat = (changes: Readonly<Record<string, string>>): string => {
  const names = HEAD.split(",");
  const cells = "c,Coat,,V,,Coats,Women,true,Color,Black,Size,M,,,,1,10,,,https://cdn.example/a.jpg,1,,,active".split(
    ",",
  );
  for (const [name, value] of Object.entries(changes)) cells[names.indexOf(name)] = value;
  return cells.join(",");
};

test.each([
  ["no title", { Title: "" }, "no-title"],
  ["no price", { "Variant Price": "" }, "no-price"],
  ["a price of zero", { "Variant Price": "0.00" }, "bad-price"],
  ["a negative price", { "Variant Price": "-5" }, "bad-price"],
  ["an invalid price", { "Variant Price": "1e9" }, "bad-price"],
  ["a price out of range", { "Variant Price": "99999999999" }, "bad-value"],
  ["a quantity that is not a number", { "Variant Inventory Qty": "many" }, "bad-value"],
  ["a NUL character", { Title: "a\0b" }, "bad-value"],
  ["no handle", { Handle: "" }, "bad-value"],
])("a product with %s is skipped with its line and reason [SR-20]", async (_what, changes, reason) => {
  const { products, skipped } = await read(file(COAT, coat(changes), coat({ Handle: "good" })));
  // COAT takes two lines after the header.
  expect(skipped).toMatchObject([{ line: 4, reason, variants: 1 }]);
  expect(products.map(([row]) => row?.handle)).toEqual(["belted-coat", "good"]);
});

test.each([
  ["no vendor", { Vendor: "" }, { vendor: "Åkerlund" }, ["designer", "", "Åkerlund", 0.5]],
  ["no type", { Type: "Ready to wear" }, { product_type: "Coats" }, ["type", "Coat", "Coats", 0.8]],
  ["no department", { Tags: "" }, { department: "women\tmen" }, ["department", "", "women, men", 0.2]],
  [
    "an unknown colour",
    { "Option1 Value": "Xyzzy" },
    { color: "multi", designercolor: "Xyzzy" },
    ["colour", "Xyzzy", "multi", 0.2],
  ],
  ["an unknown size", { "Option2 Value": "Queen" }, { size: "Queen" }, ["size", "Queen", "Queen", 0.3, "no-chart"]],
  [
    "no picture",
    { "Image Src": "" },
    { largeImage: "/media/files/d.jpg" },
    ["picture", "", "a placeholder", 0, "no-picture"],
  ],
  [
    "a script for a picture",
    { "Image Src": "javascript:alert(1)" },
    { product_images: "/media/files/d.jpg" },
    ["picture", "javascript:alert(1)", "a placeholder", 0, "no-picture"],
  ],
])(
  "a product with %s is imported with a guess [SR-20]",
  async (_what, changes, fields, [field, written, understood, confidence, meaning]) => {
    const { products, skipped, guesses } = await read(file(COAT, coat({ Handle: "d", ...changes })));
    expect(skipped).toEqual([]);
    expect(products[1]).toMatchObject([fields]);
    expect(guesses).toContainEqual({
      field,
      written,
      understood,
      confidence,
      products: 1,
      examples: ["d"],
      ...(meaning && { meaning }),
    });
  },
);

test("a file without quantities is in stock; quantities are as the file says [OC-11]", async () => {
  const quantities = async (changes: Readonly<Record<string, string>>, header = HEAD) => {
    const { products } = await read([header, coat(changes), ""].join("\n"), { ...OPTIONS, stock: 7 });
    return products[0]?.[0]?.inventory_quantity;
  };
  const tracked = { "Variant Inventory Tracker": "shopify" };
  expect(await quantities({ "Variant Inventory Qty": "" })).toBe(7);
  expect(await quantities({ ...tracked, "Variant Inventory Qty": "" })).toBe(7);
  expect(await quantities({ ...tracked, "Variant Inventory Qty": "0" })).toBe(0);
  expect(await quantities({ ...tracked, "Variant Inventory Qty": "-3" })).toBe(0);
  // Shopify exports 0 for products whose stock it does not track.
  expect(await quantities({ "Variant Inventory Qty": "0" })).toBe(7);
  expect(await quantities(tracked, HEAD.replace("Variant Inventory Qty", "Cost"))).toBe(7);
});

test("given defaults fill what the file leaves open, and nothing else [OC-11]", async () => {
  const open = { Title: "Aurora", Type: "", Tags: "", "Option1 Value": "Xyzzy" };
  const options = { ...OPTIONS, type: "dresses", colour: "Red", department: "girls" };
  const { products } = await read(file(COAT, coat(open)), options);
  expect(products.map(([row]) => row)).toMatchObject([
    { product_type: "Coats", color: "Blue", department: "women" },
    { product_type: "Dresses", color: "Red", department: "girls" },
  ]);
});

test("designers are joined by case, accents and punctuation, and spelled as most rows do [SR-20]", async () => {
  const names = ["ACNE STUDIOS", "Acne Studios", "Acné Studios", "Acne Studios", "Acne-Studios"];
  const { products } = await read(file(...names.map((Vendor, at) => coat({ Handle: `h${at}`, Vendor }))));
  expect(new Set(products.map(([row]) => row?.vendor))).toEqual(new Set(["Acne Studios"]));
});

test("a shop that only ever sells to women is women's where it says nothing [SR-20]", async () => {
  const said = [1, 2, 3].map((at) => coat({ Handle: `h${at}` }));
  const { products } = await read(file(coat({ Handle: "open", Tags: "" }), ...said));
  expect(products[0]).toMatchObject([{ department: "women" }]);
  // Few products that say so are not the whole shop.
  const open = [1, 2, 3, 4].map((at) => coat({ Handle: `o${at}`, Tags: "" }));
  const mixed = await read(file(...open, ...said));
  expect(mixed.products[0]).toMatchObject([{ department: "women\tmen" }]);
});

test("a designer that only ever sells to women is women's where it says nothing, beside others [SR-20]", async () => {
  const locket = (handle: string, vendor: string, gender: string): string =>
    `${handle},Locket,,${vendor},,Necklaces,,true,,,,,,,,,60,,,https://cdn.example/1.jpg,1,,${gender},active`;
  const { products } = await read(
    file(
      ...["a", "b", "c"].map((handle) => locket(handle, "Ora", "female")),
      ...["d", "e", "f"].map((handle) => locket(handle, "Foundry", "male")),
      locket("g", "Ora", ""),
      locket("h", "Third", ""),
    ),
  );
  expect(products.slice(-2).map(([row]) => row?.department)).toEqual(["women", "women\tmen"]);
});

test("the English of a shop's options chooses between sizes of two countries [OC-08]", async () => {
  const pants = (handle: string, name: string): readonly string[] =>
    ["6", "8", "10"].map(
      (size, at) =>
        `${handle},${at === 0 ? "Wide pants" : ""},,Ode,,Pants,,true,${at === 0 ? name : ""},Black,${at === 0 ? "Size" : ""},${size},,,,,60,,,https://cdn.example/1.jpg,1,,female,active`,
    );
  const { products } = await read(file(...pants("a", "Colour"), ...pants("b", "Color")));
  expect(products.map(([row]) => row?.size)).toEqual(["UK 6", "US 6"]);
});

test("a denim skirt has waists in inches, as jeans have [OC-08]", async () => {
  const skirt = (handle: string, title: string, sizes: readonly string[]): readonly string[] =>
    sizes.map(
      (size, at) =>
        `${handle},${at === 0 ? title : ""},,Ode,,Skirts,,true,,,${at === 0 ? "Size" : ""},${size},,,,,60,,,https://cdn.example/1.jpg,1,,female,active`,
    );
  const { products } = await read(
    file(
      ...skirt("a", "Denim mini skirt", ["24", "26", "28"]),
      ...skirt("b", "Denim midi skirt", ["0", "2", "4"]),
      ...skirt("c", "Wool skirt", ["10", "12", "14"]),
    ),
    { ...OPTIONS, currency: "USD" },
  );
  expect(products.map((rows) => rows.map(({ size }) => size).join(", "))).toEqual([
    "24 in, 26 in, 28 in",
    "US 0, US 2, US 4",
    "US 10, US 12, US 14",
  ]);
});

test.each([
  ["The everyday tee - Washed ink", "Navy"],
  ["Blazer in oat melange", "Beige"],
  ["River tee", "multi"],
])("the end of the title %j may name a shade: %s [SR-20]", async (title, colour) => {
  const { products } = await read(
    file(`tee,${title},,Ode,,Tops,,true,,,,,,,,,60,,,https://cdn.example/1.jpg,1,,female,active`),
  );
  expect(products[0]?.[0]?.color).toBe(colour);
});

test("the metal of jewellery may be only in its description, and a pattern beside its colour is a fact [SR-20] [SF-16]", async () => {
  const pendant = "p,Solstice pendant,<p>On a 45 cm chain. 14k gold-filled.</p>,Ode,,Necklaces,,true,,,,";
  const dress = "d,Tea dress,<p>With gold buttons.</p>,Ode,,Dresses,,true,Color,Blue stripe,,";
  const rest = ",,,,,60,,,https://cdn.example/1.jpg,1,,female,active";
  const { products } = await read(file(pendant + rest, dress + rest));
  expect(products.map(([one]) => [one?.color, one?.pattern])).toEqual([
    ["Gold", undefined],
    ["Blue", "Striped"],
  ]);
});

test.each([
  ["Football jersey", "Jerseys", "women", "S", ["T-Shirts", "women"]],
  ["Faux fur stole", "Cover Ups", "women", "", ["Scarves", "women"]],
  ["Lace ballet pump", "Bridal Shoes", "women", "38", ["Flats", "women"]],
  ["Babydecke Strick", "Decken", "", "", ["Decken", "baby-girl\tbaby-boy"]],
  ["Ringer Baby Tee", "Womens Tees", "", "S", ["T-Shirts", "women"]],
  ["Pepitos", "Infantil", "", "20\t21\t22\t23", ["Other Shoes", "girls\tboys"]],
])("%j of %j is understood by title, tags and sizes [OC-10]", async (title, type, gender, sizes, understood) => {
  const handle = title.toLowerCase().replaceAll(" ", "-");
  const rows = sizes.split("\t").map((size, at) => {
    const once = (text: string): string => (at === 0 ? text : "");
    return `${handle},${once(title)},,Ode,,${once(type)},,true,${once("Size")},${size},,,,,,,60,,,https://cdn.example/1.jpg,1,,${once(gender)},active`;
  });
  const { products } = await read(file(...rows));
  expect([products[0]?.[0]?.product_type, products[0]?.[0]?.department]).toEqual(understood);
});

test("the wash of jeans is blue, and stone elsewhere beige [SR-20]", async () => {
  const row = (handle: string, type: string): string =>
    `${handle},Nº 7,,Ode,,${type},,true,Color,Dark stone,,,,,,,60,,,https://cdn.example/1.jpg,1,,female,active`;
  const { products } = await read(file(row("a", "Jeans"), row("b", "Coats")));
  expect(products.map(([one]) => one?.color)).toEqual(["Blue", "Beige"]);
});

test("tan is brown in leather goods, and beige in clothes [SR-20]", async () => {
  const row = (handle: string, type: string): string =>
    `${handle},Nº 7,,Ode,,${type},,true,Color,Tan,,,,,,,60,,,https://cdn.example/1.jpg,1,,female,active`;
  const { products } = await read(file(row("a", "Boots"), row("b", "Coats")));
  expect(products.map(([one]) => one?.color)).toEqual(["Brown", "Beige"]);
});

test("several sizes in one cell become variants; other options are kept [OC-08] [OC-09]", async () => {
  const several = await read(file(coat({ "Option2 Value": '"S, M, L"', "Variant Inventory Qty": "7" })));
  expect(several.products[0]).toMatchObject([
    { objectID: "c-black-s-m-l-s", size: "S", inventory_quantity: 3 },
    { size: "M", inventory_quantity: 2 },
    { size: "L", inventory_quantity: 2 },
  ]);
  const fits = await read(
    file(
      coat({ "Option1 Name": "Fit", "Option1 Value": "Petite" }),
      coat({ "Option1 Name": "", "Option1 Value": "Tall", "Option2 Name": "", Tags: "" }),
    ),
  );
  expect(fits.products).toMatchObject([
    [
      { size: "M", options: "Fit > Petite", variant_title: "M / Petite" },
      { size: "M", options: "Fit > Tall" },
    ],
  ]);
});

test.each([
  ["a missing column", "Handle,Title\na,b\n", 1, /no column "Variant Price"/],
  ["an empty file", "", 0, /empty/],
  ["a truncated row", file(COAT) + coat({}).slice(0, 40), 4, /different number of cells/],
  ["an unclosed quotation mark", file(COAT, `x,"${coat({})}`), 4, /unclosed quotation mark/],
  ["a quotation mark in an unquoted cell", file(COAT, coat({ Title: 'a "b" c' })), 4, /quotation mark inside/],
  ["text after a quotation mark", file(coat({ Title: '"a" b' })), 2, /after a closing quotation mark/],
])("%s ends the import with its line [SR-20]", async (_what, text, line, message) => {
  const error = await read(text).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Unreadable);
  expect((error as Unreadable).error).toMatchObject({ line, message: expect.stringMatching(message) });
});

test("invalid UTF-8 and an endless cell are reported with their lines for any chunk size [SR-20]", async () => {
  const broken = Buffer.concat([Buffer.from(file(COAT)), Buffer.from([0x61, 0xc3, 0x28]), Buffer.from("\n")]);
  await expect(read(broken)).rejects.toMatchObject({ error: { line: 4, message: "is not UTF-8" } });
  const cut = Buffer.concat([Buffer.from(file(COAT)), Buffer.from([0xe2, 0x82])]);
  await expect(read(cut)).rejects.toMatchObject({ error: { line: 4, message: "is not UTF-8" } });
  const long = `${file(COAT)}x,"${"a".repeat(5 * 1024 * 1024)}`;
  await expect(readAll(readShopify, long, OPTIONS, 65_536)).rejects.toMatchObject({
    error: { line: 4, message: expect.stringMatching(/row of more than \d+ bytes/) },
  });
});
