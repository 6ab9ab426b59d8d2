import { expect, test } from "vitest";
import { sampleTable } from "./sample.ts";

const sampled = async (...lines: readonly string[]) => {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${lines.join("\n")}\n`);
  }
  return sampleTable(bytes());
};

test.each([
  [
    "Artikelbezeichnung;Hersteller;Farbe;Größe;Verkaufspreis (EUR);Bestand;EAN;Artikelnummer;Beschreibung",
    ["title", "designer", "colour", "size", "price", "quantity", "barcode", "sku", "description"],
  ],
  [
    "Désignation;Marque;Couleur;Taille;Prix de vente;Quantité;Référence",
    "title designer colour size price quantity sku",
  ],
  ["Nombre;Marca;Color;Talla;Precio;Existencias", "title designer colour size price quantity"],
  ["Titolo;Marca;Colore;Taglia;Prezzo di vendita;Giacenza", "title designer colour size price quantity"],
  ["商品名称;品牌;颜色;尺码;售价;库存", "title designer colour size price quantity"],
  ["商品名;ブランド;カラー;サイズ;販売価格;在庫数", "title designer colour size price quantity"],
  ["상품명;브랜드;색상;사이즈;판매가;재고", "title designer colour size price quantity"],
  ["Название;Бренд;Цвет;Размер;Цена;Остаток", "title designer colour size price quantity"],
  ["اسم المنتج;الماركة;اللون;المقاس;السعر;الكمية", "title designer colour size price quantity"],
  ["Item_Name;Brand;Colour;Size;RRP;Qty;Style number", "title designer colour size price quantity product"],
])("obvious columns of %s are recognised [OC-09] [OC-10]", async (header, fields) => {
  const names = header.split(";");
  const table = await sampled(header, names.map((_name, at) => `v${at}`).join(";"));
  expect(table?.isKnown).toBe(false);
  expect(table?.columns).toEqual(names.map((name, at) => ({ name, example: `v${at}` })));
  const wanted = typeof fields === "string" ? fields.split(" ") : fields;
  expect(table?.suggested).toEqual(Object.fromEntries(wanted.map((field, at) => [field, names[at]])));
});

test("a number that several rows share is that of the product, and a damaged file still has its columns [OC-10]", async () => {
  const rows = ["4711;Janker;XS;99", "4711;Janker;S;99"];
  expect((await sampled("Artikelnummer;Titel;Größe;Preis", ...rows))?.suggested).toEqual({
    product: "Artikelnummer",
    title: "Titel",
    size: "Größe",
    price: "Preis",
  });
  expect((await sampled("Titel;Preis", "Janker;99;broken"))?.columns.map(({ name }) => name)).toEqual([
    "Titel",
    "Preis",
  ]);
  expect(await sampled('{"title": "Janker"}')).toBeUndefined();
});

test("[CN-06] [OC-10] a column whose name is as long as a page is not offered", async () => {
  const long = `Preis ${"(".repeat(500_000)}`;
  expect(await sampled(`Titel;${long};Preis`, "Janker;1;249,00")).toEqual({
    columns: [
      { name: "Titel", example: "Janker" },
      { name: "Preis", example: "249,00" },
    ],
    isKnown: false,
    suggested: { title: "Titel", price: "Preis" },
  });
});
