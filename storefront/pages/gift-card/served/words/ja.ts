import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  betweenFractions: "{least}～{most}、小数なし。",
  betweenCents: "{least}～{most}、整数でご入力ください。",
  bagFull: "カートがいっぱいです。いずれかを取り出すか、先にご購入ください。",
  unknown: "このコードのカードが見つかりません。メールをご確認ください。",
  issued: "発行",
  spent: "ご注文に使用",
  refunded: "返金",
  cancelled: "キャンセル",
  amount: "整数の金額をご入力ください。",
  recipientName: "贈る方のお名前をご入力ください。",
  recipientEmail: "贈る方のメールアドレスを name@example.com のようにご入力ください。",
  senderName: "どなたからか分かるよう、お名前をご入力ください。",
  message: "メッセージをご入力いただくか、空欄にしてください。",
  deliverOn: "本日から 1 年以内の日付をお選びください。",
  outOfBounds: "{least}～{most} の間でお選びください。",
  tooLong: "長すぎます。短くしてください。",
  link: "ウェブサイトやメールのアドレスは入力しないでください。",
};
