// What the checkout's page is given by its loader, and what its forms are answered with. Amounts are written out already.

import type { Address, PaymentMethod } from "#catalogue";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import type { SummaryData } from "#storefront/pages/orders/summary/summary-data.ts";

export const STEPS = ["contact", "address", "delivery", "payment"] as const;
export type StepName = (typeof STEPS)[number];

export interface CheckoutData {
  /** Of the checkout, under which the browser keeps what is typed and not yet sent. */
  readonly id: string;
  /** Where its forms are sent. */
  readonly action: string;
  /** The one that is open. */
  readonly step: StepName;
  /** In order; a bag of gift cards alone has no delivery. */
  readonly steps: readonly ShownStep[];
  readonly contact: { readonly email: string; readonly isSignedIn: boolean; readonly signIn: string };
  readonly address: AddressStepData;
  readonly methods: readonly ShownMethod[];
  readonly payment: PaymentStepData;
  readonly summary: SummaryData;
  /** What changed in the bag since the shopper last saw it: to be looked at before anything is paid. */
  readonly changes: readonly string[];
  readonly cart: string;
  /** A payment of this bag that was begun and not finished: where to go on with it. */
  readonly underWay: string | null;
  /** Why the last payment, made on another page, came to nothing. */
  readonly failure?: string | null;
}

export interface ShownStep {
  readonly name: StepName;
  readonly title: string;
  readonly isDone: boolean;
  /** What was given, a line an entry, once it is done. */
  readonly lines: readonly string[];
  /** Said more quietly. */
  readonly note: string | null;
  readonly edit: string;
}

export interface AddressStepData {
  /** Of the account, to choose from. */
  readonly kept: readonly { readonly id: string; readonly lines: readonly string[] }[];
  /** The kept one that is chosen, "new" for the fields. */
  readonly chosen: string;
  readonly delivery: Address;
  readonly billing: Address;
  readonly isBillingSame: boolean;
  /** Gift cards go by mail: then only the billing address is asked for. */
  readonly needsDelivery: boolean;
  /** That parcels are sent to at this market's prices. */
  readonly countries: readonly (readonly [code: string, name: string])[];
  readonly allCountries: readonly (readonly [code: string, name: string])[];
}

export interface ShownMethod {
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly dates: string;
  readonly isChosen: boolean;
}

export interface PaymentStepData {
  readonly methods: readonly { readonly method: PaymentMethod; readonly name: string; readonly note: string }[];
  /** Whether a card is typed here rather than at the provider. */
  readonly takesCards: boolean;
  readonly giftCards: readonly { readonly id: string; readonly name: string; readonly amount: string }[];
  /** Whether gift cards pay for all of it. */
  readonly isCovered: boolean;
  /** One intention to buy: sent twice, it is one order. */
  readonly key: string;
  /** What the shopper saw, in thousandths. */
  readonly total: number;
  readonly due: number;
  /** On the button. */
  readonly pay: string;
  readonly terms: string;
}

export interface CheckoutAnswer extends FormAnswer {
  /** A way on besides mending what was typed. */
  readonly way?: { readonly name: string; readonly href: string };
}
