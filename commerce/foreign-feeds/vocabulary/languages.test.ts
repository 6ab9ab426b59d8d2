// Words of a merchant's own language, as category paths and in titles.

import { expect, test } from "vitest";
import { readShopify } from "../shopify/read.ts";
import { OPTIONS, readAll } from "../testing-reading.ts";
import { ASIAN_WORDS } from "./testing-asian-words.ts";
import { EUROPEAN_WORDS } from "./testing-european-words.ts";

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const shop = (rows: readonly (readonly [title: string, type: string])[]): string =>
  [
    "Handle,Title,Type,Variant Price",
    ...rows.map(([title, type], at) => `p${at},${quoted(title)},${quoted(type)},90`),
    "",
  ].join("\n");

/** Products of the file as "written: type", to compare them with those expected. */
async function typesRead(written: readonly string[], file: string): Promise<readonly string[]> {
  const { products, skipped } = await readAll(readShopify, file, undefined, 65_536);
  expect(skipped).toEqual([]);
  return products.map(([row], at) => `${written[at]}: ${row?.product_type}`);
}

test.each(Object.entries({ ...EUROPEAN_WORDS, ...ASIAN_WORDS }))(
  "a shop in %s is filed under types and departments of the shop, by paths and by titles [OC-10]",
  async (_language, { path, types }) => {
    const words = Object.entries(types).flatMap(([type, list]) =>
      list.split(", ").map((word) => [word, type] as const),
    );
    const written = words.map(([word]) => word);
    const expected = words.map(([word, type]) => `${word}: ${type}`);
    const paths = shop(written.map((word) => ["Nº 7", `${path.split(" > ")[0]} > ${word}`]));
    expect(await typesRead(written, paths)).toEqual(expected);
    const titles = shop(written.map((word) => [`${word} „Lumo“`, path]));
    expect(await typesRead(written, titles)).toEqual(expected);
    const { products } = await readAll(readShopify, paths, undefined, 65_536);
    expect(new Set(products.map(([row]) => row?.department))).toEqual(new Set(["women"]));
  },
);

test.each([
  ["Herren Lederjacke mit Kapuze", "Jackets"],
  ["Kinder Strickmütze Bommel", "Hats"],
  ["Trench croisé ceinturé", "Coats"],
  ["Платье-рубашка из хлопка", "Dresses"],
  ["와이드 데님 팬츠", "Jeans"],
  ["Kleine Umhängetasche „Föhr“ aus Rindsleder", "Crossbody Bags"],
  ["Robe portefeuille en soie à fleurs", "Dresses"],
  ["Sac à main en cuir avec bandoulière", "Top Handle Bags"],
  ["Pantalon large avec ceinture", "Pants"],
  ["Borsa a tracolla in pelle con catena", "Crossbody Bags"],
  ["Camicia in lino da uomo", "Shirts"],
  ["Zapatos de tacón de piel", "Pumps"],
  ["Vestido camisero con cinturón", "Dresses"],
  ["Женское платье миди с поясом", "Dresses"],
  ["Сумка через плечо из кожи", "Crossbody Bags"],
  ["羊毛针织连衣裙", "Dresses"],
  ["ウールコート ベルト付き", "Coats"],
  ["니트 원피스 롱", "Dresses"],
  ["فستان سهرة طويل بحزام", "Dresses"],
])("the title %j names %s, not what it is made of or comes with [OC-10]", async (title, type) => {
  const { products } = await readAll(readShopify, shop([[title, ""]]));
  expect(products[0]?.[0]?.product_type).toBe(type);
});

test("a compound of a vague word is as vague, so that the title decides [OC-10]", async () => {
  const rows = [
    ["Chelsea Boots aus Veloursleder", "Schuhe > Damenschuhe"],
    ["Jupe en laine", "Prêt-à-porter"],
  ] as const;
  const { products } = await readAll(readShopify, shop(rows));
  expect(products.map(([row]) => row?.product_type)).toEqual(["Boots", "Skirts"]);
});

/** Women, men, girls, boys, babies. */
test.each([
  ["Damen, Herren, Mädchen, Jungen, Babys"],
  ["Femme, Homme, Fille, Garçon, Bébé"],
  ["Donna, Uomo, Bambine, Ragazzi maschile, Neonati"],
  ["Mujer, Hombre, Niñas, Niños, Bebés"],
  ["Женщинам, Мужчинам, Девочкам, Мальчикам, Малышам"],
  ["女装, 男装, 女童, 男童, 婴儿"],
  ["レディース, メンズ, ガールズ, ボーイズ, ベビー"],
  ["여성, 남성, 여아, 남아, 베이비"],
  ["نساء, رجال, بنات, أولاد, رضع"],
])("%s are departments [OC-10]", async (list) => {
  const { products } = await readAll(readShopify, shop(list.split(", ").map((word) => ["Nº 7", word])));
  const [women, men, girls, boys, babies] = products.map(([row]) => row?.department);
  expect([women, men, girls, babies]).toEqual(["women", "men", "girls", "baby-girl\tbaby-boy"]);
  // Niños are all children, and ragazzi too.
  expect(boys?.split("\t")).toContain("boys");
});

const FAMILIES = "Black, White, Grey, Blue, Red, Green, Yellow, Brown, Pink, Beige, Purple, Orange, Navy, Gold, Silver";

test.each([
  [
    "Schwarz, Weiß, Grau, Himmelblau, Weinrot, Dunkelgrün, Gelb, Braun, Altrosa, Sand, Flieder, Orange, Marine, Gold, Silber",
  ],
  [
    "Noir, Blanche, Gris, Bleue, Bordeaux, Vert sapin, Jaune, Marron, Rose, Sable, Violette, Corail, Bleu marine, Doré, Argenté",
  ],
  [
    "Nera, Bianco, Grigia, Azzurro, Rossa, Verde, Gialla, Marrone, Cipria, Sabbia, Viola, Arancione, Blu notte, Dorata, Argento",
  ],
  [
    "Negra, Blanco, Gris, Celeste, Roja, Verde, Amarilla, Marrón, Rosa, Arena, Morado, Naranja, Azul marino, Dorado, Plateado",
  ],
  [
    "Чёрная, Белое, Серый, Голубая, Бордовый, Зелёный, Жёлтое, Коричневая, Розовые, Бежевый, Сиреневый, Оранжевый, Тёмно-синий, Золотой, Серебристый",
  ],
  ["黑色, 白色, 灰色, 蓝色, 酒红色, 军绿色, 黄色, 棕色, 粉色, 米色, 紫色, 橙色, 藏青色, 金色, 银色"],
  [
    "ブラック, ホワイト, グレー, ブルー, ワイン, オリーブ, マスタード, ブラウン, ピンク, ベージュ, ラベンダー, オレンジ, ネイビー, ゴールド, シルバー",
  ],
  ["블랙, 아이보리, 차콜, 하늘색, 와인, 카키, 노란색, 갈색, 분홍색, 베이지, 보라색, 주황색, 남색, 골드, 실버"],
  ["أسود, أبيض, رمادي, أزرق, أحمر, أخضر, أصفر, بني, وردي, بيج, بنفسجي, برتقالي, كحلي, ذهبي, فضي"],
])("%s are colours of the shop [OC-10]", async (list) => {
  const file = [
    "Handle,Title,Type,Option1 Name,Option1 Value,Variant Price",
    ...list.split(", ").map((word, at) => `p${at},Nº 7,Coats,Color,${word},90`),
    "",
  ].join("\n");
  const { products } = await readAll(readShopify, file);
  expect(products.map(([row]) => row?.color).join(", ")).toBe(FAMILIES);
});

test.each([
  [
    "Japanese",
    "生成り White, 藍色 Blue, からし色 Yellow, 水色 Blue, えんじ Red, 臙脂 Red, エンジ Red, パール White, パールピンク Pink, ナチュラル Beige, 紺 Navy, 茶 Brown, こげ茶 Brown, 黄緑 Green, 紫 Purple, 桃色 Pink, 灰色 Grey, 抹茶 Green, キャメル Beige, カーキ Green, オフホワイト White, モカ Brown, インディゴ Blue, 藤色 Purple, 鼠色 Grey, 小豆色 Red, ピスタチオ Green, カラフル multi",
  ],
  [
    "Korean",
    "연두색 Green, 곤색 Navy, 먹색 Grey, 연청 Blue, 흑청 Black, 청색 Blue, 백색 White, 밤색 Brown, 자주색 Purple, 살구색 Orange, 겨자색 Yellow, 쥐색 Grey, 녹색 Green, 오트밀 Beige, 블랙데님 Black, 투명 Transparent",
  ],
  [
    "Chinese",
    "藏蓝 Navy, 桃红 Pink, 焦糖色 Brown, 咖色 Brown, 栗色 Brown, 豆沙色 Pink, 香槟色 Beige, 香槟金 Gold, 奶油色 White, 抹茶绿 Green, 撞色 multi, 藍色 Blue, 深藍色 Navy, 紅色 Red, 綠色 Green, 黃色 Yellow, 粉紅色 Pink, 駝色 Beige",
  ],
])("everyday colours of %s shops are known: %s [OC-10]", async (_language, list) => {
  const words = list.split(", ").map((one) => one.split(" ") as [string, string]);
  const file = [
    "Handle,Title,Type,Option1 Name,Option1 Value,Variant Price",
    ...words.map(([word], at) => `p${at},Nº 7,Coats,Color,${word},90`),
    "",
  ].join("\n");
  const { products } = await readAll(readShopify, file);
  expect(products.map(([row], at) => `${words[at]?.[0]} ${row?.color}`).join(", ")).toBe(list);
});

test("a Japanese word within another one is no colour [OC-10]", async () => {
  const titles = ["モカシン", "エンジニアブーツ", "スティールトゥブーツ"];
  const file = ["Handle,Title,Type,Variant Price", ...titles.map((title, at) => `p${at},${title},Boots,90`), ""].join(
    "\n",
  );
  const { products } = await readAll(readShopify, file);
  expect(products.map(([row]) => row?.color)).toEqual(["multi", "multi", "multi"]);
});

test.each(
  "Größe/Farbe, Taille/Couleur, Pointure/Coloris, Taglia/Colore, Talla/Color, Размер/Цвет, 尺码/颜色, サイズ/カラー, 사이즈/색상, المقاس/اللون, مقاس/لون"
    .split(", ")
    .map((pair) => pair.split("/") as [string, string]),
)("the options %s and %s are size and colour [OC-10]", async (size, colour) => {
  const file = [
    "Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price",
    `boot,Nº 7,Boots,${size},38,${colour},Xyzzy,90`,
    "boot,,,,39,,Xyzzy,90",
    "",
  ].join("\n");
  const { products } = await readAll(readShopify, file, { ...OPTIONS, department: "women" });
  const system = size === "Taglia" ? "IT" : "EU";
  expect(products).toMatchObject([[{ size: `${system} 38`, designercolor: "Xyzzy" }, { size: `${system} 39` }]]);
  expect(products[0]?.[0]).not.toHaveProperty("options");
});
