import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  subject: "De nuevo en stock: {title}",
  text: "Nos pediste que te avisáramos cuando {title} de {vendor} volviera en {size}. Ya está aquí.",
  few: "Puede que haya pocas unidades y no podemos reservarte ninguna.",
  see: "Ver en tu talla",
  note: "Pediste solo este correo. No volveremos a escribirte sobre esto.",
};
