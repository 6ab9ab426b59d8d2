// What the page after an order is given by its loader.

import type { TrackedOrder } from "#storefront/features/analytics/events.ts";
import type { OrderLinks, ShownOrder } from "./order-data.ts";

export type CompleteData =
  | {
      readonly view: "order";
      readonly order: ShownOrder;
      /** Whether it was bought, rather than given back because there was none left. */
      readonly isPlaced: boolean;
      /** Whether it has left the shop. */
      readonly isSent: boolean;
      readonly firstName: string;
      readonly links: OrderLinks;
      /** Where its account shows it; null for a guest. */
      readonly own: string | null;
      readonly action: string;
      readonly newArrivals: string;
      readonly tracked: TrackedOrder;
    }
  /** From a guest's mail, in a browser that does not know the order: the address proves that it is theirs. */
  | { readonly view: "ask"; readonly number: string; readonly action: string };
