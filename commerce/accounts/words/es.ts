import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const es: Words<typeof en> = {
  confirmSubject: "Confirma tu correo electrónico",
  confirmWelcome: "Te damos la bienvenida a Vitrine.",
  confirmText: "Confirma que {email} es tu dirección, con la contraseña que elegiste, y tu cuenta estará lista.",
  confirmAction: "Confirmar mi dirección",
  confirmNote:
    "El enlace es válido durante 24 horas. Si no lo has pedido tú, no hagas nada: sin tu confirmación no se crea ninguna cuenta.",
  takenSubject: "Ya tienes una cuenta",
  takenText: "Se ha pedido un registro, probablemente el tuyo, con este correo, pero ya tiene una cuenta.",
  takenForgotten: "Si ya no recuerdas tu contraseña, elige una nueva: {address}",
  takenAction: "Iniciar sesión",
  takenNote: "Si no fuiste tú, no hagas nada: tu cuenta sigue como estaba.",
  resetSubject: "Elige una contraseña nueva",
  resetText: "Has pedido una contraseña nueva para tu cuenta de Vitrine.",
  resetNote:
    "El enlace es válido durante una hora y solo sirve una vez. Si no lo has pedido, no hagas nada: tu contraseña no cambia.",
  changedSubject: "Tu contraseña ha cambiado",
  changedText:
    "La contraseña de tu cuenta de Vitrine acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.",
  changedFine: "Si fuiste tú, no tienes que hacer nada.",
  changedAction: "No fui yo",
};
