import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  title: "最近見た商品",
  none: "閲覧履歴はこのブラウザにのみ保存されます。まだ履歴はありません。",
  start: "商品を見る",
};
