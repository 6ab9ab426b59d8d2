import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  check: "ご確認ください：{title}",
  email: "メールアドレス",
  show: "表示",
  hide: "非表示",
};
