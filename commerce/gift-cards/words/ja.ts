import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  subject: "{from} 様から {worth} のギフトカードが届きました",
  dear: "{name} 様",
  hello: "こんにちは。",
  text: "{from} 様より Vitrine のギフトカード（{worth}）をお届けします。",
  message: "「{message}」",
  how: "お支払いの際にこのコードをご入力ください。使い切らなかった金額はカードに残ります。",
  see: "ギフトカードを見る",
  note: "コードは現金と同じように大切に保管してください。コードをお持ちの方はどなたでもご利用になれます。有効期限はありません。",
  sentSubject: "ギフトカードを {name} 様にお送りしました",
  sent: "ご指定の日に、{worth} のギフトカードを {name} 様にお送りしました。",
};
