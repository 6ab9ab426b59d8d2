import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  add: "カートに入れる",
  adding: "追加しています…",
  added: "カートに入れました",
  soldOut: "売り切れ",
  chooseSize: "先にサイズをお選びください。",
  unreached: "ショップに接続できませんでした。通信環境を確認してもう一度お試しください。",
};
