import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  newsletter: "Newsletter",
  text: "Novedades e historias, una vez por semana.",
  email: "Correo electrónico",
  invalid: "Escribe la dirección como en name@example.com.",
  subscribe: "Suscribirse",
  thanks: "Gracias",
  subscribed: "Las novedades e historias llegarán a {email} una vez por semana.",
  back: "Volver a la tienda",
};
