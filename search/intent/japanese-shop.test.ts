// Searches of a Japanese shop: titles, descriptions and sizes in Japanese.

import { expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { searchOf } from "../testing/few-products.ts";

const PRODUCTS: Readonly<Record<string, Partial<FeedRow>>> = {
  "フラワー ワンピース": { product_type: "Dresses", size: "JP 9" },
  "ノースリーブブラウス 汐": { product_type: "Tops", size: "JP 11", body_html: "<p>上質なリネンを使用した一枚。</p>" },
  レースアップパンプス: { product_type: "Pumps", size: "JP 24.5" },
  "バレエシューズ 凪": { product_type: "Flats", size: "JP 23" },
  ヴィンテージ風スウェット: { product_type: "Sweatshirts", size: "L", body_html: "綿100%" },
  "Linen jacket": { product_type: "Jackets", size: "M" },
};
const searching = (language: string) =>
  searchOf(
    Object.entries(PRODUCTS).map(([title, product]) => ({ title, vendor: "Nagisa", color: "White", ...product })),
    language,
  );

test.each([
  ["わんぴーす", ["フラワー ワンピース"]],
  ["ﾜﾝﾋﾟｰｽ", ["フラワー ワンピース"]],
  ["ワンピ‐ス", ["フラワー ワンピース"]],
  ["スウエット", ["ヴィンテージ風スウェット"]],
  ["ビンテージ", ["ヴィンテージ風スウェット"]],
  ["ｌｉｎｅｎ ｊａｃｋｅｔ", ["Linen jacket"]],
  ["サイズ 24.5", ["レースアップパンプス"]],
  ["24.5", ["レースアップパンプス"]],
  ["２４．５㎝", ["レースアップパンプス"]],
  ["パンプス 24.5cm", ["レースアップパンプス"]],
  ["9号", ["フラワー ワンピース"]],
])("[MD-02] a Japanese shopper's %s finds %j", async (text, titles) => {
  expect(await (await searching("ja"))(text)).toMatchObject({ titles });
});

test.each([
  ["ja", "リネン"],
  ["ja", "麻"],
  ["en", "linen"],
  ["fr", "lin"],
  ["de", "Leinen"],
])("[MD-02] in %s %s finds what only a Japanese description says, after what a title says", async (language, text) => {
  expect(await (await searching(language))(text)).toMatchObject({
    titles: ["Linen jacket", "ノースリーブブラウス 汐"],
  });
});
