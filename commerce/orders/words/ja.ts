import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  placedSubject: "ご注文 {number}",
  thanks: "ご注文ありがとうございます。",
  ready: "ただいま準備しております。発送時にメールでお知らせいたします。",
  readyStandard:
    "ただいま準備しております。発送時にメールでお知らせいたします。通常配送は {from}～{to} 営業日でお届けします。",
  readyExpress:
    "ただいま準備しております。発送時にメールでお知らせいたします。速達配送は {from}～{to} 営業日でお届けします。",
  byMail: "ギフトカードはメールでお届けしますので、お待ちいただくことはありません。",
  delivery: "配送料",
  total: "合計",
  giftCard: "ギフトカードでのお支払い",
  address: "お届け先",
  see: "ご注文を見る",
  placedNote: "ご注文番号 {number}。発送前でしたらキャンセルいただけます。",
  shippedSubject: "ご注文 {number} を発送しました",
  shipped: "お荷物を発送しました。",
  tracking: "追跡番号は {tracking} です。",
  goesTo: "お届け先：{address}",
  cancelledSubject: "ご注文 {number} はキャンセルされました",
  cancelled: "ご注文はキャンセルされました。",
  soldOut:
    "お支払いが届いた時点で最後の 1 点が売り切れており、ご注文をお取り置きできませんでした。申し訳ございません。",
  goesBack: "{amount} をお支払い元に返金いたします。銀行によっては 10 日ほどかかることがあります。",
  nothingPaid: "お支払いは発生していません。",
  refundSubject: "ご注文 {number} の返金",
};
