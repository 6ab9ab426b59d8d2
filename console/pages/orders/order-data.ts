// One order, as its page gets it.

import type { OrderMail } from "#commerce/fulfilment";
import type { Note, Order, OrderEvent, Parcel, ParcelLine } from "#commerce/orders";
import type { ReturnReason } from "#commerce/returns";
import type { DisputeData } from "../disputes/dispute-data.ts";

/** Parts of an order that staff can refund by name. Thousandths. */
export interface RefundParts {
  /** 0 if nothing of the delivery is left. */
  readonly delivery: number;
  /** Amounts paid for the first piece, the first two and so on, by line. */
  readonly lines: readonly { readonly lineId: string; readonly paid: readonly number[] }[];
}

type Written<Type, Moments extends keyof Type> = Omit<Type, Moments> & {
  readonly [Moment in Moments]: Type[Moment] extends Date ? string : string | null;
};

export interface OrderData extends Omit<
  Written<Order, "createdAt" | "placedAt">,
  "accountId" | "expiresAt" | "priceList" | "parcels" | "events"
> {
  readonly events: readonly Written<OrderEvent, "at">[];
  readonly parcels: readonly Written<Parcel, "sentAt" | "deliveredAt">[];
  /** Pieces that can be sent now. */
  readonly unsent: readonly ParcelLine[];
  readonly cancelled: readonly ParcelLine[];
  /** Of the latest parcel of the shop; null if there is none with a carrier. */
  readonly lastCarrier: string | null;
  /** The code or the name of each promotion, and what it took off. Thousandths. */
  readonly discountsByPromotion: readonly { readonly name: string; readonly amount: number }[];
  /** The taxes by name. Thousandths. */
  readonly taxes: readonly { readonly name: string; readonly amount: number }[];
  /** Thousandths. */
  readonly refundable: number;
  /** Thousandths that have arrived at the customer. */
  readonly refunded: number;
  /** Thousandths that are promised and have not arrived. */
  readonly refundOutstanding: number;
  readonly refundParts: RefundParts;
  /** Pieces that staff can announce as a return; null if there are none. */
  readonly returnable: {
    /** Day on which the return period ends, or ended. */
    readonly until: string;
    readonly isLate: boolean;
    readonly lines: readonly ParcelLine[];
    readonly reasons: readonly ReturnReason[];
  } | null;
  /** Idempotency key of the next refund, so that a second click refunds nothing more. */
  readonly refundKey: string;
  /** The latest first. */
  readonly disputes: readonly DisputeData[];
  /** The newest first. */
  readonly notes: readonly Written<Note, "at">[];
  /** Oldest first. */
  readonly mails: readonly Written<OrderMail, "at">[];
}
