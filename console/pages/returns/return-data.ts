// One return, as its page gets it. Amounts are thousandths of the order's currency.

import type { OrderEvent, OrderLine } from "#commerce/orders";
import type { Return, ReturnLine } from "#commerce/returns";

export interface ReturnData extends Pick<Return, "number" | "state" | "packaging" | "refundTo" | "amount"> {
  readonly createdAt: string;
  /** Number of the order. */
  readonly order: string;
  readonly email: string;
  readonly currency: string;
  /** Is paid back too if the whole order is returned within the time of withdrawal, or else 0. */
  readonly delivery: number;
  /** Would be paid back now; less than the value and the delivery if the order was refunded by hand. */
  readonly refund: number;
  readonly lines: readonly ReturnDataLine[];
  /** Oldest first. */
  readonly events: readonly (Omit<OrderEvent, "at"> & { readonly at: string })[];
}

export type ReturnDataLine = Omit<ReturnLine, "line"> &
  Pick<OrderLine, "id" | "vendor" | "title" | "colour" | "size" | "options" | "sku" | "image" | "price">;
