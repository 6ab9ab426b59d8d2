import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  suggestions: "추천 검색어",
  recent: "최근 검색어",
  designers: "디자이너",
  categories: "카테고리",
  products: "상품",
  popularDesigners: "인기 디자이너",
  popularCategories: "인기 카테고리",
  popularProducts: "인기 상품",
  clear: "지우기",
  clearRecent: "최근 검색어 지우기",
  didYouMean: "혹시 {corrected}을(를) 찾으시나요?",
  searchFor: "‘{query}’ 검색",
  seeAll: { other: "‘{query}’ 검색 결과 {count}개 모두 보기" },
  nothing: "‘{query}’에 대한 추천 검색어가 없습니다.",
  count: { other: "추천 검색어 {count}개" },
};
