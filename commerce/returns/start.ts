// The shopper's side of a return: start it, mark it as sent, or cancel it. Callers have verified the owner.

import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { countAttempts, createToken, hashOf, type Accounts, type Limit, type Limited } from "#commerce/accounts";
import { enqueueMail } from "#commerce/mail";
import { findAnyOrder, lockOrder, recordEvent } from "#commerce/orders";
import { cancelledMail, startedMail } from "./mails.ts";
import { getReturn, returnedQuantities } from "./read.ts";
import type { NoReturn, NotNow } from "./return.ts";
import { RETURN_REASONS, returnableOf, type Returnable } from "./rules.ts";
import { canBecome, type ReturnState } from "./states.ts";
import { returnLineTable, returnTable } from "./tables.ts";

/** Dependencies of a shopper's return. */
export type ReturnParts = Pick<Accounts, "database" | "now" | "origin" | "onMail">;

const MAX_NOTE_LENGTH = 500;

/** Lines that are not returned are left out. */
const ReturnForm = z.object({
  lines: z
    .array(
      z.object({
        orderLineId: z.uuid(),
        quantity: z.int().min(1).max(1_000),
        reason: z.enum(RETURN_REASONS),
        note: z.string().trim().max(MAX_NOTE_LENGTH).default(""),
      }),
    )
    .min(1)
    .max(100)
    .refine((lines) => new Set(lines.map(({ orderLineId }) => orderLineId)).size === lines.length),
  packaging: z.enum(["original", "own"]),
  refundTo: z.enum(["payment", "gift-card"]),
});

export type StartedReturn =
  | { readonly kind: "started"; readonly id: string; readonly number: string; readonly token: string }
  /** No line was chosen, or a value is malformed. */
  | { readonly kind: "invalid" }
  /** More pieces of a line than can still be returned. */
  | { readonly kind: "too-many"; readonly lines: readonly { readonly orderLineId: string; readonly most: number }[] }
  | Exclude<Returnable, { kind: "open" }>
  | { readonly kind: "no-such-order" }
  | Limited;

/** Each start and cancellation sends a mail, so their number is limited. */
const CHANGES: Limit = { name: "returns of", max: 30, windowMs: 60 * 60_000 };

export async function startReturn(parts: ReturnParts, orderId: string, form: unknown): Promise<StartedReturn> {
  const parsed = ReturnForm.safeParse(form);
  if (!parsed.success) return { kind: "invalid" };
  const { lines, packaging, refundTo } = parsed.data;
  const { database, origin } = parts;
  const now = parts.now();
  const limited = await countAttempts(database.sql, [{ limit: CHANGES, subject: orderId }], now);
  if (limited) return limited;
  const result = await database.sql.transaction(async (tx): Promise<StartedReturn> => {
    // Concurrent returns of the same order wait for this lock.
    if (!(await lockOrder(tx, orderId))) return { kind: "no-such-order" };
    const order = await findAnyOrder(tx, orderId);
    if (!order) return { kind: "no-such-order" };
    const returnable = returnableOf(order, await returnedQuantities(tx, orderId), now);
    if (returnable.kind !== "open") return returnable;
    const most = new Map(returnable.lines.map((one) => [one.line.id, one.most]));
    const short = lines.filter(({ orderLineId, quantity }) => quantity > (most.get(orderLineId) ?? 0));
    if (short.length > 0) {
      return {
        kind: "too-many",
        lines: short.map(({ orderLineId }) => ({ orderLineId, most: most.get(orderLineId) ?? 0 })),
      };
    }
    const [id, number, token] = [randomUUID(), createReturnNumber(), createToken()];
    await tx.insert(returnTable).values({
      id,
      orderId,
      number,
      tokenHash: hashOf(token),
      state: "requested",
      packaging,
      refundTo,
      createdAt: now,
      updatedAt: now,
    });
    await tx.insert(returnLineTable).values(lines.map((line) => ({ returnId: id, ...line })));
    await recordEvent(tx, { orderId, kind: "return-requested", by: "shopper", at: now, details: { number } });
    const started = await getReturn(tx, id);
    await enqueueMail(tx, order.email, (shop) => startedMail(shop, started, token, returnable.until, origin), now);
    return { kind: "started", id, number, token };
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

const DIGITS = 10;
const createReturnNumber = (): string => `R${String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0")}`;
