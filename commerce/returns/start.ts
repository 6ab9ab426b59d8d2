// The shopper's side of a return: start it, mark it as sent, or cancel it. Callers have verified the owner.

import { eq } from "drizzle-orm";
import { countAttempts, type Accounts, type Limit, type Limited } from "#commerce/accounts";
import { enqueueMail } from "#commerce/mail";
import { findAnyOrder, lockOrder, recordEvent } from "#commerce/orders";
import { createReturn, ReturnForm, type CreatedReturn, type TooMany } from "./create.ts";
import { cancelledMail } from "./mails.ts";
import { getReturn } from "./read.ts";
import type { NoReturn, NotNow } from "./return.ts";
import { returnableNow } from "./returnable.ts";
import type { Returnable } from "./rules.ts";
import { canBecome, type ReturnState } from "./states.ts";
import { returnTable } from "./tables.ts";

/** Dependencies of a shopper's return. */
export type ReturnParts = Pick<Accounts, "database" | "now" | "origin" | "onMail">;

export type StartedReturn =
  | CreatedReturn
  /** No line was chosen, or a value is malformed. */
  | { readonly kind: "invalid" }
  | TooMany
  | Exclude<Returnable, { kind: "open" }>
  | { readonly kind: "no-such-order" }
  | Limited;

/** Each start and cancellation sends a mail, so their number is limited. */
const CHANGES: Limit = { name: "returns of", max: 30, windowMs: 60 * 60_000 };

export async function startReturn(parts: ReturnParts, orderId: string, form: unknown): Promise<StartedReturn> {
  const parsed = ReturnForm.safeParse(form);
  if (!parsed.success) return { kind: "invalid" };
  const { database, origin } = parts;
  const now = parts.now();
  const limited = await countAttempts(database.sql, [{ limit: CHANGES, subject: orderId }], now);
  if (limited) return limited;
  const result = await database.sql.transaction(async (tx): Promise<StartedReturn> => {
    // Concurrent returns of the same order wait for this lock.
    if (!(await lockOrder(tx, orderId))) return { kind: "no-such-order" };
    const order = await findAnyOrder(tx, orderId);
    if (!order) return { kind: "no-such-order" };
    const returnable = await returnableNow(tx, order, now);
    if (returnable.kind !== "open") return returnable;
    return createReturn(tx, { ...returnable, order, form: parsed.data, by: "shopper", origin, now });
  });
  if (result.kind === "started") parts.onMail();
  return result;
}

export type ReturnChanged = { readonly kind: "changed" } | NoReturn | NotNow | Limited;

/** Marks a return as sent, or cancels it. */
export async function changeReturn(
  parts: ReturnParts,
  returnId: string,
  to: Extract<ReturnState, "sent" | "cancelled">,
): Promise<ReturnChanged> {
  const now = parts.now();
  const { sql: client } = parts.database;
  const [found] = await client
    .select({ orderId: returnTable.orderId })
    .from(returnTable)
    .where(eq(returnTable.id, returnId));
  if (!found) return { kind: "no-such-return" };
  const limited = await countAttempts(client, [{ limit: CHANGES, subject: found.orderId }], now);
  if (limited) return limited;
  return client.transaction(async (tx): Promise<ReturnChanged> => {
    await lockOrder(tx, found.orderId);
    const parcel = await getReturn(tx, returnId);
    if (!canBecome(parcel.state, to)) return { kind: "not-now", state: parcel.state };
    await tx.update(returnTable).set({ state: to, updatedAt: now }).where(eq(returnTable.id, returnId));
    const details = { number: parcel.number };
    await recordEvent(tx, { orderId: found.orderId, kind: `return-${to}`, by: "shopper", at: now, details });
    if (to === "cancelled")
      await enqueueMail(tx, parcel.order.email, (shop) => cancelledMail(shop, parcel, parts.origin), now);
    return { kind: "changed" };
  });
}
