import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  changed: "カートの内容に変更があります。各商品の横に記載していますので、問題なければレジにお進みください。",
  summary: "ご注文内容",
  signIn: "ログイン",
  everywhere: "{signIn}すると、すべての端末でこのカートをご利用いただけます。ゲスト購入も可能です。",
  elsewhere: "ほかの端末で追加しましたか？{signIn}してください。",
  removed: "カートから削除しました。",
  toBegin: "まずはこちらから",
};
