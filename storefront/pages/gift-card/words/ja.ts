import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  title: "ギフトカード",
  ownTitle: "お客様のギフトカード",
  description: "Vitrine のギフトカード。お好きな金額を、ご指定の日にメールでお届けします。有効期限はありません。",
  balanceTitle: "カードの残高",
  balanceText:
    "メールに記載のコードをご入力ください。お支払いに全額または一部をご利用いただけます。残額はカードに残ります。",
  start: "お買い物をはじめる",
  ending: "末尾 {letters} のカード",
  held: "このうち {amount} は、お支払い待ちのご注文のために確保されています。",
  history: "ご利用履歴",
  closed: "コードを入力すると残高が表示されます",
  showBalance: "残高を表示",
  code: "ギフトカードコード",
  forName: "{name} 様へ",
  text: "お好きな金額を、ご指定の日にメールでお届けします。有効期限はありません。",
  add: "カートに入れる",
  amount: "金額",
  other: "その他",
  otherAmount: "その他の金額",
  theirName: "贈る方のお名前",
  theirEmail: "贈る方のメールアドレス",
  yourName: "お客様のお名前",
  message: "メッセージ",
  sendOn: "送信日",
  sendHint: "空欄の場合は、お支払い後すぐにお送りします。",
  kind: "ギフトカード",
};
