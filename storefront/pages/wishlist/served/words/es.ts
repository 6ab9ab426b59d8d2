import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  newest: "Guardados recientemente",
  "price-high": "Precio: de mayor a menor",
  "price-low": "Precio: de menor a mayor",
  designer: "Diseñador, de la A a la Z",
  "new-arrivals": "Novedades",
  women: "Mujer",
  men: "Hombre",
  kids: "Infantil",
  noForm: "Ese formulario no es de esta página.",
  notSaved: "No se ha podido guardar: tu lista está llena o ya no se vende.",
  tooMany: "Se han creado demasiadas listas desde tu red. Inicia sesión o inténtalo de nuevo en una hora.",
  noList: "No hay ninguna lista que cambiar.",
  saveFirst: "Guarda algo primero y después compártelo.",
  "no-such-cart": "Tu cesta ha caducado. Inténtalo de nuevo.",
  "no-such-item": "Ya no está en tu lista.",
  "no-such-size": "Elige primero una talla.",
};
