// Searches of a Japanese shop: titles, descriptions and sizes in Japanese.

import { expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { createUnderstanding } from "#translation";
import { openEmbedded } from "../backends/embedded.ts";
import { type Intent, meantQuery, readVocabulary } from "../intent.ts";
import { all } from "../query.ts";
import { PRODUCT_SCHEMA } from "../products.ts";
import { productRecord } from "../testing/product-record.ts";

const PRODUCTS: Readonly<Record<string, Partial<FeedRow>>> = {
  "フラワー ワンピース": { product_type: "Dresses", size: "JP 9" },
  "ノースリーブブラウス 汐": { product_type: "Tops", size: "JP 11", body_html: "<p>上質なリネンを使用した一枚。</p>" },
  レースアップパンプス: { product_type: "Pumps", size: "JP 24.5" },
  "バレエシューズ 凪": { product_type: "Flats", size: "JP 23" },
  ヴィンテージ風スウェット: { product_type: "Sweatshirts", size: "L", body_html: "綿100%" },
  "Linen jacket": { product_type: "Jackets", size: "M" },
};
const TITLES = Object.keys(PRODUCTS);

const understand = createUnderstanding();

async function finding(language: string) {
  const index = openEmbedded({ schema: PRODUCT_SCHEMA });
  await index.replace(
    TITLES.map((title, at) =>
      productRecord([
        {
          objectID: `v${at}`,
          product_id: `p${at}`,
          title,
          vendor: "Nagisa",
          product_type_text: PRODUCTS[title]!.product_type,
          department: "women",
          color: "White",
          inventory_quantity: 1,
          eu_eur_price_f: 100,
          position: at,
          viplevel: 0,
          visibility: "YES",
          ...PRODUCTS[title],
        } as Partial<FeedRow> as FeedRow,
      ]),
    ),
  );
  const intent: Intent = {
    language,
    visible: [],
    meanings: "",
    synonyms: [],
    understand: (text) => understand(text, language),
    vocabulary: () => readVocabulary((query) => index.search(query), all()),
    price: { name: "eu_eur_price_f", unit: 1 },
  };
  return async (text: string) => {
    const { query } = await meantQuery({ text, limit: 100 }, intent, (one) => index.search(one));
    const found = await index.search(query);
    if (found.kind === "refused") throw new Error(found.message);
    return found.hits.map(({ id }) => TITLES[Number(id.slice(1))]);
  };
}

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
  expect(await (await finding("ja"))(text)).toEqual(titles);
});

test.each([
  ["ja", "リネン"],
  ["ja", "麻"],
  ["en", "linen"],
  ["fr", "lin"],
  ["de", "Leinen"],
])("[MD-02] in %s %s finds what only a Japanese description says, after what a title says", async (language, text) => {
  expect(await (await finding(language))(text)).toEqual(["Linen jacket", "ノースリーブブラウス 汐"]);
});
