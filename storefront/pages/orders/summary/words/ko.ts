import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  title: "주문 요약",
  bar: { other: "주문 요약, {count}개 상품" },
  items: { other: "{count}개 상품" },
  total: "합계",
  due: "결제할 금액",
  quantity: "수량 {count}",
  price: "가격",
};
