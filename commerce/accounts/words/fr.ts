import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const fr: Words<typeof en> = {
  confirmSubject: "Confirmez votre adresse e-mail",
  confirmWelcome: "Bienvenue chez Vitrine.",
  confirmText:
    "Confirmez que {email} est bien votre adresse, avec le mot de passe que vous avez choisi, et votre compte sera prêt.",
  confirmAction: "Confirmer mon adresse",
  confirmNote:
    "Le lien est valable 24 heures. Si cette demande ne vient pas de vous, ne faites rien : aucun compte n’est créé sans votre confirmation.",
  takenSubject: "Vous avez déjà un compte",
  takenText:
    "Une inscription, sans doute la vôtre, a été demandée avec cette adresse e-mail, mais elle a déjà un compte.",
  takenForgotten: "Si vous avez oublié votre mot de passe, choisissez-en un nouveau : {address}",
  takenAction: "Se connecter",
  takenNote: "Si ce n’était pas vous, ne faites rien : votre compte reste tel quel.",
  resetSubject: "Choisissez un nouveau mot de passe",
  resetText: "Vous avez demandé un nouveau mot de passe pour votre compte Vitrine.",
  resetNote:
    "Le lien est valable une heure et ne sert qu’une fois. Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste inchangé.",
  changedSubject: "Votre mot de passe a été modifié",
  changedText:
    "Le mot de passe de votre compte Vitrine vient d’être modifié, et tous les autres appareils ont été déconnectés.",
  changedFine: "Si c’était vous, il n’y a rien à faire.",
  changedAction: "Ce n’était pas moi",
};
