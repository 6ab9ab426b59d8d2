import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  women: "ウィメンズ",
  men: "メンズ",
  kids: "キッズ",
  womenTitle: "ウィメンズ サイズガイド",
  menTitle: "メンズ サイズガイド",
  kidsTitle: "キッズ サイズガイド",
  description: "{title}：ウェア、シューズ、アクセサリーの各国サイズと、ヌード寸法、その測り方。",
  help: "ヘルプ",
  lead: "列を選ぶと、すべての表がその表記になり、商品一覧や商品ページでも引き継がれます。サイズはデザイナーの表記によるため、着用感は異なります。{fit}か、{contact}ください。",
  leadFit: "用語の意味を見る",
  leadContact: "実寸をお問い合わせ",
  guides: "サイズガイド",
  charts: "サイズ表",
};
