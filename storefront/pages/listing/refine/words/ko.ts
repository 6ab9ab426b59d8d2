import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  back: "뒤로",
  clear: "지우기",
  noItems: "상품 없음",
  all: "전체",
  allNumber: "전체 {number}",
  any: "전체",
  categoryFirst: "먼저 카테고리를 선택하세요",
  allKids: "키즈 전체",
  allDepartments: "전체",
  allCategories: "모든 카테고리",
  allTypes: "모든 종류",
  jump: "알파벳으로 이동",
  optionsFailed: "지금은 옵션을 표시할 수 없습니다.",
  retry: "다시 시도",
  minProblem: "최대 가격보다 높아 지웠습니다.",
  maxProblem: "최소 가격보다 낮아 지웠습니다.",
};
