// Types of returns. Amounts are in thousandths of the order's currency.

import type { OrderLine } from "#commerce/orders";
import type { Packaging, RefundTo, ReturnReason } from "./rules.ts";
import type { ReturnState } from "./states.ts";

export interface Return {
  readonly id: string;
  /** "R" and ten random digits, printed on the label. */
  readonly number: string;
  readonly state: ReturnState;
  readonly packaging: Packaging;
  readonly refundTo: RefundTo;
  /** Part of the refund that was for the delivery of the order. */
  readonly deliveryRefunded: number;
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
    /** Language of the mails. */
    readonly language: string;
  };
  readonly lines: readonly ReturnLine[];
  /** Value of the announced pieces, or of the accepted ones once the parcel was inspected. */
  readonly amount: number;
}

export interface ReturnLine {
  readonly line: OrderLine;
  readonly quantity: number;
  /** Pieces of the line that earlier returns refunded. */
  readonly before: number;
  readonly reason: ReturnReason;
  readonly note: string;
  readonly acceptedQuantity: number | null;
  /** Number of accepted pieces that cannot be resold. */
  readonly damagedQuantity: number;
}

export interface NoReturn {
  readonly kind: "no-such-return";
}

/** The state does not allow the change. */
export interface NotNow {
  readonly kind: "not-now";
  readonly state: ReturnState;
}
