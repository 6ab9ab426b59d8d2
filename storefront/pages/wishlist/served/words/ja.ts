import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  newest: "登録が新しい順",
  "price-high": "価格の高い順",
  "price-low": "価格の安い順",
  designer: "デザイナー A–Z",
  "new-arrivals": "新着アイテム",
  women: "ウィメンズ",
  men: "メンズ",
  kids: "キッズ",
  noForm: "このページのフォームではありません。",
  notSaved: "登録できませんでした。リストがいっぱいか、販売が終了しています。",
  tooMany: "お使いのネットワークから作成されたリストが多すぎます。ログインするか、1時間後にもう一度お試しください。",
  noList: "変更できるリストがありません。",
  saveFirst: "先に商品を登録してから共有してください。",
  "no-such-cart": "カートの有効期限が切れました。もう一度お試しください。",
  "no-such-item": "この商品はもうリストにありません。",
  "no-such-size": "先にサイズをお選びください。",
};
