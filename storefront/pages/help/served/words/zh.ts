import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  yourCountry: "您所在的国家或地区",
  method: "方式",
  arrives: "送达时间",
  price: "价格",
  freeFrom: "{price}，满 {from} 免费",
  costs: "{method}费用为 {price}。",
  costsFreeFrom: "{method}费用为 {price}，订单满 {from} 免费。",
  payment: "您可以选择：{methods}。",
  between: "、",
  returnPeriod: { other: "{count} 天" },
};
