import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  description: "{vendor}の{title}（{colour}）。Vitrineでデザイナーズ{type}をご覧ください。",
  view: "{title}、画像{number}",
  shopAll: "{type}をすべて見る",
  details: "詳細",
  chooseSize: "先にサイズをお選びください。",
  delivery: "配送",
  express: "お急ぎ便",
  returns: "返品",
  returnDays: { other: "お届けから{count}日以内" },
  "vat-included": "税込み",
  "duties-included": "関税・税金込み",
  "duties-on-delivery": "関税別",
  arrival: "{dates}、{price}",
  free: "無料",
  foldIn: "{country}への配送と返品",
  fold: "配送と返品",
  sendBack: { other: "返品はお届けから{count}日以内に承ります。未着用でタグが付いたままの状態に限ります。" },
  method: "{name}：{days}、{price}",
  methodFree: "{name}：{days}、{price}、{free}以上で無料",
};
