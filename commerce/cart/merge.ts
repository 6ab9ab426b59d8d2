// A guest's bag goes into the account's at sign-in, in one transaction. What does not fit stays where it is.

import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { hashOf } from "#commerce/accounts";
import { isPossibleId, type Database, type Sql } from "#commerce/database";
import { orderLineTable, orderTable } from "#commerce/orders";
import { availableOf } from "#commerce/stock";
import { MOST_LINES, type NoCart } from "./cart.ts";
import { linesOf, lockAccountCart, touchCart, type LineRow } from "./carts.ts";
import { mergedQuantity } from "./rules.ts";
import { cartLineTable, cartTable } from "./tables.ts";

export interface MergedCart {
  readonly kind: "merged";
  /** The account's. */
  readonly cartId: string;
  /** Lines that the account's bag had no room for: still in the guest's, whose token stays good. */
  readonly remaining: number;
}

/** Whether the browser may forget the token: what had no room is still in the bag that it opens. */
export const isWhollyMerged = (merged: MergedCart | NoCart): boolean =>
  merged.kind === "no-cart" || merged.remaining === 0;

/** Asking again, from this tab or another, gives the same answer and changes nothing. */
export const mergeCarts = (
  { sql: client }: Database,
  { shopId, accountId, token }: { readonly shopId: string; readonly accountId: string; readonly token: string },
  now = new Date(),
): Promise<MergedCart | NoCart> =>
  client.transaction(async (tx) => {
    if (!isPossibleId(shopId) || !isPossibleId(accountId)) return { kind: "no-cart" };
    // The guest's first, then the account's: everybody in this order, so that nobody waits in a circle.
    const [guest] = await tx
      .select()
      .from(cartTable)
      .where(and(eq(cartTable.shopId, shopId), eq(cartTable.tokenHash, hashOf(token))))
      .for("update");
    if (!guest || guest.status === "ordered") return { kind: "no-cart" };
    if (guest.status === "merged" && guest.accountId !== accountId) return { kind: "no-cart" };
    const own = await lockAccountCart(tx, shopId, accountId);
    if (!own) return { kind: "no-cart" };
    if (guest.status === "merged") return { kind: "merged", cartId: own.id, remaining: 0 };
    const remaining = await moveLines(tx, guest.id, own.id, now);
    if (remaining === 0) {
      await tx
        .update(cartTable)
        .set({ status: "merged", accountId, updatedAt: sql`now()` })
        .where(eq(cartTable.id, guest.id));
    }
    await moveOrders(tx, guest.id, own.id, accountId);
    await touchCart(tx, own.id);
    return { kind: "merged", cartId: own.id, remaining };
  });

/**
 * An order that is being paid goes with its things: whoever orders them again from the account's bag ends it first. One whose
 * key the account's bag has used stays, since a key names one order of a bag.
 */
async function moveOrders(tx: Sql, from: string, to: string, accountId: string): Promise<void> {
  const used = tx.select({ key: orderTable.idempotencyKey }).from(orderTable).where(eq(orderTable.cartId, to));
  await tx
    .update(orderTable)
    .set({ cartId: to, accountId })
    .where(
      and(
        eq(orderTable.cartId, from),
        eq(orderTable.state, "awaiting-payment"),
        notInArray(orderTable.idempotencyKey, used),
      ),
    );
}

/** What both have is summed up in the account's; of the rest the newest go first. Answers how many lines stayed. */
async function moveLines(tx: Sql, from: string, to: string, now: Date): Promise<number> {
  const [guests, own] = [await linesOf(tx, from), await linesOf(tx, to)];
  const ownByVariant = new Map(own.flatMap((line) => (line.variantId === null ? [] : [[line.variantId, line]])));
  const both = guests.filter(({ variantId }) => variantId !== null && ownByVariant.has(variantId));
  const rest = guests.filter((line) => !both.includes(line));
  const isBeingBought = await boughtOf(tx, from);
  // What is being bought goes with its order, room or not: else it would stay behind when that is paid.
  const bought = rest.filter(isBeingBought);
  const room = Math.max(0, MOST_LINES - own.length - bought.length);
  const moving = [...bought, ...rest.filter((line) => !bought.includes(line)).slice(0, room)];
  await sumUp(tx, both, ownByVariant, now);
  // Of what goes over nothing may be in the way, and what is summed up or was taken out has had its day.
  const { id, cartId, quantity, variantId } = cartLineTable;
  const movingVariants = moving.flatMap((line) => line.variantId ?? []);
  await tx.delete(cartLineTable).where(
    sql`${inArray(id, ["00000000-0000-0000-0000-000000000000", ...both.map((line) => line.id)])}
        or (${eq(cartId, from)} and ${eq(quantity, 0)})
        or (${eq(cartId, to)} and ${eq(quantity, 0)} and ${variantId} = any(${sql.param(movingVariants)}::text[]))`,
  );
  await tx.execute(
    sql`update ${cartLineTable} set cart_id = ${to} where id = any(${sql.param(moving.map((line) => line.id))}::uuid[])`,
  );
  return guests.length - both.length - moving.length;
}

/** Whether a line is among what an order of this bag that is being paid is of. */
async function boughtOf(tx: Sql, cartId: string): Promise<(line: LineRow) => boolean> {
  const lines = await tx
    .select({ variantId: orderLineTable.variantId, gift: orderLineTable.gift })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
    .where(and(eq(orderTable.cartId, cartId), eq(orderTable.state, "awaiting-payment")));
  const variants = new Set(lines.map(({ variantId }) => variantId));
  const hasGift = lines.some(({ gift }) => gift !== null);
  return ({ variantId, gift }) => (gift === null ? variants.has(variantId) : hasGift);
}

async function sumUp(
  tx: Sql,
  both: readonly LineRow[],
  ownByVariant: ReadonlyMap<string, LineRow>,
  now: Date,
): Promise<void> {
  if (both.length === 0) return;
  const available = await availableOf(
    tx,
    both.map(({ variantId }) => variantId ?? ""),
    now,
  );
  const sums = both.map(({ variantId, quantity }) => {
    const line = ownByVariant.get(variantId ?? "");
    if (!line) throw new Error(`Variant ${variantId} is in both bags and in one of them`);
    return { id: line.id, quantity: mergedQuantity(line.quantity, quantity, available.get(variantId ?? "") ?? 0) };
  });
  await tx.execute(sql`
    update ${cartLineTable} set quantity = sums.quantity
    from unnest(${sql.param(sums.map(({ id }) => id))}::uuid[], ${sql.param(sums.map(({ quantity }) => quantity))}::int[])
      as sums (id, quantity)
    where ${eq(cartLineTable.id, sql`sums.id`)}`);
}
