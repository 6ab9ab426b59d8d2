import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  startedSubject: "Tu devolución {number}",
  started: {
    one: "Vas a devolver {count} artículo del pedido {order}.",
    other: "Vas a devolver {count} artículos del pedido {order}.",
  },
  print: "Imprime la etiqueta, pégala en el paquete y entrégalo antes del {date}.",
  thenGiftCard: "Cuando lo tengamos y esté todo bien, te enviaremos una tarjeta regalo.",
  thenPayment: "Cuando lo tengamos y esté todo bien, el dinero volverá al medio de pago original.",
  startedAction: "Etiqueta y estado",
  startedNote: "El enlace abre tu devolución sin iniciar sesión: no lo compartas.",
  cancelledSubject: "Tu devolución {number} está cancelada",
  cancelled: "Has cancelado esta devolución: no hay nada que enviar.",
  another: "Puedes empezar otra mientras haya plazo.",
  receivedSubject: "Tu devolución {number} ha llegado",
  received:
    "Tu paquete está aquí. Revisamos lo que contiene y te escribiremos de nuevo en un plazo de tres días laborables.",
  refundedSubject: "Tu reembolso de {number}",
  onGiftCard: "Hemos puesto {amount} en una tarjeta regalo, que llega en otro correo.",
  goesBack: "Te devolvemos {amount} al medio de pago original. Los bancos tardan hasta diez días en mostrarlo.",
  lessThanAll: "No todo lo que indicaste estaba en el paquete o en buen estado, así que el importe no es el total.",
  refusedSubject: "No podemos aceptar tu devolución {number}",
  refused: "Hemos revisado tu paquete y no podemos aceptar lo que contiene.",
  reason: "El motivo: {reason}",
  onItsWay: "Va de vuelta hacia ti. Responde a este correo si no estás de acuerdo.",
  cardMessage: "Por tu devolución {number}",
};
