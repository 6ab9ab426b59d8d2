import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  title: "شاهدته مؤخرًا",
  none: "ما تشاهده يُحفظ في هذا المتصفح فقط، ولا شيء هنا بعد.",
  start: "ابدأ التصفح",
};
