import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ru: Words<typeof en> = {
  changed:
    "В корзине что-то изменилось с прошлого раза. Мы отметили это у каждого товара; чтобы продолжить, оформите заказ.",
  summary: "Итог заказа",
  signIn: "Войдите",
  everywhere: "{signIn}, чтобы корзина была на всех ваших устройствах, или оформите заказ без входа.",
  elsewhere: "Добавляли что-то на другом устройстве? {signIn}.",
  removed: "Товар удалён из корзины.",
  toBegin: "Для начала",
};
