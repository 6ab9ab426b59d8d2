// A return as its owner and the merchant read it. Amounts are thousandths of the order's currency.

import type { OrderLine } from "#commerce/orders";
import type { Packaging, RefundTo, ReturnReason } from "./rules.ts";
import type { ReturnState } from "./states.ts";

export interface Return {
  readonly id: string;
  /** On the label: "R" and digits that cannot be counted on from another's. */
  readonly number: string;
  readonly state: ReturnState;
  readonly packaging: Packaging;
  readonly refundTo: RefundTo;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly order: {
    readonly id: string;
    readonly shopId: string;
    readonly number: string;
    readonly accountId: string | null;
    readonly email: string;
    readonly currency: string;
    readonly marketCode: string;
    /** Of its mails. */
    readonly language: string;
  };
  readonly lines: readonly ReturnLine[];
  /** What it is worth: of what was accepted, once the merchant has looked. */
  readonly amount: number;
}

export interface ReturnLine {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly reason: ReturnReason;
  readonly note: string;
  readonly acceptedQuantity: number | null;
  /** How many of those cannot be sold again. */
  readonly damagedQuantity: number;
}

export interface NoReturn {
  readonly kind: "no-such-return";
}

/** It is not in a state for that; nothing has changed. */
export interface NotNow {
  readonly kind: "not-now";
  readonly state: ReturnState;
}
