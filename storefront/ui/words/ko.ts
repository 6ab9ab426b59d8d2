import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  breadcrumb: "현재 위치",
  close: "닫기",
  optional: "(선택)",
  was: "정가",
  now: "할인가",
  newSeason: "신상품",
  search: "검색",
  searchHere: "검색어 입력…",
  submitSearch: "검색을 실행합니다.",
  clearSearch: "검색어를 지웁니다.",
  save: "{title} 저장",
  notSaved: "저장하지 못했습니다. 잠시 후 다시 시도해 주세요.",
};
