// The data of the checkout and the answers to its forms. Amounts are already formatted.

import type { Address, PaymentMethod } from "#catalogue";
import type { CartParams } from "#commerce/analytics";
import type { CartGift, ShownCode } from "#storefront/features/cart/cart-data.ts";
import type { AnswerWithForms } from "#storefront/features/forms/address-fields.tsx";
import type { AddressFormData } from "#storefront/features/forms/address-form-data.ts";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import type { SummaryData } from "#storefront/pages/orders/summary/summary-data.ts";

export const STEPS = ["contact", "address", "delivery", "payment"] as const;
export type StepName = (typeof STEPS)[number];

export interface CheckoutData {
  /** Id of the checkout, under which the browser stores drafts. */
  readonly id: string;
  /** Address of the forms. */
  readonly action: string;
  /** The open step. */
  readonly step: StepName;
  /** In order; a cart with only gift cards has no delivery. */
  readonly steps: readonly ShownStep[];
  readonly contact: { readonly email: string; readonly isSignedIn: boolean; readonly signIn: string };
  readonly address: AddressStepData;
  readonly methods: readonly ShownMethod[];
  /** Null if nothing is offered. */
  readonly gift: CartGift | null;
  /** ISO 4217. */
  readonly currency: string;
  /** Entered discount codes. */
  readonly codes: readonly ShownCode[];
  readonly payment: PaymentStepData;
  readonly summary: SummaryData;
  /** For analytics. */
  readonly tracked: CartParams;
  /** Changes of the cart that the shopper has not seen; they must review them before paying. */
  readonly changes: readonly string[];
  readonly cart: string;
  /** Address of an unfinished payment for this cart. */
  readonly underWay: string | null;
  /** Reason why the last payment on another page failed. */
  readonly failure?: string | null;
}

export interface ShownStep {
  readonly name: StepName;
  readonly title: string;
  readonly isDone: boolean;
  /** Summary lines of a completed step. */
  readonly lines: readonly string[];
  /** Shown in a quieter style. */
  readonly note: string | null;
  readonly edit: string;
}

export interface AddressStepData {
  /** Saved addresses of the account. */
  readonly kept: readonly { readonly id: string; readonly name: string; readonly place: string }[];
  /** Id of the chosen address, or "new". */
  readonly chosen: string;
  readonly delivery: Address;
  readonly billing: Address;
  readonly isBillingSame: boolean;
  /** True if the address will be saved with the account; null for guests. */
  readonly savesAddress: boolean | null;
  /** False if everything goes by mail (gift cards): then only the billing address is needed. */
  readonly needsDelivery: boolean;
  /** Every country that the shop delivers to. */
  readonly countries: readonly (readonly [code: string, name: string])[];
  /** Forms of the delivery and the billing address. */
  readonly forms: readonly AddressFormData[];
  /** For the billing address. */
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
  readonly methods: readonly {
    readonly method: PaymentMethod;
    readonly name: string;
    readonly note: string;
    /** True if only some devices have it. */
    readonly isOfDevice: boolean;
  }[];
  /** The method that is selected at first; null if none is offered. */
  readonly chosen: PaymentMethod | null;
  /** True if card details are entered here rather than at the provider. */
  readonly takesCards: boolean;
  readonly giftCards: readonly { readonly id: string; readonly name: string; readonly amount: string }[];
  /** True if gift cards cover the total. */
  readonly isCovered: boolean;
  /** Idempotency key: sent twice, it is one order. */
  readonly key: string;
  /** The total that the shopper saw, in thousandths. */
  readonly total: number;
  readonly due: number;
  /** Label of the button. */
  readonly pay: string;
  readonly terms: string;
  /** Page about the right of withdrawal, where there is one. */
  readonly withdrawal: string | null;
}

/** Offer to switch to the market of the delivery country. */
export interface MarketOffer {
  /** Upper-case ISO 3166 code. */
  readonly country: string;
  readonly text: string;
  readonly changes: readonly string[];
  /** Label of the button. */
  readonly name: string;
  /** Address that the button sends the form to. */
  readonly action: string;
}

export interface CheckoutAnswer extends FormAnswer, AnswerWithForms {
  readonly offer?: MarketOffer;
  /** An alternative to correcting the form. */
  readonly way?: { readonly name: string; readonly href: string };
}
