import { expect, test } from "vitest";
import { Unreadable } from "#commerce/products";
import { detectFormat } from "./detect.ts";
import { readMapped } from "./mapped/read.ts";
import { readMerchantTable } from "./merchant/read.ts";
import { readShopify } from "./shopify/read.ts";
import { OPTIONS, readAll } from "./testing-reading.ts";

const bytes = (text: string): Buffer => Buffer.from(text);

test.each([
  ["{}", "jsonl"],
  ['<?xml version="1.0"?><rss/>', "google-merchant"],
  ["Handle,Title,Body (HTML)", "shopify-csv"],
  ["Title;URL handle;Description", "shopify-csv"],
  ["id\ttitle\tdescription\tlink\timage link\tprice", "google-merchant-tsv"],
  ["ID,Type,SKU,Name,Published,Regular price", "woocommerce-csv"],
  ["ID,Typ,Artikelnummer,Name,Regulärer Preis", "woocommerce-csv"],
  ["sku,store_view_code,attribute_set_code,product_type", "magento-csv"],
  ['"Article ""name""";RRP', { columns: ['Article "name"', "RRP"] }],
])("%j is recognised [OC-10]", (beginning, format) => {
  expect(detectFormat(bytes(beginning))).toEqual(format);
});

const SHOPIFY = "Handle;Title;Vendor;Type;Tags;Variant Price\r\nm;Manteau d'été;Élan;Coats;Women;90,50\r\n";
const utf16 = Buffer.from(`\uFEFF${SHOPIFY}`, "utf16le");

test.each([
  ["UTF-8", bytes(SHOPIFY)],
  ["UTF-8 with a mark", bytes(`\uFEFF${SHOPIFY}`)],
  ["Windows-1252", Buffer.from(SHOPIFY, "latin1")],
  ["UTF-16", utf16],
  ["UTF-16 with the other byte order", Buffer.from(utf16).swap16()],
  ["UTF-16 without a mark", Buffer.from(SHOPIFY, "utf16le")],
  ["old line ends", bytes(SHOPIFY.replaceAll("\r\n", "\r"))],
  ["tabs", bytes(SHOPIFY.replaceAll(";", "\t"))],
])("a file with %s is read [OC-10]", async (_what, file) => {
  const { products, skipped } = await readAll(readShopify, file);
  expect(skipped).toEqual([]);
  expect(products).toMatchObject([[{ title: "Manteau d'été", vendor: "Élan", eu_eur_price_f: 90.5 }]]);
});

test("a Merchant feed as a table is read like XML [OC-10]", async () => {
  const file = [
    "id\titem group id\ttitle\tprice\tsale price\tbrand\tgender\tcolor\tsize\tgoogle product category\tavailability\timage link\tadditional image link",
    "1-S\t1\tNordlys Coat - S\t90 EUR\t70 EUR\tNordlys\tfemale\tBlack\tS\tApparel & Accessories > Clothing > Outerwear > Coats & Jackets\tin stock\thttps://cdn.example/1.jpg\thttps://cdn.example/2.jpg,https://cdn.example/3.jpg",
    "1-M\t1\tNordlys Coat - M\t90 EUR\t\tNordlys\tfemale\tBlack\tM\t\tout of stock\thttps://cdn.example/1.jpg\t",
    "",
  ].join("\n");
  const { products } = await readAll(readMerchantTable, file, { ...OPTIONS, currency: undefined });
  expect(products).toMatchObject([
    [
      { objectID: "1-S", title: "Coat", size: "S", eu_eur_price_f: 70, inventory_quantity: 1 },
      { objectID: "1-M", size: "M", eu_eur_price_f: 90, inventory_quantity: 0 },
    ],
  ]);
  expect(products[0]?.[0]?.product_images.split("\t")).toHaveLength(3);
});

test("another table is read by a mapping of its columns [OC-09] [OC-10]", async () => {
  const mapping = {
    product: "Model",
    title: "Article",
    price: "RRP",
    colour: "Shade",
    size: "EU",
    quantity: "On hand",
    options: { Width: "Last" },
  };
  const file =
    "Model;Article;Shade;EU;RRP;On hand;Last\n7;Ankle boots;Cognac;38;199;2;wide\n7;Ankle boots;Cognac;39;199;;-\n8;Belt;Black;;49;1;\n";
  const { products } = await readAll(readMapped, file, { ...OPTIONS, mapping, department: "women" });
  expect(products).toMatchObject([
    [
      {
        product_id: "7",
        handle: "ankle-boots-7",
        product_type: "Boots",
        color: "Brown",
        size: "EU 38",
        options: "Width > Wide",
        inventory_quantity: 2,
      },
      { size: "EU 39", inventory_quantity: 1 },
    ],
    [{ product_id: "8", product_type: "Belts" }],
  ]);
  expect(products[0]?.[1]).not.toHaveProperty("options");
  const missing = await readAll(readMapped, "Article,Price\na,1\n", { ...OPTIONS, mapping }).catch((error) => error);
  expect(missing).toBeInstanceOf(Unreadable);
  expect((missing as Unreadable).error).toMatchObject({ line: 1, message: expect.stringMatching(/no column "model"/) });
});
