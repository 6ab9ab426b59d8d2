import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  title: "الصور المكبّرة",
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  close: "إغلاق",
  enlarge: "{alt}، تكبير",
  makeSmaller: "{alt}، تصغير",
};
