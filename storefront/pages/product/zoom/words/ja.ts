import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  title: "拡大画像",
  previous: "前の画像",
  next: "次の画像",
  close: "閉じる",
  enlarge: "{alt}、拡大",
  makeSmaller: "{alt}、縮小",
};
