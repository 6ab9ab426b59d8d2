import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  newsletter: "ニュースレター",
  text: "新着アイテムとストーリーを、週に一度。",
  email: "メールアドレス",
  invalid: "name@example.com の形式で入力してください。",
  subscribe: "登録する",
  thanks: "ありがとうございます",
  subscribed: "新着アイテムとストーリーを週に一度、{email} にお届けします。",
  back: "ショップに戻る",
};
