import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  title: "订单摘要",
  bar: { other: "订单摘要，{count} 件商品" },
  items: { other: "{count} 件商品" },
  total: "总计",
  due: "待付金额",
  quantity: "数量 {count}",
  price: "价格",
};
