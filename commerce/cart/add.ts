// Adds lines to a cart. Each line is added or refused with a reason, and a request sent twice adds once.

import { and, eq, inArray, sql } from "drizzle-orm";
import { countAttempts, type Limited } from "#commerce/accounts";
import { isPossibleId, type Database, type Sql } from "#commerce/database";
import type { LineSource } from "#commerce/orders";
import type { Viewer } from "#commerce/products";
import type { CartKey, NoCart, Refused } from "./cart.ts";
import { createGuestCart, linesOf, lockAccountCart, lockCartRow, touchCart, type CartRow } from "./carts.ts";
import { clearGiftOptions } from "./gift-options.ts";
import { offersOf, type Offer } from "./offers.ts";
import { decideAdding, decideRepeated, GUEST_CARTS, type Adding, type Decision, type LineRequest } from "./rules.ts";
import { cartLineTable, cartRequestTable } from "./tables.ts";

interface AddRequest {
  readonly lines: readonly LineRequest[];
  /** Client network, for the limit on new guest carts. */
  readonly network: string;
  /** Idempotency key of the request. */
  readonly requestKey?: string | undefined;
  /** True if a guest without a cart gets a new one; an account always does. */
  readonly mayCreate: boolean;
  /** Place where the shopper found the products. A line that is already in the cart keeps its own. */
  readonly source?: LineSource | undefined;
}

type AddedLine = { readonly kind: "added"; readonly quantity: number } | Refused;

interface AddedLines {
  readonly kind: "added";
  readonly cartId: string;
  /** Token of a newly created guest cart, otherwise null. */
  readonly token: string | null;
  /** In the order of the request. */
  readonly lines: readonly AddedLine[];
}

/** All lines were refused, so no cart was created. */
export interface NothingAdded {
  readonly kind: "nothing-added";
  readonly lines: readonly AddedLine[];
}

export async function addLines(
  { sql: client }: Database,
  key: CartKey,
  viewer: Viewer,
  request: AddRequest,
  now = new Date(),
): Promise<AddedLines | NothingAdded | NoCart | Limited> {
  const found = await client.transaction(async (tx) => {
    const cart = await lockOwnCart(tx, key);
    return cart && { ...(await addTo(tx, cart, viewer, request, now)), token: null };
  });
  if (found) return found;
  if (key.accountId !== null || !request.mayCreate) return { kind: "no-cart" };
  const offers = await offersOf(client, viewer, variantsOf(request.lines), now);
  const decided = decideAdding(addingOf(request.lines, viewer, offers, []));
  if (decided.every(({ kind }) => kind === "refused")) return { kind: "nothing-added", lines: decided };
  const limited = await countAttempts(client, [{ limit: GUEST_CARTS, subject: request.network }], now);
  if (limited) return limited;
  return client.transaction(async (tx) => {
    const cart = await createGuestCart(tx, key.shopId);
    return cart ? { ...(await addTo(tx, cart, viewer, request, now)), token: cart.token } : { kind: "no-cart" };
  });
}

/** Creates the account's cart if needed, unless a specific cart is requested. */
const lockOwnCart = (tx: Sql, key: CartKey): Promise<CartRow | undefined> =>
  key.accountId !== null && key.cartId === undefined
    ? lockAccountCart(tx, key.shopId, key.accountId)
    : lockCartRow(tx, key);

/** Requires that this transaction has locked or created the cart. */
async function addTo(
  tx: Sql,
  cart: CartRow,
  viewer: Viewer,
  { lines: requested, requestKey, source }: AddRequest,
  now: Date,
): Promise<Omit<AddedLines, "token">> {
  const key = requestKey !== undefined && isPossibleId(requestKey) ? requestKey : undefined;
  const isRepeated = key !== undefined && !(await recordRequest(tx, cart.id, key));
  const inCart = await linesOf(tx, cart.id);
  const offers = await offersOf(tx, viewer, variantsOf(requested), now);
  const adding = addingOf(requested, viewer, offers, inCart);
  if (isRepeated) return { kind: "added", cartId: cart.id, lines: decideRepeated(adding) };
  const decided = decideAdding(adding);
  if (decided.some(({ kind }) => kind === "added"))
    await writeLines(tx, cart.id, { requested, decided, offers, viewer, source, isEmpty: inCart.length === 0 });
  // Nothing was added, so a retry with the same key must be able to.
  else if (key !== undefined) await deleteRequest(tx, cart.id, key);
  return { kind: "added", cartId: cart.id, lines: decided };
}

const variantsOf = (requested: readonly LineRequest[]): string[] =>
  requested.flatMap((one) => ("gift" in one ? [] : [one.variantId]));

const addingOf = (
  requested: readonly LineRequest[],
  { priceList }: Viewer,
  offers: ReadonlyMap<string, Offer>,
  inCart: readonly { readonly variantId: string | null; readonly quantity: number }[],
): Adding => ({
  requested,
  priceList,
  lines: inCart.length,
  inCart: new Map(inCart.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [[variantId, quantity]]))),
  available: new Map([...offers].map(([id, { available }]) => [id, available])),
});

/** False if an addition with this key was already completed. */
async function recordRequest(tx: Sql, cartId: string, key: string): Promise<boolean> {
  const noted = await tx.insert(cartRequestTable).values({ cartId, key }).onConflictDoNothing();
  return (noted.rowCount ?? 0) > 0;
}

async function deleteRequest(tx: Sql, ofCart: string, requestKey: string): Promise<void> {
  const { cartId, key } = cartRequestTable;
  await tx.delete(cartRequestTable).where(and(eq(cartId, ofCart), eq(key, requestKey)));
}

interface Writing extends Pick<AddRequest, "source"> {
  readonly requested: readonly LineRequest[];
  readonly decided: readonly Decision[];
  readonly offers: ReadonlyMap<string, Offer>;
  readonly viewer: Viewer;
  readonly isEmpty: boolean;
}

/** Adding a removed line again puts it first, like a new line. */
async function writeLines(
  tx: Sql,
  cartId: string,
  { requested, decided, offers, viewer: { priceList }, source, isEmpty }: Writing,
): Promise<void> {
  const byVariant = new Map<string, typeof cartLineTable.$inferInsert>();
  const gifts: (typeof cartLineTable.$inferInsert)[] = [];
  for (const [index, one] of requested.entries()) {
    const decision = decided[index];
    if (decision?.kind !== "added") continue;
    if ("gift" in one) {
      const { gift } = one;
      gifts.push({ cartId, gift, quantity: 1, seenPrice: gift.amount, seenPriceList: priceList });
      continue;
    }
    const { variantId } = one;
    const offer = offers.get(variantId);
    if (!offer) throw new Error(`Variant ${variantId} was added to a cart without an offer`);
    const { productId, price } = offer;
    const { quantity } = decision;
    const seen = { seenPrice: price, seenPriceList: priceList };
    byVariant.set(variantId, { cartId, productId, variantId, quantity, ...seen, source: source ?? null });
  }
  if (isEmpty) await clearGiftOptions(tx, cartId);
  const rows = [...byVariant.values(), ...gifts];
  const { cartId: of, variantId, quantity } = cartLineTable;
  await tx
    .delete(cartLineTable)
    .where(and(eq(of, cartId), eq(quantity, 0), inArray(variantId, ["", ...byVariant.keys()])));
  await tx
    .insert(cartLineTable)
    // Inserted in reverse, because carts list the newest line first.
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
