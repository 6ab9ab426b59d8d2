import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  colour: "색상",
  size: "사이즈",
  sizeGuide: "사이즈 가이드",
  allGuides: "전체 사이즈 가이드",
  isSoldOut: ", 품절",
  pictures: "사진",
  picturesOf: "상품 사진",
  view: "보기 {number}: {alt}",
  enlarge: "{alt} 확대",
  byVendor: "{vendor} {title}",
  soldOutAll: "모든 사이즈가 품절되었습니다.",
  last: "마지막 1점",
  lastIn: "{size} 마지막 1점",
  left: "{count}점 남음",
  leftIn: "{size} {count}점 남음",
  alsoLike: "함께 보면 좋은 상품",
  viewed: "최근 본 상품",
};
