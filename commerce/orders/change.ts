// Changing an order: whoever does locks its row first, so that of two changes the second sees the first.

import { eq } from "drizzle-orm";
import type { Sql } from "#commerce/database";
import { createOrderNumber } from "./number.ts";
import type { OrderActor, OrderEvent, OrderEventKind } from "./order.ts";
import { canBecome, type OrderState } from "./states.ts";
import { orderEventTable, orderTable } from "./tables.ts";

export type OrderRow = typeof orderTable.$inferSelect;

/** The order's row, kept from changing until the transaction ends. */
export async function lockOrder(tx: Pick<Sql, "select">, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orderTable).where(eq(orderTable.id, orderId)).for("no key update");
  return row;
}

/** Writes an order under a number that no other has: where one is taken, another is drawn. */
export async function insertOrder(
  tx: Pick<Sql, "insert">,
  order: Omit<OrderRow, "number">,
  createNumber: () => string = createOrderNumber,
): Promise<OrderRow> {
  for (let tries = 0; tries < MOST_DRAWN; tries++) {
    const values = { ...order, number: createNumber() };
    const [row] = await tx
      .insert(orderTable)
      .values(values)
      .onConflictDoNothing({ target: orderTable.number })
      .returning({ id: orderTable.id });
    if (row) return values;
  }
  throw new Error(`No number was free for the order ${order.id}`);
}

/** Of ten thousand million: who draws a taken one so often has another trouble. */
const MOST_DRAWN = 5;

export interface OrderChange {
  readonly to: OrderState;
  readonly by: OrderActor;
  readonly at: Date;
  readonly details?: OrderEvent["details"];
  /** What else changes with the state. */
  readonly set?: Partial<Pick<OrderRow, "tracking" | "placedAt" | "expiresAt">>;
}

/** Moves a locked order on, with an entry in its timeline. Whether it may is asked before: here a wrong step throws. */
export async function moveOrder(tx: Sql, order: OrderRow, { to, by, at, details, set }: OrderChange): Promise<void> {
  if (!canBecome(order.state, to)) throw new Error(`Order ${order.number} is ${order.state} and cannot become ${to}`);
  await tx
    .update(orderTable)
    .set({ ...set, state: to })
    .where(eq(orderTable.id, order.id));
  await noteEvent(tx, { orderId: order.id, kind: to as OrderEventKind, by, at, details });
}

export interface NewEvent {
  readonly orderId: string;
  readonly kind: OrderEventKind;
  readonly by: OrderActor;
  readonly at: Date;
  readonly details?: OrderEvent["details"] | undefined;
}

export async function noteEvent(tx: Pick<Sql, "insert">, { details = {}, ...event }: NewEvent): Promise<void> {
  await tx.insert(orderEventTable).values({ ...event, details });
}
