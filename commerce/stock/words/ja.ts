import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  subject: "再入荷のお知らせ：{title}",
  text: "ご希望いただいていた {vendor} の {title}（サイズ {size}）が再入荷しました。",
  few: "数に限りがございます。お取り置きはできませんのでご了承ください。",
  see: "ご希望のサイズを見る",
  note: "この商品についてのお知らせはこの一通のみです。",
};
