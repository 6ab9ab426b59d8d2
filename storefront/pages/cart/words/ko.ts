import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  changed: "장바구니에 변경된 내용이 있습니다. 각 상품 옆에 표시했으니 확인 후 결제를 진행해 주세요.",
  summary: "주문 요약",
  signIn: "로그인",
  everywhere: "{signIn}하시면 모든 기기에서 이 장바구니를 이용할 수 있습니다. 비회원으로도 주문하실 수 있습니다.",
  elsewhere: "다른 기기에서 담으셨나요? {signIn}해 주세요.",
  removed: "장바구니에서 삭제했습니다.",
  toBegin: "추천 상품",
};
