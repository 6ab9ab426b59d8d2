import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  title: "ご注文内容",
  bar: { other: "ご注文内容、{count}点" },
  items: { other: "{count}点" },
  total: "合計",
  due: "お支払い残額",
  quantity: "数量 {count}",
  price: "価格",
};
