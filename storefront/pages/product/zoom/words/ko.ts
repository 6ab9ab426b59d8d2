import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  title: "확대한 사진",
  previous: "이전 사진",
  next: "다음 사진",
  close: "닫기",
  enlarge: "{alt}, 확대",
  makeSmaller: "{alt}, 축소",
};
