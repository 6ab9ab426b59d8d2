import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  gonePiece: "더 이상 판매하지 않는 상품",
  giftFor: "{name} 님께",
  delivery: "배송",
  deliveryTo: "{country} 배송",
  days: { other: "영업일 기준 {from}~{count}일" },
  noForm: "이 페이지의 양식이 아닙니다.",
  chooseSize: "먼저 사이즈를 선택해 주세요.",
  notThere: "이미 장바구니에 없는 상품입니다.",
  notMoved: "옮길 수 없습니다. 위시리스트가 가득 찼거나 더 이상 판매하지 않는 상품입니다.",
  onlyLeft: { other: "{count}개만 남았습니다." },
  "invalid-quantity": "올바른 수량이 아닙니다.",
  unavailable: "더 이상 판매하지 않는 상품입니다.",
  "out-of-stock": "이 사이즈는 방금 품절되었습니다.",
  "not-enough": "이 사이즈의 남은 재고는 모두 장바구니에 담겨 있습니다.",
  limit: "같은 사이즈는 최대 10개까지 담을 수 있습니다.",
  full: "장바구니가 가득 찼습니다. 최대 100가지 상품을 담을 수 있습니다.",
  tooManyBags: "같은 네트워크에서 장바구니가 너무 많이 만들어졌습니다. 로그인하시거나 한 시간 후 다시 시도해 주세요.",
};
