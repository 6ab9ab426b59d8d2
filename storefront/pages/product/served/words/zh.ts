import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  description: "{vendor} {title}，颜色：{colour}。在 Vitrine 选购设计师{type}。",
  view: "{title}，图 {number}",
  shopAll: "选购全部{type}",
  details: "详情",
  chooseSize: "请先选择尺码。",
  delivery: "配送",
  express: "特快",
  returns: "退货",
  returnDays: { other: "签收后 {count} 天内" },
  "vat-included": "含增值税",
  "duties-included": "含关税及税费",
  "duties-on-delivery": "不含关税",
  arrival: "{dates}，{price}",
  free: "免费",
  foldIn: "{country}配送与退货",
  fold: "配送与退货",
  sendBack: { other: "如不满意，可在签收后 {count} 天内退货，商品须未穿着且吊牌完好。" },
  method: "{name}：{days}，{price}",
  methodFree: "{name}：{days}，{price}，满 {free} 免费",
};
