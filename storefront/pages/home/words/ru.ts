import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  title: "Vitrine: дизайнерская одежда, обувь, сумки и аксессуары",
  description:
    "Дизайнерская одежда, обувь, сумки и аксессуары для женщин, мужчин и детей: каждая вещь отобрана отдельно.",
  madeBy: "{product}, {designer}",
  play: "Включить фильм",
  pause: "Остановить фильм",
};
