// For tests: a shop with adjustable stock, the dependencies of checkout, and shoppers ready to pay.

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { ALL_PRICES, DEFAULT_TAXONOMY, marketOf, type Market } from "#catalogue";
import { addLines, type LineRequest } from "#commerce/cart";
import { importContent } from "#commerce/content";
import type { Database } from "#commerce/database";
import { createTestProvider, type OrderServices, type Card, type TestProvider } from "#commerce/payments";
import { importFeed, variantTable } from "#commerce/products";
import { initialSettings } from "../settings/testing-settings.ts";
import { feedRow } from "../products/testing-feed.ts";
import type { CheckoutView, OrderRequest, Shopper } from "./checkout.ts";
import { chooseDelivery, saveAddresses, saveContact } from "./save.ts";
import { findCheckout } from "./view.ts";
import { viewerOf } from "./viewer.ts";
import { storeWebhook } from "./webhooks.ts";

export const SHOP = "shop";
export const FRANCE: Market = marketOf("fr")!;
export const ADDRESS = {
  country: "FR",
  firstName: "Ana",
  lastName: "Roux",
  line1: "1 rue de la Paix",
  postalCode: "75002",
  city: "Paris",
  phone: "+33 1 23 45 67 89",
};

export const cardOf = (number: string): Card => ({ number, expiry: "12/39", code: "123" });
export const APPROVED = cardOf("4242 4242 4242 4242");

/** Products p1, p2 …, in two sizes each (v1-0 and v1-1) with equal stock. Product n costs 100 + n euros. */
export async function openTestShop(database: Database, products: number, pieces: number): Promise<void> {
  const lines = Array.from({ length: products }, (_, index) =>
    [0, 1].map((variant) => JSON.stringify(feedRow(index + 1, variant, { inventory_quantity: pieces }))),
  ).flat();
  await importFeed(database, lines, { source: "test" });
  await importContent(database, { shop: { id: SHOP, name: "Shop", slug: SHOP }, tags: [], sections: [] });
}

export interface TestOrderServices extends OrderServices {
  readonly provider: TestProvider;
  /** Moves the clock forward. */
  readonly wait: (milliseconds: number) => void;
  readonly errors: unknown[];
  /** Number of webhooks that the test provider sent. */
  readonly webhooks: { count: number };
}

/** Collects errors for the test to inspect. Webhooks are received at once, but processed only when the test does so. */
export function testOrderServices(database: Database, given: Partial<OrderServices> = {}): TestOrderServices {
  let ahead = 0;
  const errors: unknown[] = [];
  const webhooks = { count: 0 };
  const now = () => new Date(Date.now() + ahead);
  const nothing = () => {};
  const provider = createTestProvider({
    database,
    origin: "https://shop.test",
    now,
    secret: "test",
    sendWebhook: async (body, signature) => {
      webhooks.count += 1;
      const event = await provider.readWebhook({ body, header: () => signature });
      if (event.kind === "event") await storeWebhook(services, event);
    },
  });
  const services: TestOrderServices = {
    database,
    prices: ALL_PRICES,
    setting: initialSettings,
    taxonomy: () => DEFAULT_TAXONOMY,
    taxProvider: null,
    taxRecords: null,
    provider,
    origin: "https://shop.test",
    legalDocuments: () => [],
    nameLines: (lines) => Promise.resolve(lines),
    now,
    onMail: nothing,
    onStockChanged: nothing,
    onWork: nothing,
    onSettled: nothing,
    onError: (error) => errors.push(error),
    wait: (milliseconds) => {
      ahead += milliseconds;
    },
    errors,
    webhooks,
    ...(given as object),
  };
  return services;
}

/** A guest or account with these lines in the cart and all details entered except payment. */
export async function makeShopper(
  services: OrderServices,
  lines: readonly LineRequest[],
  given: Partial<Shopper> = {},
): Promise<Shopper> {
  const base: Shopper = {
    shopId: SHOP,
    accountId: null,
    cartToken: null,
    market: FRANCE,
    language: "en",
    vipLevel: 0,
    network: randomUUID(),
    ...given,
  };
  const { shopId, accountId, cartToken, network } = base;
  const added = await addLines(
    services.database,
    { shopId, accountId, token: cartToken },
    viewerOf(base),
    { lines, network, mayCreate: true },
    services.now(),
  );
  if (added.kind !== "added") throw new Error(`Could not fill the cart: ${JSON.stringify(added)}`);
  const shopper = { ...base, cartToken: added.token ?? cartToken };
  await saveContact(services, shopper, { email: "ana@example.com" });
  await saveAddresses(services, shopper, { delivery: ADDRESS });
  await chooseDelivery(services, shopper, "standard");
  return shopper;
}

export async function checkoutOf(services: OrderServices, shopper: Shopper): Promise<CheckoutView> {
  const view = await findCheckout(services, shopper);
  if (view.kind !== "checkout") throw new Error("The cart is empty");
  return view;
}

/** Order request of a shopper who sees the checkout in its current state. */
export async function orderRequest(
  services: OrderServices,
  shopper: Shopper,
  given: Partial<OrderRequest> = {},
): Promise<OrderRequest> {
  const { totals } = await checkoutOf(services, shopper);
  return {
    idempotencyKey: randomUUID(),
    expectedTotal: totals.total,
    expectedDue: totals.due,
    method: "card",
    card: APPROVED,
    ...given,
  };
}

/** Stock of a variant. */
export async function stockOf({ database }: Pick<OrderServices, "database">, variantId: string): Promise<number> {
  const [row] = await database.sql
    .select({ quantity: variantTable.inventoryQuantity })
    .from(variantTable)
    .where(eq(variantTable.id, variantId));
  return row?.quantity ?? Number.NaN;
}

export async function setStock(
  { database }: Pick<OrderServices, "database">,
  variantId: string,
  pieces: number,
): Promise<void> {
  await database.sql.update(variantTable).set({ inventoryQuantity: pieces }).where(eq(variantTable.id, variantId));
}

/** Payments less refunds at the test provider. */
export async function bankBalance({ database }: Pick<OrderServices, "database">, currency = "EUR"): Promise<number> {
  const { rows } = await database.sql.execute(
    sql`select coalesce(sum(amount - refunded), 0)::float8 as sum from test_charge
      where state = 'paid' and currency = ${currency}`,
  );
  return Number(rows[0]?.["sum"]);
}
