// The data of the page after an order.

import type { PurchaseParams } from "#commerce/analytics";
import type { OrderLinks, ShownOrder } from "./order-data.ts";

export type CompleteData =
  | {
      readonly view: "order";
      readonly order: ShownOrder;
      /** True if placed; false if refunded because it sold out. */
      readonly isPlaced: boolean;
      /** Message of the head, by the order's state. */
      readonly news: "placed" | "giftsPlaced" | "sent" | "arrived" | "cancelledText" | "failedText";
      /** By which the shopper is greeted; empty if it is not known. */
      readonly name: string;
      readonly links: OrderLinks;
      /** True for a guest, who may create an account. */
      readonly isGuest: boolean;
      readonly action: string;
      readonly newArrivals: string;
      /** Null unless it was placed, and no browser has reported it to analytics. */
      readonly purchase: PurchaseParams | null;
    }
  /** Opened from a guest's mail in another browser: asks for the email address as proof. */
  | { readonly view: "ask"; readonly number: string; readonly action: string };

/** Value of the field `form` with which a browser asks. */
export const CLAIM = "purchase";

/** Answer to a browser that asks whether to report the purchase: one may. */
export interface PurchaseClaim {
  readonly isFirst: boolean;
}
