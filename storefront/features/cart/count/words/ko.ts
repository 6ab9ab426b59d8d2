import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  bag: "장바구니",
  withItems: { other: "장바구니, {count}개 상품" },
};
