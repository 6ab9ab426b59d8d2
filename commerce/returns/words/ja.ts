import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  startedSubject: "ご返品 {number}",
  started: { other: "ご注文 {order} の {count} 点をご返品いただきます。" },
  print: "ラベルを印刷してお荷物に貼り、{date}までに発送してください。",
  thenGiftCard: "到着後に商品を確認し、ギフトカードをお送りします。",
  thenPayment: "到着後に商品を確認し、お支払い元に返金いたします。",
  startedAction: "ラベルと状況",
  startedNote: "このリンクからはログインなしで返品内容をご覧になれます。ほかの方には教えないでください。",
  cancelledSubject: "ご返品 {number} はキャンセルされました",
  cancelled: "この返品はキャンセルされました。お送りいただくものはありません。",
  another: "返品期間内であれば、あらためてお手続きいただけます。",
  receivedSubject: "ご返品 {number} が到着しました",
  received: "お荷物が到着しました。内容を確認し、3 営業日以内にあらためてご連絡いたします。",
  refundedSubject: "{number} の返金について",
  onGiftCard: "{amount} をギフトカードに入れました。カードは別のメールでお届けします。",
  goesBack: "{amount} をお支払い元に返金いたします。銀行での反映には 10 日ほどかかることがあります。",
  lessThanAll: "お申し込みの商品の一部が入っていなかった、または返品条件に合わなかったため、全額ではありません。",
  refusedSubject: "ご返品 {number} をお受けできません",
  refused: "お荷物を確認いたしましたが、返品としてお受けできませんでした。",
  reason: "理由：{reason}",
  onItsWay: "商品はお客様のもとへ返送中です。ご不明な点がございましたら、このメールにご返信ください。",
  cardMessage: "ご返品 {number} 分",
};
