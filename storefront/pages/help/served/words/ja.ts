import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  yourCountry: "お住まいの国・地域",
  method: "配送方法",
  arrives: "お届けまで",
  price: "料金",
  freeFrom: "{price}（{from} 以上のご注文は無料）",
  costs: "{method}は {price} です。",
  costsFreeFrom: "{method}は {price}、{from} 以上のご注文は無料です。",
  payment: "次からお選びいただけます：{methods}。",
  between: "、",
  returnPeriod: { other: "{count}日" },
};
