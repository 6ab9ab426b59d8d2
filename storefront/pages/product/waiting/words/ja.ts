import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  noted: "ありがとうございます。再入荷しましたら、{email} に一度だけお知らせします。",
  notedIn: "ありがとうございます。{size}が再入荷しましたら、{email} に一度だけお知らせします。",
  soldOut: "こちらは売り切れです。",
  soldOutIn: "{size}は売り切れです。",
  leave: "{soldOut}メールアドレスをご登録いただければ、再入荷時にお知らせします。",
  leaveAny: "ご希望のサイズが売り切れですか？メールアドレスをご登録いただければ、再入荷時にお知らせします。",
  size: "サイズ",
  email: "メールアドレス",
  submit: "再入荷を知らせる",
  sending: "お待ちください",
  "invalid-email": "name@example.com の形式で入力してください。",
  "in-stock": "すでに再入荷しています。ページを再読み込みするとご購入いただけます。",
  "no-such-size": "このサイズの取り扱いは終了しました。",
  limited: "リクエストが多すぎます。1時間後にもう一度お試しください。",
};
