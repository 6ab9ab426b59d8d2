import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  help: "Ayuda",
  updated: "Última modificación: {date}",
  perhaps: "Quizá buscabas una de estas páginas; o pregunta con tus palabras.",
  answers: "Respuestas",
  nothing: "Nada responde aquí a «{find}». Prueba con menos palabras o elige abajo.",
  found: { one: "{count} respuesta a «{find}»", other: "{count} respuestas a «{find}»" },
  search: "Buscar en la ayuda",
  description: "Respuestas sobre pedidos, envíos, devoluciones, tallas y pago, y cómo contactarnos.",
  missing: "Esta página no existe",
  missingDescription: "El centro de ayuda no tiene una página con ese nombre.",
  orders: "Pedidos",
  returns: "Devoluciones",
  shopping: "Tallas",
  about: "Vitrine",
  legal: "Información legal",
  startReturn: "Empezar una devolución",
  designers: "Diseñadores",
  inEnglish: "Este texto está en inglés.",
};
