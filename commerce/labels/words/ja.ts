import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  standard: "通常配送",
  express: "お急ぎ便",
  days: { other: "{from}～{count}営業日" },
  "vat-included": "価格は税込みです。お届け時のお支払いはありません。",
  "duties-included": "価格には関税と税金が含まれています。お届け時のお支払いはありません。",
  "duties-on-delivery": "関税と税金は含まれていません。お届け時に配送業者から請求される場合があります。",
  card: "カード",
  redirect: "安全なページで支払う",
  qr: "コードを読み取って支払う",
  "gift-card": "ギフトカード",
  oneSize: "ワンサイズ",
};
