import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  gonePiece: "販売を終了した商品",
  giftFor: "{name}様へ",
  delivery: "配送",
  deliveryTo: "{country}への配送",
  days: { other: "{from}～{count}営業日" },
  noForm: "このページのフォームではありません。",
  chooseSize: "先にサイズをお選びください。",
  notThere: "この商品はもうカートにありません。",
  notMoved: "移動できませんでした。お気に入りがいっぱいか、販売が終了しています。",
  onlyLeft: { other: "残り{count}点です。" },
  "invalid-quantity": "数量が正しくありません。",
  unavailable: "この商品は販売を終了しました。",
  "out-of-stock": "このサイズはちょうど売り切れました。",
  "not-enough": "このサイズの在庫はすべてカートに入っています。",
  limit: "同じサイズは10点までカートに入れられます。",
  full: "カートがいっぱいです。100種類まで入れられます。",
  tooManyBags:
    "お使いのネットワークから作成されたカートが多すぎます。ログインするか、1時間後にもう一度お試しください。",
};
