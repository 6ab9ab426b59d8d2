import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  title: "최근 본 상품",
  none: "본 상품은 이 브라우저에만 저장됩니다. 아직 본 상품이 없습니다.",
  start: "둘러보기",
};
