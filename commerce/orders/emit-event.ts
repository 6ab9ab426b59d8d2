// Events of orders and returns for other systems, one or two for each entry of an order's history.

import { sql } from "drizzle-orm";
import { eventTable, type EventKind } from "#commerce/events";
import type { Sql } from "#commerce/database";
import type { OrderEvent } from "./order.ts";
import { orderTable } from "./tables.ts";

type OrderEventName = Extract<EventKind, `order.${string}` | `return.${string}`>;

const EVENTS: Readonly<Record<string, readonly OrderEventName[]>> = {
  placed: ["order.placed", "order.paid"],
  shipped: ["order.shipped"],
  delivered: ["order.delivered"],
  cancelled: ["order.cancelled"],
  "rest-cancelled": ["order.rest-cancelled"],
  refunded: ["order.refunded"],
  "refund-failed": ["order.refund-failed"],
  "return-requested": ["return.requested"],
  "return-sent": ["return.sent"],
  "return-received": ["return.received"],
  "return-refunded": ["return.refunded"],
  "return-refused": ["return.refused"],
  "return-cancelled": ["return.cancelled"],
};

/** Details that a payload has; others, such as a written reason, may name a person. */
const DETAILS: Partial<Readonly<Record<OrderEventName, readonly string[]>>> = {
  "order.paid": ["method"],
  "order.shipped": ["parcel", "tracking", "carrier"],
  "order.delivered": ["parcel"],
  "order.refunded": ["amount", "cause", "to"],
  "order.refund-failed": ["amount", "cause", "to"],
  "return.refunded": ["amount", "to"],
};

interface HistoryEntry extends Pick<OrderEvent, "kind" | "at"> {
  readonly orderId: string;
  readonly details?: OrderEvent["details"] | undefined;
}

/** Entries that concern only the shop, such as a started payment, have no event. */
export const emitHistory = (tx: Pick<Sql, "execute">, { kind, orderId, at, details }: HistoryEntry): Promise<void> =>
  emit(tx, EVENTS[kind] ?? [], orderId, at, details);

export const emitOrderEvent = (
  tx: Pick<Sql, "execute">,
  kind: OrderEventName,
  orderId: string,
  at: Date,
  details?: OrderEvent["details"],
): Promise<void> => emit(tx, [kind], orderId, at, details);

/** One statement, which reads the order as the transaction has left it. */
async function emit(
  tx: Pick<Sql, "execute">,
  kinds: readonly OrderEventName[],
  orderId: string,
  at: Date,
  details: OrderEvent["details"] = {},
): Promise<void> {
  if (kinds.length === 0) return;
  const events = kinds.map((kind) => ({ kind, data: dataOf(kind, details) }));
  await tx.execute(sql`
    insert into ${eventTable} (kind, at, subject, data)
    select given.kind, ${at.toISOString()}::timestamptz, id::text, jsonb_build_object('order', jsonb_build_object(
      'id', id, 'number', number, 'state', state, 'market', market_code, 'currency', currency, 'total', total
    )) || given.data
    from ${orderTable}, json_to_recordset(${JSON.stringify(events)}::json) as given (kind text, data jsonb)
    where id = ${orderId}`);
}

function dataOf(kind: OrderEventName, details: OrderEvent["details"]): object {
  const given = Object.fromEntries(Object.entries(details).filter(([name]) => DETAILS[kind]?.includes(name)));
  return kind.startsWith("return.") ? { return: details["number"], ...given } : given;
}
