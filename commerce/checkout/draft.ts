// A sample checkout for previews: the shop's page with the totals of a sample address.

import { deliveryTo, tidyAddress } from "#catalogue";
import { withDraftCart, type DraftCart } from "#commerce/cart";
import type { Database } from "#commerce/database";
import type { OrderServices } from "#commerce/payments";
import { deliveryIn } from "#commerce/settings";
import type { Shopper } from "./checkout.ts";
import type { checkoutTable } from "./tables.ts";

export interface DraftCheckout extends DraftCart {
  /** Code of a state or province of the address; empty without one. */
  readonly region: string;
}

const DRAFTS = new WeakMap<Database, DraftCheckout>();

/** The same database with one cart and its checkout, which every visitor has. */
export function withDraftCheckout(database: Database, draft: DraftCheckout): Database {
  const copy = withDraftCart(database, draft);
  DRAFTS.set(copy, draft);
  return copy;
}

/** An address in the shopper's country, and the first delivery method there. Undefined without a draft. */
export function draftCheckoutOf(
  { database, setting }: Pick<OrderServices, "database" | "setting">,
  { market }: Shopper,
): Partial<typeof checkoutTable.$inferSelect> | undefined {
  const draft = DRAFTS.get(database);
  if (!draft) return undefined;
  const [method] = deliveryTo(deliveryIn(setting), market).methods;
  const address = { ...SAMPLE, country: market.country, region: draft.region };
  return {
    email: "shopper@example.com",
    // A region of several countries has no address yet.
    delivery: market.kind === "country" ? tidyAddress(address) : null,
    deliveryMethod: method?.code ?? null,
  };
}

const SAMPLE = { firstName: "Sample", lastName: "Shopper", line1: "1 Sample Street", city: "Sample Town" };
