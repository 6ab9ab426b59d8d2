export const en = {
  confirmSubject: "Confirm your email address",
  confirmWelcome: "Welcome to Vitrine.",
  confirmText: "Confirm that {email} is your address, with the password that you chose, and your account is ready.",
  confirmAction: "Confirm my address",
  confirmNote:
    "The link holds for 24 hours. If you did not register, do nothing: no account is made without your confirmation.",
  takenSubject: "You already have an account",
  takenText: "Somebody, probably you, registered with this email address, but it has an account already.",
  takenForgotten: "If you no longer know your password, choose a new one: {address}",
  takenAction: "Sign in",
  takenNote: "If it was not you, do nothing: your account is as it was.",
  resetSubject: "Choose a new password",
  resetText: "You asked for a new password for your Vitrine account.",
  resetNote:
    "The link holds for one hour and works once. If you did not ask for it, do nothing: your password stays as it is.",
  changedSubject: "Your password was changed",
  changedText: "The password of your Vitrine account was changed just now, and every other device was signed out.",
  changedFine: "If that was you, there is nothing to do.",
  changedAction: "It was not me",
} as const;
