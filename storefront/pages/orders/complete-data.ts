// The data of the page after an order.

import type { TrackedOrder } from "#storefront/features/analytics/events.ts";
import type { OrderLinks, ShownOrder } from "./order-data.ts";

export type CompleteData =
  | {
      readonly view: "order";
      readonly order: ShownOrder;
      /** True if placed; false if refunded because it sold out. */
      readonly isPlaced: boolean;
      /** True once it has been shipped. */
      readonly isSent: boolean;
      readonly firstName: string;
      readonly links: OrderLinks;
      /** Address in the account; null for a guest. */
      readonly own: string | null;
      readonly action: string;
      readonly newArrivals: string;
      readonly tracked: TrackedOrder;
    }
  /** Opened from a guest's mail in another browser: asks for the email address as proof. */
  | { readonly view: "ask"; readonly number: string; readonly action: string };
