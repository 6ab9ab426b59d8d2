// Finding, making and closing bags. Whoever changes one locks its row first, so that changes of one bag take turns.

import { and, desc, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { createToken, hashOf } from "#commerce/accounts";
import { isPossibleId, isUuid, type Sql } from "#commerce/database";
import { shopTable } from "../content/tables.ts";
import type { CartKey } from "./cart.ts";
import { cartLineTable, cartTable } from "./tables.ts";

export type CartRow = Pick<typeof cartTable.$inferSelect, "id">;
export type LineRow = typeof cartLineTable.$inferSelect;

/** The bag's row, kept from changing until the transaction ends; undefined when the key opens none. */
export async function lockCartRow(tx: Pick<Sql, "select">, key: CartKey): Promise<CartRow | undefined> {
  const where = whereOwned(key);
  if (where === undefined) return undefined;
  const [row] = await tx.select({ id: cartTable.id }).from(cartTable).where(where).for("update");
  return row;
}

export interface LockedCart extends CartRow {
  readonly lines: readonly LineRow[];
}

/** The row and its lines, for placing an order. What they cost now, `readCart` says. */
export async function lockCart(tx: Pick<Sql, "select">, key: CartKey): Promise<LockedCart | undefined> {
  const row = await lockCartRow(tx, key);
  return row && { ...row, lines: await linesOf(tx, row.id) };
}

/** Lines that were taken out stay a while with a quantity of 0, so that it can be undone; they are nobody's business here. */
export const linesOf = (client: Pick<Sql, "select">, cartId: string): Promise<LineRow[]> =>
  client
    .select()
    .from(cartLineTable)
    .where(and(eq(cartLineTable.cartId, cartId), gt(cartLineTable.quantity, 0)))
    .orderBy(desc(cartLineTable.ordinal));

/** The bag became an order: nothing opens it any more. */
export async function closeCart(tx: Pick<Sql, "update">, cartId: string): Promise<void> {
  await tx
    .update(cartTable)
    .set({ status: "ordered", updatedAt: sql`now()` })
    .where(eq(cartTable.id, cartId));
}

/** An account's bag, made when it has none: of two that make it at once, one waits and finds the other's. */
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
  const made = await lockCartRow(tx, key);
  if (!made) throw new Error(`The bag of account ${accountId} could not be made`);
  return made;
}

/** A guest's bag, with the token that opens it, shown this once. */
export async function makeGuestCart(
  tx: Sql,
  shopId: string,
): Promise<(CartRow & { readonly token: string }) | undefined> {
  if (!(await isShop(tx, shopId))) return undefined;
  const token = createToken();
  const [row] = await tx
    .insert(cartTable)
    .values({ shopId, tokenHash: hashOf(token) })
    .returning({ id: cartTable.id });
  if (!row) throw new Error("A bag was written and not given back");
  return { ...row, token };
}

export async function touchCart(tx: Pick<Sql, "update">, cartId: string): Promise<void> {
  await tx
    .update(cartTable)
    .set({ updatedAt: sql`now()` })
    .where(eq(cartTable.id, cartId));
}

/** Undefined for what cannot be anybody's. */
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
