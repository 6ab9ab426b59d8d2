// Changes to orders. Every change locks the order's row first, so that concurrent changes run one after another.

import { eq } from "drizzle-orm";
import { currentActor } from "#commerce/audit";
import type { Sql } from "#commerce/database";
import { emitHistory } from "./emit-event.ts";
import { createOrderNumber } from "./number.ts";
import type { OrderActor, OrderEvent, OrderEventKind } from "./order.ts";
import { canBecome, type OrderState } from "./states.ts";
import { orderEventTable, orderTable } from "./tables.ts";

export type OrderRow = typeof orderTable.$inferSelect;

/** Locks and returns the order's row until the transaction ends. */
export async function lockOrder(tx: Pick<Sql, "select">, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orderTable).where(eq(orderTable.id, orderId)).for("no key update");
  return row;
}

/** Inserts an order with a unique number, drawing another one if the first is taken. */
export async function insertOrder(
  tx: Pick<Sql, "insert">,
  order: Omit<OrderRow, "number">,
  createNumber: () => string = createOrderNumber,
): Promise<OrderRow> {
  for (let tries = 0; tries < MAX_DRAWS; tries++) {
    const values = { ...order, number: createNumber() };
    const [row] = await tx
      .insert(orderTable)
      .values(values)
      .onConflictDoNothing({ target: orderTable.number })
      .returning({ id: orderTable.id });
    if (row) return values;
  }
  throw new Error(`No free order number found for order ${order.id}`);
}

/** There are ten billion numbers, so repeated collisions mean that something else is wrong. */
const MAX_DRAWS = 5;

export interface OrderChange {
  readonly to: OrderState;
  readonly by: OrderActor;
  readonly at: Date;
  readonly details?: OrderEvent["details"];
  /** Other columns to change with the state. */
  readonly set?: Partial<Pick<OrderRow, "tracking" | "placedAt" | "expiresAt">>;
}

/** Moves a locked order to another state and records an event. Callers check `canBecome` first; an illegal step throws. */
export async function moveOrder(tx: Sql, order: OrderRow, { to, by, at, details, set }: OrderChange): Promise<void> {
  if (!canBecome(order.state, to)) throw new Error(`Order ${order.number} is ${order.state} and cannot become ${to}`);
  await tx
    .update(orderTable)
    .set({ ...set, state: to })
    .where(eq(orderTable.id, order.id));
  await recordEvent(tx, { orderId: order.id, kind: to as OrderEventKind, by, at, details });
}

export interface NewEvent {
  readonly orderId: string;
  readonly kind: OrderEventKind;
  readonly by: OrderActor;
  readonly at: Date;
  readonly details?: OrderEvent["details"] | undefined;
}

/** Adds an entry to the order's history, and the events of other systems. */
export async function recordEvent(tx: Pick<Sql, "insert" | "execute">, event: NewEvent): Promise<void> {
  const operator = event.by === "merchant" ? currentActor()?.operator.name : undefined;
  await tx.insert(orderEventTable).values({ ...event, details: { ...event.details, ...(operator && { operator }) } });
  await emitHistory(tx, event);
}
