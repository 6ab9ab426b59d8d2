import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  search: "검색",
  resultsFor: "‘{query}’ 검색 결과",
  searchDescription: "디자이너, 의류, 슈즈, 가방, 액세서리를 검색하세요.",
  description: "{title}: 하나하나 엄선한 디자이너 상품.",
  tagged: "{title} – ‘{tags}’",
  designers: "디자이너",
  designersIn: "{title}의 디자이너",
  searchResults: "검색 결과",
  results: { other: "검색 결과 {count}개" },
  corrected: "‘{corrected}’ 검색 결과입니다. ‘{query}’에 해당하는 상품이 없습니다.",
  fewerWords: "모든 단어에 해당하는 상품이 없습니다. 단어를 줄이면:",
  nothing: "해당하는 상품이 없습니다. 철자를 확인하거나 더 적고 일반적인 단어로 검색하시거나, 아래에서 둘러보세요.",
  popularDesigners: "인기 디자이너",
  popularCategories: "인기 카테고리",
};
