// Japanese titles, headings and sentences, proofread by hand.
import { expect, test } from "vitest";
import { createGlossary } from "#translation";
import { demoGlossary } from "../demo-glossary.ts";
import { DEMO_JAPANESE } from "./index.ts";

const glossary = createGlossary(DEMO_JAPANESE.language, [demoGlossary(DEMO_JAPANESE)]);

const TITLES: readonly (readonly [english: string, said: string])[] = [
  ["Belted cotton-gabardine trench coat", "ベルテッド コットンギャバジン トレンチコート"],
  ["Short waxed-cotton trench coat", "ショート ワックスドコットン トレンチコート"],
  ["Double-breasted wool coat", "ダブルブレスト ウール コート"],
  [
    "Oversized single-breasted houndstooth wool and cashmere-blend coat",
    "オーバーサイズ シングルブレスト 千鳥格子 ウールカシミアブレンド コート",
  ],
  ["Cropped washed leather biker jacket", "クロップド ウォッシュ加工 レザー ライダースジャケット"],
  ["Tailored single-breasted wool-flannel blazer", "テーラード シングルブレスト ウールフランネル ブレザー"],
  [
    "Slim-fit Prince of Wales checked wool two-piece suit",
    "スリムフィット プリンスオブウェールズチェック ウール ツーピーススーツ",
  ],
  ["Bias-cut silk-satin slip dress", "バイアスカット シルクサテン スリップドレス"],
  ["Tiered floral-print cotton-voile dress", "ティアード フローラルプリント コットンボイル ドレス"],
  ["Knitted ribbed stretch-knit midi dress", "リブストレッチニット ミディドレス"],
  ["Draped strapless silk-taffeta gown", "ドレープ ストラップレス シルクタフタ イブニングドレス"],
  ["Striped cotton-poplin shirt", "ストライプ コットンポプリン シャツ"],
  ["Garment-washed oversized linen shirt", "ガーメントウォッシュ オーバーサイズ リネン シャツ"],
  ["Long-sleeved striped cotton-jersey T-shirt", "ロングスリーブ ストライプ コットンジャージー Tシャツ"],
  ["Chunky cashmere crew-neck sweater", "チャンキー カシミア クルーネック セーター"],
  ["Cable-knit wool sweater", "ケーブルニット ウール セーター"],
  ["Heavyweight loopback cotton-jersey hoodie", "ヘビーウェイト 裏毛コットンジャージー パーカー"],
  ["High-rise wool-twill wide-leg trousers", "ハイライズ ウールツイル ワイドパンツ"],
  ["Hale cropped stretch flared jeans", "Hale クロップド ストレッチ フレアジーンズ"],
  ["Pleated satin midi skirt", "プリーツ サテン ミディスカート"],
  ["Bandeau bikini", "バンドゥ ビキニ"],
  ["Perforated leather court sneakers", "パーフォレーテッド レザー コートスニーカー"],
  ["Heeled suede ankle boots", "ヒール スエード アンクルブーツ"],
  ["Pointed-toe patent-leather slingback pumps", "ポインテッドトゥ パテントレザー スリングバックパンプス"],
  ["Mira small grained-leather flap shoulder bag", "Mira スモール グレインレザー フラップショルダーバッグ"],
  ["Noor structured suede tote bag", "Noor ストラクチャード スエード トートバッグ"],
  ["Reversible croc-effect leather belt", "リバーシブル クロコ調レザー ベルト"],
  ["Hand-rolled paisley-print silk-twill square scarf", "ハンドロール ペイズリープリント シルクツイル スカーフ"],
  ["Oversized acetate square-frame sunglasses", "オーバーサイズ アセテート スクエアフレーム サングラス"],
  ["Chunky gold vermeil hoop earrings", "チャンキー ゴールドヴェルメイユ フープピアス"],
];

const TEXTS: readonly (readonly [english: string, said: string])[] = [
  ["Women's Shoes on Sale", "レディース シューズ セール"],
  ["New Girls' Dresses", "ガールズ ドレス 新着"],
  ["Men's New Arrivals", "メンズ 新着"],
  [
    "Cut from wool, this coat falls cleanly and moves with you.",
    "ウールで仕立てたこのコートは、すっきりと落ち、動きに寄り添います。",
  ],
  [
    "Cut from denim, these shorts from Ostra's spring 2027 collection look simple and are anything but.",
    "Ostra の2027年春コレクションから、デニムで仕立てたこのショートパンツは、シンプルに見えて、実は手が込んでいます。",
  ],
  [
    "Ostra opens autumn 2026 with a tote bag in grained leather that carries more than it shows.",
    "Ostra が2026年秋の幕開けに選んだのは、グレインレザーのトートバッグ。見た目以上に収納できます。",
  ],
  [
    "Ostra keeps coming back to penny loafers in suede that are built on a comfortable last.",
    "Ostra が繰り返し手がける、スエードのペニーローファー。履き心地のよい木型で作られています。",
  ],
  ["70% wool, 30% cashmere. Lining: 100% silk.", "ウール 70%、カシミア 30%。裏地：シルク 100%。"],
  ["Made in Italy", "イタリア製"],
];

test("thirty titles read as local shops write them [I18-04]", () => {
  expect(TITLES.map(([english]) => [english, glossary.title(english)])).toEqual(TITLES);
});

test("headings and sentences agree with the nouns in them [I18-04]", () => {
  expect(TEXTS.map(([english]) => [english, glossary.text(english)])).toEqual(TEXTS);
});
