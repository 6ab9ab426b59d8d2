import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  full: "위시리스트가 가득 찼습니다",
  wishlist: "위시리스트",
  counted: { other: "위시리스트, 상품 {count}개" },
};
