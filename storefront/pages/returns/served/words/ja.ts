import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  requested: "お荷物をお待ちしています",
  sent: "配送中",
  received: "到着しました",
  refunded: "返金済み",
  refused: "お受けできませんでした",
  cancelled: "キャンセル済み",
  requestedNext: "ラベルを印刷してお荷物に貼り、郵便局または受付窓口にお出しください。",
  sentNext: "到着次第ご連絡いたします。通常 5 営業日以内です。",
  receivedNext: "内容を確認しております。3 営業日以内に返金いたします。",
  refundedNext:
    "返金のお手続きが完了しました。銀行での反映には 10 日ほどかかることがあります。ギフトカードはすぐにメールでお届けします。",
  refusedNext: "返品をお受けできませんでした。理由はメールでお知らせしております。",
  cancelledNext: "お送りいただくものはありません。返品期間内であれば、あらためてお手続きいただけます。",
  some: "{announced} 点中 {accepted} 点",
  tooLateNow: "この操作はもうできません。",
  enterNumber: "ご注文番号を V0123456789 のようにご入力ください。",
  enterEmail: "ご注文時のメールアドレスをご入力ください。",
  unknown: "この番号とメールアドレスのご注文が見つかりません。どちらもご注文確認メールに記載されています。",
  nothingChosen: "返品する商品をお選びください。",
  noReason: "商品ごとに理由をお選びください。",
  tooMany: "この数量はもうご返品いただけません。選択内容をご確認ください。",
  notDelivered: "このご注文はまだお届けしていません。お届け後にご返品いただけます。",
  tooLate: "このご注文の返品期限は{date}でした。",
  nothingLeft: "このご注文で返品できる商品は、すべて返品済みまたは返送中です。",
};
