// Adding to a bag: each line goes in or comes back with its reason, and a click that is sent twice adds once.

import { and, eq, inArray, sql } from "drizzle-orm";
import { countAttempts, type Limited } from "#commerce/accounts";
import { isPossibleId, type Database, type Sql } from "#commerce/database";
import type { Viewer } from "#commerce/products";
import type { CartKey, NoCart, Refused } from "./cart.ts";
import { linesOf, lockAccountCart, lockCartRow, makeGuestCart, touchCart, type CartRow } from "./carts.ts";
import { offersOf, type Offer } from "./offers.ts";
import { decideAdding, decideAgain, GUEST_CARTS, type Adding, type Asked, type Decision } from "./rules.ts";
import { cartLineTable, cartRequestTable } from "./tables.ts";

export interface AddOrder {
  readonly lines: readonly Asked[];
  /** Where it is asked from: the bags that guests begin are counted by it. */
  readonly network: string;
  /** What the browser made up for one click. */
  readonly requestKey?: string | undefined;
  /** Whether a guest gets a new bag when the key opens none; an account always does. */
  readonly mayBegin: boolean;
}

export type AddedLine = { readonly kind: "added"; readonly quantity: number } | Refused;

export interface AddedLines {
  readonly kind: "added";
  readonly cartId: string;
  /** Of a guest's bag that was begun; null when the bag was there. */
  readonly token: string | null;
  /** For each that was asked for, in that order. */
  readonly lines: readonly AddedLine[];
}

/** Nothing that was asked for can be in a bag, so none was begun. */
export interface NothingAdded {
  readonly kind: "nothing-added";
  readonly lines: readonly AddedLine[];
}

export async function addLines(
  { sql: client }: Database,
  key: CartKey,
  viewer: Viewer,
  order: AddOrder,
  now = new Date(),
): Promise<AddedLines | NothingAdded | NoCart | Limited> {
  const found = await client.transaction(async (tx) => {
    const cart = await lockOwn(tx, key);
    return cart && { ...(await addTo(tx, cart, viewer, order, now)), token: null };
  });
  if (found) return found;
  if (key.accountId !== null || !order.mayBegin) return { kind: "no-cart" };
  const offers = await offersOf(client, viewer, variantsOf(order.lines), now);
  const decided = decideAdding(addingOf(order.lines, viewer, offers, []));
  if (decided.every(({ kind }) => kind === "refused")) return { kind: "nothing-added", lines: decided };
  const limited = await countAttempts(client, [{ limit: GUEST_CARTS, subject: order.network }], now);
  if (limited) return limited;
  return client.transaction(async (tx) => {
    const cart = await makeGuestCart(tx, key.shopId);
    return cart ? { ...(await addTo(tx, cart, viewer, order, now)), token: cart.token } : { kind: "no-cart" };
  });
}

/** An account's is made by the way, unless a certain one is asked for. */
const lockOwn = (tx: Sql, key: CartKey): Promise<CartRow | undefined> =>
  key.accountId !== null && key.cartId === undefined
    ? lockAccountCart(tx, key.shopId, key.accountId)
    : lockCartRow(tx, key);

/** To a bag that this transaction has locked or made. */
async function addTo(
  tx: Sql,
  cart: CartRow,
  viewer: Viewer,
  { lines: asked, requestKey }: AddOrder,
  now: Date,
): Promise<Omit<AddedLines, "token">> {
  const key = requestKey !== undefined && isPossibleId(requestKey) ? requestKey : undefined;
  const isRepeated = key !== undefined && !(await noteRequest(tx, cart.id, key));
  const inBag = await linesOf(tx, cart.id);
  const offers = await offersOf(tx, viewer, variantsOf(asked), now);
  const adding = addingOf(asked, viewer, offers, inBag);
  if (isRepeated) return { kind: "added", cartId: cart.id, lines: decideAgain(adding) };
  const decided = decideAdding(adding);
  if (decided.some(({ kind }) => kind === "added")) await writeLines(tx, cart.id, asked, decided, offers, viewer);
  // What was refused was not carried out, and may be asked for again.
  else if (key !== undefined) await forgetRequest(tx, cart.id, key);
  return { kind: "added", cartId: cart.id, lines: decided };
}

const variantsOf = (asked: readonly Asked[]): string[] =>
  asked.flatMap((one) => ("gift" in one ? [] : [one.variantId]));

const addingOf = (
  asked: readonly Asked[],
  { priceList }: Viewer,
  offers: ReadonlyMap<string, Offer>,
  inBag: readonly { readonly variantId: string | null; readonly quantity: number }[],
): Adding => ({
  asked,
  priceList,
  lines: inBag.length,
  inBag: new Map(inBag.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [[variantId, quantity]]))),
  available: new Map([...offers].map(([id, { available }]) => [id, available])),
});

/** False when this addition was carried out before. */
async function noteRequest(tx: Sql, cartId: string, key: string): Promise<boolean> {
  const noted = await tx.insert(cartRequestTable).values({ cartId, key }).onConflictDoNothing();
  return (noted.rowCount ?? 0) > 0;
}

async function forgetRequest(tx: Sql, of: string, asked: string): Promise<void> {
  const { cartId, key } = cartRequestTable;
  await tx.delete(cartRequestTable).where(and(eq(cartId, of), eq(key, asked)));
}

/** What was taken out and is wanted again comes first, like everything new. */
async function writeLines(
  tx: Sql,
  cartId: string,
  asked: readonly Asked[],
  decided: readonly Decision[],
  offers: ReadonlyMap<string, Offer>,
  { priceList }: Viewer,
): Promise<void> {
  const byVariant = new Map<string, typeof cartLineTable.$inferInsert>();
  const gifts: (typeof cartLineTable.$inferInsert)[] = [];
  for (const [index, one] of asked.entries()) {
    const decision = decided[index];
    if (decision?.kind !== "added") continue;
    if ("gift" in one) {
      const { gift } = one;
      gifts.push({ cartId, gift, quantity: 1, seenPrice: gift.amount, seenPriceList: priceList });
      continue;
    }
    const { variantId } = one;
    const offer = offers.get(variantId);
    if (!offer) throw new Error(`Variant ${variantId} was added to a bag without an offer`);
    const { productId, price } = offer;
    const { quantity } = decision;
    byVariant.set(variantId, { cartId, productId, variantId, quantity, seenPrice: price, seenPriceList: priceList });
  }
  const rows = [...byVariant.values(), ...gifts];
  const { cartId: of, variantId, quantity } = cartLineTable;
  await tx
    .delete(cartLineTable)
    .where(and(eq(of, cartId), eq(quantity, 0), inArray(variantId, ["", ...byVariant.keys()])));
  await tx
    .insert(cartLineTable)
    // The first of them counts as added last, like the newest in a list that is written newest first.
    .values(rows.toReversed())
    .onConflictDoUpdate({
      target: [of, variantId],
      set: {
        quantity: sql`excluded.quantity`,
        productId: sql`excluded.product_id`,
        seenPrice: sql`excluded.seen_price`,
        seenPriceList: sql`excluded.seen_price_list`,
      },
    });
  await touchCart(tx, cartId);
}
