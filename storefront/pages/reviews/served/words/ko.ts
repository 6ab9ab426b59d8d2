import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  notBought: "구매하신 분만 리뷰를 쓸 수 있습니다. 다른 계정으로 구매하셨다면 그 계정으로 로그인해 주세요.",
  tooManyVotes: "투표가 너무 많았습니다. 한 시간 뒤에 다시 시도해 주세요.",
  rating: "별 1개에서 5개까지 선택해 주세요.",
  author: "2자 이상의 이름을 입력해 주세요.",
  title: "몇 마디로 요약해 주세요.",
  text: "어떤지 알려 주세요.",
  fit: "사이즈 느낌을 선택하거나 비워 두세요.",
  tooShort: "조금 짧습니다. 더 써 주세요.",
  tooLong: "너무 깁니다. 줄여 주세요.",
  link: "웹 주소나 이메일 주소는 빼 주세요.",
  markup: "HTML 없이 일반 텍스트로 써 주세요.",
  newest: "최신순",
  highest: "평점 높은순",
  lowest: "평점 낮은순",
  helpful: "도움순",
  size: "사이즈 {size}",
  fitsSmall: "작게 나옴",
  fitsRight: "정사이즈",
  fitsLarge: "크게 나옴",
};
