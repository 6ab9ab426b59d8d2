// Merges a guest's cart into the account's at sign-in, in one transaction. Lines that do not fit stay in the guest's cart.

import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { hashOf } from "#commerce/accounts";
import { isPossibleId, type Database, type Sql } from "#commerce/database";
import { orderLineTable, orderTable } from "#commerce/orders";
import { availableOf } from "#commerce/stock";
import { MAX_LINES, type NoCart } from "./cart.ts";
import { linesOf, lockAccountCart, touchCart, type LineRow } from "./carts.ts";
import { mergeCodes } from "./codes.ts";
import { mergeGiftOptions } from "./gift-options.ts";
import { mergedQuantity } from "./rules.ts";
import { cartLineTable, cartTable } from "./tables.ts";

interface MergedCart {
  readonly kind: "merged";
  /** The account's cart. */
  readonly cartId: string;
  /** Number of lines that did not fit. They stay in the guest's cart, whose token remains valid. */
  readonly remaining: number;
}

/** True if the browser may delete the token: no line is left in the guest's cart. */
export const isFullyMerged = (merged: MergedCart | NoCart): boolean =>
  merged.kind === "no-cart" || merged.remaining === 0;

/** Idempotent, so that several tabs may call it. */
export const mergeCarts = (
  { sql: client }: Database,
  { shopId, accountId, token }: { readonly shopId: string; readonly accountId: string; readonly token: string },
  now = new Date(),
): Promise<MergedCart | NoCart> =>
  client.transaction(async (tx) => {
    if (!isPossibleId(shopId) || !isPossibleId(accountId)) return { kind: "no-cart" };
    // Always lock the guest's cart first, to prevent deadlocks.
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
    await mergeGiftOptions(tx, guest.id, own.id);
    await mergeCodes(tx, guest.id, own.id);
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
 * Moves unpaid orders along with their lines, so that ordering from the account's cart cancels them first. An order stays if the
 * account's cart has used its idempotency key, which must be unique per cart.
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

/** Adds quantities of lines in both carts, then moves the newest of the rest. Returns the number of lines left. */
async function moveLines(tx: Sql, from: string, to: string, now: Date): Promise<number> {
  const [guests, own] = [await linesOf(tx, from), await linesOf(tx, to)];
  const ownByVariant = new Map(own.flatMap((line) => (line.variantId === null ? [] : [[line.variantId, line]])));
  const both = guests.filter(({ variantId }) => variantId !== null && ownByVariant.has(variantId));
  const rest = guests.filter((line) => !both.includes(line));
  const isInUnpaidOrder = await unpaidOrderFilter(tx, from);
  // Lines of an unpaid order move with it even without room, else they would stay behind once it is paid.
  const inPayment = rest.filter(isInUnpaidOrder);
  const room = Math.max(0, MAX_LINES - own.length - inPayment.length);
  const moving = [...inPayment, ...rest.filter((line) => !inPayment.includes(line)).slice(0, room)];
  await addQuantities(tx, both, ownByVariant, now);
  // Delete merged lines, removed lines of the guest, and removed lines of the account that would conflict with moving ones.
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

/** Returns a predicate for lines that belong to an unpaid order of the cart. */
async function unpaidOrderFilter(tx: Sql, cartId: string): Promise<(line: LineRow) => boolean> {
  const lines = await tx
    .select({ variantId: orderLineTable.variantId, gift: orderLineTable.gift })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.orderId))
    .where(and(eq(orderTable.cartId, cartId), eq(orderTable.state, "awaiting-payment")));
  const variants = new Set(lines.map(({ variantId }) => variantId));
  const hasGift = lines.some(({ gift }) => gift !== null);
  return ({ variantId, gift }) => (gift === null ? variants.has(variantId) : hasGift);
}

async function addQuantities(
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
    if (!line) throw new Error(`Variant ${variantId} is missing from the account's cart`);
    return { id: line.id, quantity: mergedQuantity(line.quantity, quantity, available.get(variantId ?? "") ?? 0) };
  });
  await tx.execute(sql`
    update ${cartLineTable} set quantity = sums.quantity
    from unnest(${sql.param(sums.map(({ id }) => id))}::uuid[], ${sql.param(sums.map(({ quantity }) => quantity))}::int[])
      as sums (id, quantity)
    where ${eq(cartLineTable.id, sql`sums.id`)}`);
}
