import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  requested: "Esperando tu paquete",
  sent: "De camino a nosotros",
  received: "Recibido",
  refunded: "Reembolsado",
  refused: "No aceptado",
  cancelled: "Cancelado",
  requestedNext: "Imprime la etiqueta, pégala en el paquete y entrégalo en una oficina de correos o punto de recogida.",
  sentNext: "Te escribiremos en cuanto llegue, normalmente en cinco días laborables.",
  receivedNext: "Estamos revisando lo que contiene. El reembolso llegará en tres días laborables.",
  refundedNext:
    "El dinero está en camino. Los bancos tardan hasta diez días en mostrarlo; una tarjeta regalo llega enseguida por correo.",
  refusedNext: "No hemos podido aceptarlo y te hemos escrito por qué.",
  cancelledNext: "No hay nada que enviar. Puedes empezar otra devolución mientras haya plazo.",
  some: "{accepted} de {announced}",
  tooLateNow: "Eso ya no es posible.",
  enterNumber: "Escribe el número de tu pedido, como V0123456789.",
  enterEmail: "Escribe el correo con el que hiciste el pedido.",
  unknown: "No conocemos ningún pedido con este número y correo. Ambos están en el correo de confirmación.",
  nothingChosen: "Elige lo que devuelves.",
  noReason: "Elige un motivo para cada artículo.",
  tooMany: "Ya no se pueden devolver tantos. Revisa lo que has elegido.",
  notDelivered: "Este pedido aún no se ha entregado. Cuando llegue, podrás devolver lo que no te quedes.",
  tooLate: "Este pedido se podía devolver hasta el {date}.",
  nothingLeft: "Todo lo que se puede devolver de este pedido ya está en camino o devuelto.",
};
