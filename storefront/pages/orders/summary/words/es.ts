import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  title: "Resumen del pedido",
  bar: { one: "Resumen del pedido, {count} artículo", other: "Resumen del pedido, {count} artículos" },
  items: { one: "{count} artículo", other: "{count} artículos" },
  total: "Total",
  due: "Pendiente de pago",
  quantity: "Cantidad {count}",
  price: "Precio",
};
