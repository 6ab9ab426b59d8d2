// Notes of staff on an order. Each is also an entry of the audit, without its text.

import { desc, eq } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import type { Database } from "#commerce/database";
import type { Order } from "./order.ts";
import { orderNoteTable } from "./tables.ts";

export interface Note {
  readonly id: string;
  readonly text: string;
  /** Name of the operator. */
  readonly writtenBy: string;
  readonly at: Date;
}

export const LONGEST_NOTE = 2_000;

export const addOrderNote = (
  { sql: client }: Pick<Database, "sql">,
  { id, number, marketCode }: Pick<Order, "id" | "number" | "marketCode">,
  { text, writtenBy }: Pick<Note, "text" | "writtenBy">,
  now: Date,
): Promise<void> =>
  client.transaction(async (tx) => {
    await tx.insert(orderNoteTable).values({ orderId: id, text, writtenBy, at: now });
    // The text may name people, so it is only in the note, which is erased with them.
    await recordAudit(tx, { subject: { kind: "order", id: number }, after: { note: text.length }, market: marketCode });
  });

/** The newest first. */
export const listOrderNotes = ({ sql: client }: Pick<Database, "sql">, orderId: string): Promise<readonly Note[]> =>
  client
    .select({
      id: orderNoteTable.id,
      text: orderNoteTable.text,
      writtenBy: orderNoteTable.writtenBy,
      at: orderNoteTable.at,
    })
    .from(orderNoteTable)
    .where(eq(orderNoteTable.orderId, orderId))
    .orderBy(desc(orderNoteTable.at));
