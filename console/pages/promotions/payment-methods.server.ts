// Payment methods that a promotion can ask for, by the names that shoppers see.

import { OFFERED_METHODS } from "#catalogue";
import { paymentMethodName } from "#commerce/labels";

export interface PaymentChoice {
  readonly code: string;
  readonly name: string;
}

export const PAYMENT_CHOICES: readonly PaymentChoice[] = OFFERED_METHODS.map((code) => ({
  code,
  name: paymentMethodName(code, "en"),
}));

export const paymentNames = (codes: readonly string[]): string =>
  codes.map((code) => PAYMENT_CHOICES.find((choice) => choice.code === code)?.name ?? code).join(", ");
