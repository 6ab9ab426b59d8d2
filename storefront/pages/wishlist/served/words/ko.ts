import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  newest: "최근 저장순",
  "price-high": "높은 가격순",
  "price-low": "낮은 가격순",
  designer: "디자이너 A–Z",
  "new-arrivals": "신상품",
  women: "여성",
  men: "남성",
  kids: "키즈",
  noForm: "이 페이지의 양식이 아닙니다.",
  notSaved: "저장할 수 없습니다. 목록이 가득 찼거나 더 이상 판매하지 않는 상품입니다.",
  tooMany: "같은 네트워크에서 목록이 너무 많이 만들어졌습니다. 로그인하시거나 한 시간 후 다시 시도해 주세요.",
  noList: "변경할 목록이 없습니다.",
  saveFirst: "먼저 상품을 저장한 후 공유해 주세요.",
  "no-such-cart": "장바구니가 만료되었습니다. 다시 시도해 주세요.",
  "no-such-item": "더 이상 목록에 없는 상품입니다.",
  "no-such-size": "먼저 사이즈를 선택해 주세요.",
};
