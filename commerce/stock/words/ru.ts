import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  subject: "Снова в наличии: {title}",
  text: "Вы просили написать, когда {title} от {vendor} снова будет в размере {size}. Размер появился.",
  few: "Возможно, вещей немного, и отложить одну для вас мы не можем.",
  see: "Посмотреть в вашем размере",
  note: "Вы просили одно это письмо. Больше об этом мы писать не будем.",
};
