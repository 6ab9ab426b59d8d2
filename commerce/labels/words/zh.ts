import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  standard: "标准配送",
  express: "特快配送",
  days: { other: "{from} 至 {count} 个工作日" },
  "vat-included": "价格已含增值税，收货时无需另行付费。",
  "duties-included": "价格已含进口关税及税费，收货时无需另行付费。",
  "duties-on-delivery": "价格不含进口关税及税费，承运商可能在派送时收取。",
  card: "银行卡",
  redirect: "前往安全页面付款",
  qr: "扫码支付",
  "gift-card": "礼品卡",
  oneSize: "均码",
};
