import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  designers: "디자이너",
  designersFor: "{department} 디자이너",
  description: { other: "{title}: Vitrine의 {count}개 브랜드를 A부터 Z까지." },
  search: "디자이너 검색",
  searchAmong: { other: "디자이너 {count}명 중 검색" },
  none: "‘{query}’에 해당하는 디자이너가 없습니다.",
  showAll: "모든 디자이너 보기",
  byDepartment: "카테고리별 디자이너",
  all: "전체",
  byLetter: "알파벳별 디자이너",
  signs: "숫자 및 기호",
};
