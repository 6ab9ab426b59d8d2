import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  newsletter: "Рассылка",
  text: "Новинки и истории раз в неделю.",
  email: "Эл. почта",
  invalid: "Укажите адрес в виде name@example.com.",
  subscribe: "Подписаться",
  thanks: "Спасибо",
  subscribed: "Новинки и истории будут приходить на {email} раз в неделю.",
  back: "Вернуться в магазин",
};
