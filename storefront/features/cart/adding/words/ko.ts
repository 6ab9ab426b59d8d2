import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  add: "장바구니 담기",
  adding: "담는 중 …",
  added: "장바구니에 담았습니다",
  soldOut: "품절",
  chooseSize: "먼저 사이즈를 선택해 주세요.",
  unreached: "요청이 전달되지 않았습니다. 연결 상태를 확인하고 다시 시도해 주세요.",
};
