import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  help: "도움말",
  updated: "마지막 변경: {date}",
  perhaps: "찾으시는 페이지가 이 중에 있을 수 있습니다. 직접 검색하실 수도 있습니다.",
  answers: "답변",
  nothing: "“{find}”에 대한 내용이 없습니다. 단어를 줄이거나 아래에서 선택해 주세요.",
  found: { other: "“{find}”에 대한 답변 {count}개" },
  search: "도움말 검색",
  description: "주문, 배송, 반품, 사이즈, 결제에 대한 안내와 문의 방법.",
  missing: "없는 페이지입니다",
  missingDescription: "도움말에 이 이름의 페이지가 없습니다.",
  orders: "주문",
  returns: "반품",
  shopping: "사이즈",
  about: "Vitrine",
  legal: "법적 고지",
  startReturn: "반품 신청",
  designers: "디자이너",
  inEnglish: "이 글은 영어로 되어 있습니다.",
};
