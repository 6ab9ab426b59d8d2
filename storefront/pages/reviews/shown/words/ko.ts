import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  title: "리뷰",
  none: "아직 리뷰가 없습니다. 구매하셨다면 첫 리뷰를 남겨 주세요.",
  write: "리뷰 쓰기",
  count: { other: "리뷰 {count}개" },
  readAll: { other: "리뷰 {count}개 모두 보기" },
  stars: { other: "별 {count}개" },
  outOf: "별 5개 중 {rating}개",
  fits: "작성자 {said}명의 의견: {fit}",
  fitsSmall: "작게 나옴",
  fitsRight: "정사이즈",
  fitsLarge: "크게 나옴",
  small: "작음",
  right: "정사이즈",
  large: "큼",
  edited: "{date}, 수정됨",
  verified: "구매 인증",
  thanks: "감사합니다",
  thanksMany: { other: "감사합니다: {count}명에게 도움이 되었습니다" },
  helpful: "도움이 돼요",
  helpfulCount: "도움이 돼요 ({votes})",
  report: "신고",
  reported: "신고되었습니다. 감사합니다",
};
