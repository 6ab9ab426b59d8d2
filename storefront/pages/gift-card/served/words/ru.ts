import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  betweenFractions: "От {least} до {most}, без дробной части.",
  betweenCents: "От {least} до {most}, без копеек и центов.",
  bagFull: "Корзина заполнена. Уберите что-нибудь или сначала оформите заказ.",
  unknown: "Карты с таким кодом нет. Сверьте его с письмом.",
  issued: "Выпущена",
  spent: "Оплата заказа",
  refunded: "Возвращено",
  cancelled: "Отменена",
  amount: "Введите целую сумму.",
  recipientName: "Введите имя получателя.",
  recipientEmail: "Введите почту получателя, например name@example.com.",
  senderName: "Введите своё имя, чтобы было понятно, от кого подарок.",
  message: "Напишите что-нибудь или оставьте пустым.",
  deliverOn: "Выберите день от сегодня до года вперёд.",
  outOfBounds: "Выберите от {least} до {most}.",
  tooLong: "Слишком длинно: сократите.",
  link: "Не указывайте адреса сайтов и почты.",
};
