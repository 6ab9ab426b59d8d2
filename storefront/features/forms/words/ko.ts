import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  check: "확인해 주세요: {title}",
  email: "이메일 주소",
  show: "표시",
  hide: "숨기기",
};
