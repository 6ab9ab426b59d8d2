import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { detectFormat } from "../detect.ts";
import { OPTIONS, readAll } from "../testing-reading.ts";
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
      { size: "EU 42", options: "Width > Normal" },
      { size: "EU 42", options: "Width > Weit" },
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

test.each([
  ["1290.50", 1290.5],
  ['"1,290.50"', 1290.5],
  ['"1290,5"', 1290.5],
  ['"1.290,50"', 1290.5],
  ['"1.234.290,50"', 1_234_290.5],
])("the price %s is %s [OC-10]", async (written, price) => {
  const { products } = await readAll(readWooCommerce, `ID,Type,SKU,Name,Regular price\n1,simple,A,Tee,${written}\n`);
  expect(products[0]?.[0]).toMatchObject({ eu_eur_price_f: price });
});

test("names in other languages are the product's own titles [OC-16]", async () => {
  const { products } = await readAll(
    readWooCommerce,
    "ID,Type,SKU,Name,Name (de),name_fr,Regular price,Categories\n1,simple,A,Wool coat,Mantel Freya,Manteau Freya,80,Women > Coats\n",
  );
  expect(products[0]?.[0]).toMatchObject({ title: "Wool coat", title_de: "Mantel Freya", title_fr: "Manteau Freya" });
});

test("a German export is read with its variations, brands, barcodes, prices and stock [OC-10]", async () => {
  const german = readFileSync(new URL("../fixtures/woocommerce-german.csv", import.meta.url));
  expect(detectFormat(german)).toBe("woocommerce-csv");
  const { products, skipped } = await readAll(readWooCommerce, german, { ...OPTIONS, stock: 9 });
  expect(skipped).toEqual([]);
  expect(products).toMatchObject([
    [
      {
        handle: "leinenkleid-ida-salbei",
        vendor: "Nordlicht",
        department: "women",
        product_type: "Dresses",
        color: "Green",
        size: "S",
        eu_eur_price_f: 89.9,
        eu_eur_compare_at_price_f: 119,
        inventory_quantity: 4,
      },
      { size: "M", eu_eur_price_f: 119, inventory_quantity: 0 },
    ],
    [{ handle: "leinenkleid-ida-ecru", color: "White", size: "L", inventory_quantity: 2 }],
    [{ vendor: "Nordlicht", product_type: "Shoulder Bags", barcode: "4012345678901", eu_eur_price_f: 249 }],
    [{ department: "men", product_type: "Belts", color: "Black", eu_eur_price_f: 45.5, inventory_quantity: 9 }],
    [
      {
        department: "girls\tboys",
        product_type: "Hats",
        color: "Blue",
        size: "48–52 cm",
        eu_eur_price_f: 19.9,
        inventory_quantity: 7,
      },
    ],
  ]);
});

const JAPANESE_HEAD =
  "ID,タイプ,SKU,名前,公開済み,おすすめ商品,カタログでの表示,簡単な説明,説明,セール開始日,セール終了日,税ステータス,税クラス,在庫あり,在庫,在庫僅少しきい値,取り寄せ,個別販売,重量,長さ,幅,高さ,カスタマーレビュー,購入メモ,セール価格,通常価格,カテゴリー,タグ,配送クラス,画像,ダウンロード制限,ダウンロード期限,親,グループ商品,アップセル,クロスセル,外部URL,ボタンテキスト,位置,1番目のダウンロードID,1番目のダウンロード名,1番目のダウンロードURL,1番目の属性名,1番目の属性の値,1番目の属性の表示,1番目の属性のグローバル,2番目の属性名,2番目の属性の値,2番目の属性の表示,2番目の属性のグローバル,メタ: 7";
const JAPANESE = [
  JAPANESE_HEAD,
  '1,variable,W-1,ウールコート,1,0,visible,,,,,taxable,,1,,,0,0,,,,,1,,,,レディース > コート,,,https://p.example/1.jpg,,,,,,,,,0,,,,サイズ,"S, M",1,1,カラー,黒,1,1,x',
  "2,variation,W-1-S,ウールコート,1,0,visible,,,,,taxable,,1,5,,0,0,,,,,0,,,398,,,,,,,W-1,,,,,,0,,,,サイズ,S,,1,カラー,黒,,1,",
  "3,variation,W-1-M,ウールコート,1,0,visible,,,,,taxable,,0,,,0,0,,,,,0,,298,398,,,,,,,id:1,,,,,,0,,,,サイズ,M,,1,カラー,黒,,1,",
  "",
].join("\n");

test("a whole export in a language of unknown column names is read by the order of its columns [OC-10]", async () => {
  expect(detectFormat(Buffer.from(JAPANESE))).toBe("woocommerce-csv");
  const { products, skipped } = await readAll(readWooCommerce, JAPANESE);
  expect(skipped).toEqual([]);
  expect(products).toMatchObject([
    [
      { department: "women", product_type: "Coats", color: "Black", size: "S", inventory_quantity: 5 },
      { sku: "W-1-M", size: "M", inventory_quantity: 0, eu_eur_price_f: 298, eu_eur_compare_at_price_f: 398 },
    ],
  ]);
});

test("a table that only looks like an export is no WooCommerce file [OC-10]", () => {
  const other = JAPANESE.replaceAll(/,(?:variable|variation),/gu, ",shirt,");
  expect(detectFormat(Buffer.from(other))).toHaveProperty("columns");
});
