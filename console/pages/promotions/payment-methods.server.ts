// Payment methods that a promotion can ask for, by the names that shoppers see.

import { messagesIn, OFFERED_METHODS } from "#catalogue";
import { labels } from "#locales/labels";

export interface PaymentChoice {
  readonly code: string;
  readonly name: string;
}

const say = messagesIn(labels, "en");

export const PAYMENT_CHOICES: readonly PaymentChoice[] = OFFERED_METHODS.map((code) => ({ code, name: say(code) }));

export const paymentNames = (codes: readonly string[]): string =>
  codes.map((code) => PAYMENT_CHOICES.find((choice) => choice.code === code)?.name ?? code).join(", ");
