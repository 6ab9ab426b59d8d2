// Finds, creates and closes carts. Every change locks the cart's row first, so that changes of a cart are serialised.

import { and, desc, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { createToken, hashOf } from "#commerce/accounts";
import { isPossibleId, isUuid, type Sql } from "#commerce/database";
import { shopTable } from "../content/tables.ts";
import type { CartKey } from "./cart.ts";
import { cartLineTable, cartTable } from "./tables.ts";

export type CartRow = Pick<typeof cartTable.$inferSelect, "id">;
export type LineRow = typeof cartLineTable.$inferSelect;

/** Locks the cart's row until the transaction ends; undefined if the key matches no cart. */
export async function lockCartRow(tx: Pick<Sql, "select">, key: CartKey): Promise<CartRow | undefined> {
  const where = whereOwned(key);
  if (where === undefined) return undefined;
  const [row] = await tx.select({ id: cartTable.id }).from(cartTable).where(where).for("update");
  return row;
}

interface LockedCart extends CartRow {
  readonly lines: readonly LineRow[];
}

/** Locks the cart and reads its lines, to place an order. For current prices see `readCart`. */
export async function lockCart(tx: Pick<Sql, "select">, key: CartKey): Promise<LockedCart | undefined> {
  const row = await lockCartRow(tx, key);
  return row && { ...row, lines: await linesOf(tx, row.id) };
}

/** Excludes removed lines, which stay for a while with a quantity of 0 so that the removal can be undone. */
export const linesOf = (client: Pick<Sql, "select">, cartId: string): Promise<LineRow[]> =>
  client
    .select()
    .from(cartLineTable)
    .where(and(eq(cartLineTable.cartId, cartId), gt(cartLineTable.quantity, 0)))
    .orderBy(desc(cartLineTable.ordinal));

/** Marks the cart as ordered, so that it cannot be opened any more. */
export async function closeCart(tx: Pick<Sql, "update">, cartId: string): Promise<void> {
  await tx
    .update(cartTable)
    .set({ status: "ordered", updatedAt: sql`now()` })
    .where(eq(cartTable.id, cartId));
}

/** Locks the account's cart and creates it if needed. Of two concurrent creations, one waits and uses the other's cart. */
export async function lockAccountCart(tx: Sql, shopId: string, accountId: string): Promise<CartRow | undefined> {
  const key: CartKey = { shopId, accountId, token: null };
  const found = await lockCartRow(tx, key);
  if (found) return found;
  if (!isPossibleId(accountId) || !(await isShop(tx, shopId))) return undefined;
  await tx
    .insert(cartTable)
    .values({ shopId, accountId })
    .onConflictDoNothing({
      target: [cartTable.shopId, cartTable.accountId],
      where: sql`${cartTable.status} = 'active' and ${cartTable.tokenHash} is null`,
    });
  const created = await lockCartRow(tx, key);
  if (!created) throw new Error(`Could not create the cart of account ${accountId}`);
  return created;
}

/** Creates a guest's cart and returns its token, which is not stored. */
export async function createGuestCart(
  tx: Sql,
  shopId: string,
): Promise<(CartRow & { readonly token: string }) | undefined> {
  if (!(await isShop(tx, shopId))) return undefined;
  const token = createToken();
  const [row] = await tx
    .insert(cartTable)
    .values({ shopId, tokenHash: hashOf(token) })
    .returning({ id: cartTable.id });
  if (!row) throw new Error("Inserting a cart returned no row");
  return { ...row, token };
}

export async function touchCart(tx: Pick<Sql, "update">, cartId: string): Promise<void> {
  await tx
    .update(cartTable)
    .set({ updatedAt: sql`now()` })
    .where(eq(cartTable.id, cartId));
}

/** Undefined if the key is malformed. */
export function whereOwned({ shopId, accountId, token, cartId }: CartKey): SQL | undefined {
  if (!isPossibleId(shopId) || (cartId !== undefined && !isUuid(cartId))) return undefined;
  const owned = ownedBy(accountId, token);
  return (
    owned &&
    and(
      eq(cartTable.shopId, shopId),
      eq(cartTable.status, "active"),
      owned,
      cartId === undefined ? undefined : eq(cartTable.id, cartId),
    )
  );
}

function ownedBy(accountId: string | null, token: string | null): SQL | undefined {
  if (accountId !== null) {
    return isPossibleId(accountId) ? and(eq(cartTable.accountId, accountId), isNull(cartTable.tokenHash)) : undefined;
  }
  return token === null ? undefined : eq(cartTable.tokenHash, hashOf(token));
}

const isShop = async (tx: Pick<Sql, "$count">, id: string): Promise<boolean> =>
  isPossibleId(id) && (await tx.$count(shopTable, eq(shopTable.id, id))) > 0;
