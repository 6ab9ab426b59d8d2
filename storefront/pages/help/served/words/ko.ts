import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  yourCountry: "고객님의 국가",
  method: "배송 방법",
  arrives: "소요 기간",
  price: "요금",
  freeFrom: "{price}, {from} 이상 무료",
  costs: "{method} 요금은 {price}입니다.",
  costsFreeFrom: "{method} 요금은 {price}이며, {from} 이상 주문 시 무료입니다.",
  payment: "다음 중에서 선택하실 수 있습니다: {methods}.",
  between: ", ",
  returnPeriod: { other: "{count}일" },
};
