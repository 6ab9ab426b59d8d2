// For tests: many guests ready to pay, inserted directly into the tables.

import { randomUUID } from "node:crypto";
import { tidyAddress } from "#catalogue";
import { createToken, hashOf } from "#commerce/accounts";
import { insertRows, type Database } from "#commerce/database";
import { cartLineTable, cartTable } from "../cart/tables.ts";
import type { Shopper } from "./checkout.ts";
import { checkoutTable } from "./tables.ts";
import { ADDRESS, FRANCE, SHOP } from "./testing-order-services.ts";

/** Every guest has one item of the variant in the cart. */
export async function makeCrowd(
  { sql: client }: Database,
  people: number,
  {
    productId,
    variantId,
    giftCardIds = [],
    codes = [],
  }: { productId: string; variantId: string; giftCardIds?: string[]; codes?: string[] },
): Promise<Shopper[]> {
  const at = new Date();
  const everyone = Array.from({ length: people }, () => ({ cartId: randomUUID(), token: createToken() }));
  await insertRows(
    client,
    cartTable,
    everyone.map(({ cartId, token }) => ({
      id: cartId,
      shopId: SHOP,
      accountId: null,
      status: "active" as const,
      tokenHash: hashOf(token),
      giftOptions: null,
      codes,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await client
    .insert(cartLineTable)
    .values(everyone.map(({ cartId }) => ({ cartId, productId, variantId, quantity: 1 })));
  await client.insert(checkoutTable).values(
    everyone.map(({ cartId }) => ({
      cartId,
      email: "ana@example.com",
      delivery: tidyAddress(ADDRESS),
      deliveryMethod: "standard",
      giftCardIds,
    })),
  );
  return everyone.map(({ token }) => ({
    shopId: SHOP,
    accountId: null,
    cartToken: token,
    market: FRANCE,
    language: "en",
    vipLevel: 0,
    network: randomUUID(),
  }));
}
