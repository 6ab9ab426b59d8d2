// What the shop writes about accounts. Every link is made from the configured origin.

import type { Letter } from "#commerce/mail";

export const confirmLetter = (email: string, href: string): Letter => ({
  subject: "Confirm your email address",
  paragraphs: [
    "Welcome to Vitrine.",
    `Confirm that ${email} is your address, with the password that you chose, and your account is ready.`,
  ],
  action: { label: "Confirm my address", href },
  note: "The link holds for 24 hours. If you did not register, do nothing: no account is made without your confirmation.",
});

export const takenLetter = (signIn: string, forgotten: string): Letter => ({
  subject: "You already have an account",
  paragraphs: [
    "Somebody, probably you, registered with this email address, but it has an account already.",
    `If you no longer know your password, choose a new one: ${forgotten}`,
  ],
  action: { label: "Sign in", href: signIn },
  note: "If it was not you, do nothing: your account is as it was.",
});

export const resetLetter = (href: string): Letter => ({
  subject: "Choose a new password",
  paragraphs: ["You asked for a new password for your Vitrine account."],
  action: { label: "Choose a new password", href },
  note: "The link holds for one hour and works once. If you did not ask for it, do nothing: your password stays as it is.",
});

export const changedLetter = (forgotten: string): Letter => ({
  subject: "Your password was changed",
  paragraphs: [
    "The password of your Vitrine account was changed just now, and every other device was signed out.",
    "If that was you, there is nothing to do.",
  ],
  action: { label: "It was not me", href: forgotten },
});
