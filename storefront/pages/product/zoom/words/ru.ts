import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  title: "Увеличенные фотографии",
  previous: "Предыдущее фото",
  next: "Следующее фото",
  close: "Закрыть",
  enlarge: "{alt}, увеличить",
  makeSmaller: "{alt}, уменьшить",
};
