import { expect, test } from "vitest";
import { readAll } from "../testing-reading.ts";
import { readWooCommerce } from "./read.ts";

const HEAD =
  "ID,Type,SKU,Name,Published,Visibility in catalog,Description,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)";
const file = (...rows: readonly string[]): string => [HEAD, ...rows, ""].join("\n");

test("variations join their parent, wherever they are [OC-10]", async () => {
  const { products, skipped } = await readAll(
    readWooCommerce,
    file(
      '10,variable,WD,Wrap dress,1,visible,"<p>Silk.</p>\\n<p>Lined</p>",1,,0,,,"Women > Dresses, Sale",new,"https://shop.example/a.jpg, https://shop.example/b.jpg",,Color,"Black, Red",Size,"S, M",Brand,Nordlys',
      "20,simple,TB,Tote bag,1,visible,,1,,0,,80,Women > Bags > Totes,,https://shop.example/t.jpg,,Color,Brown,,,Material,Leather",
      "11,variation,WD-B-S,Wrap dress - Black,1,visible,,1,3,0,90,120,,,https://shop.example/black.jpg,WD,Color,Black,Size,S,,",
      "12,variation,WD-B-M,Wrap dress - Black,1,visible,,0,,0,,120,,,,id:10,Color,Black,Size,M,,",
      "13,variation,WD-R-S,Wrap dress - Red,1,visible,,1,,0,,120,,,,id:10,Color,Red,Size,S,,",
    ),
  );
  expect(skipped).toEqual([]);
  expect(products).toMatchObject([
    [
      { handle: "wrap-dress-black", vendor: "Nordlys", product_type: "Dresses", department: "women", size: "S" },
      { sku: "WD-B-M", size: "M", inventory_quantity: 0, eu_eur_price_f: 120 },
    ],
    [{ handle: "wrap-dress-red", color: "Red", inventory_quantity: 1 }],
    [{ handle: "tote-bag", product_type: "Tote Bags", color: "Brown", size: "Only One Size", eu_eur_price_f: 80 }],
  ]);
  expect(products[0]?.[0]).toMatchObject({
    objectID: "11",
    inventory_quantity: 3,
    eu_eur_price_f: 90,
    eu_eur_compare_at_price_f: 120,
    body_html: "<p>Silk.</p>\n<p>Lined</p>",
    product_images: "https://shop.example/black.jpg\thttps://shop.example/a.jpg\thttps://shop.example/b.jpg",
  });
});

test("attributes of variations beyond size and colour are options; those of a simple product are not [OC-09]", async () => {
  const { products } = await readAll(
    readWooCommerce,
    file(
      '1,variable,OX,Oxford,1,visible,,1,,0,,,Men > Shoes,,,,Größe,"42, 43",Weite,"normal, weit",,',
      "2,variation,OX-1,Oxford,1,visible,,1,3,0,,90,,,,OX,Größe,42,Weite,normal,,",
      "3,variation,OX-2,Oxford,1,visible,,1,3,0,,95,,,,OX,Größe,42,pa_weite,weit,,",
      "4,simple,CL,Clog,1,visible,,1,5,0,,20,Men > Shoes,,,,Material,Wood,,,,",
    ),
  );
  expect(products).toMatchObject([
    [
      { size: "IT 42", options: "Width > Normal" },
      { size: "IT 42", options: "Width > Weit" },
    ],
    [{ handle: "clog" }],
  ]);
  expect(products[1]?.[0]).not.toHaveProperty("options");
});

test("drafts are hidden, names may repeat, and a simple product may list its sizes [OC-10]", async () => {
  const { products } = await readAll(
    readWooCommerce,
    file(
      '1,simple,A,Tee,1,visible,,1,5,0,,20,Men,,,,Size,"S, M, L",,,,',
      "2,simple,B,Tee,-1,visible,,1,5,0,,20,Men,,,,,,,,,",
    ),
  );
  expect(products.map(([row]) => [row?.handle, row?.visibility])).toEqual([
    ["tee", "YES"],
    ["tee-2", "NO"],
  ]);
  expect(products[0]?.map(({ size, inventory_quantity: stock }) => [size, stock])).toEqual([
    ["S", 2],
    ["M", 2],
    ["L", 1],
  ]);
});

test("names in other languages are the product's own titles [OC-16]", async () => {
  const { products } = await readAll(
    readWooCommerce,
    "ID,Type,SKU,Name,Name (de),name_fr,Regular price,Categories\n1,simple,A,Wool coat,Mantel Freya,Manteau Freya,80,Women > Coats\n",
  );
  expect(products[0]?.[0]).toMatchObject({ title: "Wool coat", title_de: "Mantel Freya", title_fr: "Manteau Freya" });
});
