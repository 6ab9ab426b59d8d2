// An order as the shop reads it. Amounts are thousandths of its currency.

import type { Address, GiftOrder, PaymentMethod, PriceList } from "#catalogue";
import type { OrderState } from "./states.ts";

export interface OrderSummary {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly total: number;
  readonly currency: string;
  /** Pieces. */
  readonly count: number;
  /** Of its first lines, to recognise it by. */
  readonly images: readonly string[];
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  /** From 1; the last one for a page beyond it. */
  readonly page: number;
  readonly pages: number;
}

export interface Order {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  /** Null for a guest's. */
  readonly accountId: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly marketCode: string;
  readonly language: string;
  readonly priceList: PriceList;
  readonly currency: string;
  /** Null where everything goes by mail. */
  readonly delivery: Address | null;
  readonly billing: Address;
  readonly deliveryMethod: string | null;
  readonly subtotal: number;
  readonly deliveryPrice: number;
  readonly total: number;
  /** How much of the total gift cards paid; the rest was paid by `method`. */
  readonly giftCardAmount: number;
  /** Null before it is paid. */
  readonly method: PaymentMethod | null;
  readonly tracking: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly placedAt: Date | null;
  readonly lines: readonly OrderLine[];
  /** The oldest first. */
  readonly events: readonly OrderEvent[];
}

export interface OrderLine {
  readonly id: string;
  /** Null for a gift card, as the next two. */
  readonly productId: string | null;
  readonly variantId: string | null;
  readonly handle: string | null;
  readonly gift: GiftOrder | null;
  readonly sku: string;
  readonly vendor: string;
  readonly title: string;
  readonly colour: string;
  readonly size: string;
  readonly image: string;
  readonly quantity: number;
  /** Each. */
  readonly price: number;
  readonly compareAtPrice: number | null;
}

/** Who did something to an order. */
export type OrderActor = "shopper" | "merchant" | "shop";

export type OrderEventKind =
  /** The payment began. */
  | "created"
  | "payment-failed"
  | "placed"
  | "shipped"
  | "delivered"
  | "cancelled"
  /** Money is on its way back, and has arrived. */
  | "refund-due"
  | "refunded"
  | "refund-failed"
  | `return-${string}`;

export interface OrderEvent {
  readonly kind: OrderEventKind;
  readonly by: OrderActor;
  /** Such as {"amount": 120000}, {"tracking": "…"}, {"reason": "sold-out"}. */
  readonly details: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

/** Who looks: the order's account, or whoever has its token. */
export interface OrderViewer {
  readonly accountId: string | null;
  readonly token: string | null;
}
