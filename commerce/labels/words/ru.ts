import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  standard: "Стандартная доставка",
  express: "Экспресс-доставка",
  days: {
    one: "{from}–{count} рабочий день",
    few: "{from}–{count} рабочих дня",
    many: "{from}–{count} рабочих дней",
    other: "{from}–{count} рабочего дня",
  },
  "vat-included": "Цены включают НДС. При получении ничего платить не нужно.",
  "duties-included": "Цены включают таможенные пошлины и налоги. При получении ничего платить не нужно.",
  "duties-on-delivery": "Таможенные пошлины и налоги не включены; перевозчик может взять их при получении.",
  card: "Банковская карта",
  redirect: "Оплата на защищённой странице",
  qr: "Оплата по QR-коду",
  "gift-card": "Подарочная карта",
  oneSize: "Один размер",
};
