import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  productsOf: "{title} 상품",
  filters: "필터",
  products: "상품",
  show: { other: "상품 {count}개 보기" },
  items: { other: "상품 {count}개" },
  upTo: "{total}개 중 {last}개",
  fromTo: "{total}개 중 {first}–{last}",
  itemsShown: "표시된 상품",
  loading: "불러오는 중",
  loadingProducts: "상품을 불러오는 중",
  loadMore: "더 보기",
  moreFailed: "더 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.",
  earlier: "이전 상품",
  backToTop: "맨 위로",
  more: "더 보기",
  less: "접기",
};
