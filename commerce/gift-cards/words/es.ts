import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  subject: "{from} te ha enviado una tarjeta regalo de {worth}",
  dear: "Hola, {name}:",
  hello: "Hola:",
  text: "{from} te ha enviado una tarjeta regalo de Vitrine de {worth}.",
  message: "«{message}»",
  how: "Introduce este código al pagar. Lo que no gastes se queda en la tarjeta.",
  see: "Ver tu tarjeta regalo",
  note: "Guarda este código como si fuera efectivo: quien lo tenga puede gastarlo. La tarjeta no caduca.",
  sentSubject: "Tu tarjeta regalo va camino de {name}",
  sent: "Acabamos de enviar tu tarjeta regalo de {worth} a {name}, el día que elegiste.",
};
