// Products that the shop hides in the country of the delivery address. They are not sent there, no matter from which market and API they
// are ordered.

import { type Blocked, bothBlocked, priceListsOf } from "#catalogue";
import { readCart, type Cart } from "#commerce/cart";
import { blockedFor, findShop } from "#commerce/content";
import type { Database, Sql } from "#commerce/database";
import { PRICE_LISTS, readSetting } from "#commerce/settings";
import type { Shopper, Undeliverable } from "./checkout.ts";
import { viewerOf } from "./viewer.ts";

export type BlockedIn = (country: string) => Blocked | undefined;

/** Read before the transaction that locks the cart, because the embedded database runs one at a time. */
export async function readBlockedIn(database: Database, shopId: string): Promise<BlockedIn> {
  const filters = (await findShop(database, shopId))?.blockProductFilters ?? [];
  const lists = priceListsOf(await readSetting(database.sql, PRICE_LISTS));
  return (country) => blockedFor(filters, country, lists);
}

/** Undefined if everything in the cart can be sent to the country. */
export async function findUndeliverable(
  client: Pick<Sql, "select">,
  { cart, shopper, country, blockedIn }: Destination,
  now: Date,
): Promise<Undeliverable | undefined> {
  const blocked = blockedIn(country);
  if (blocked === undefined) return undefined;
  const viewer = { ...viewerOf(shopper), blocked: bothBlocked(shopper.blocked, blocked) ?? blocked };
  const there = await readCart(client, cart.id, viewer, now);
  const hidden = new Set(there?.lines.filter(({ change }) => change?.kind === "gone").map(({ id }) => id));
  const lines = cart.lines.filter(({ id, change }) => change?.kind !== "gone" && hidden.has(id));
  return lines.length === 0 ? undefined : { kind: "undeliverable", country, lines };
}

interface Destination {
  readonly cart: Cart;
  readonly shopper: Shopper;
  readonly country: string;
  readonly blockedIn: BlockedIn;
}
