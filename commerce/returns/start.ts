// Sending something back: its owner says what and why, and gets a label. Whoever calls has found out whose order it is.

import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { countAttempts, createToken, hashOf, type Accounts, type Limit, type Limited } from "#commerce/accounts";
import { enqueueMail } from "#commerce/mail";
import { findAnyOrder, lockOrder, recordEvent } from "#commerce/orders";
import { cancelledLetter, startedLetter } from "./letters.ts";
import { readReturnOf, returningOf } from "./read.ts";
import type { NoReturn, NotNow } from "./return.ts";
import { RETURN_REASONS, returnableOf, type Returnable } from "./rules.ts";
import { canBecome, type ReturnState } from "./states.ts";
import { returnLineTable, returnTable } from "./tables.ts";

/** What returns of shoppers work with. */
export type Returning = Pick<Accounts, "database" | "now" | "origin" | "onMail">;

const LONGEST_NOTE = 500;

/** What its owner asks for. Quantities are as many of a line as go back; lines without any are left out. */
export const ReturnForm = z.object({
  lines: z
    .array(
      z.object({
        orderLineId: z.uuid(),
        quantity: z.int().min(1).max(1_000),
        reason: z.enum(RETURN_REASONS),
        note: z.string().trim().max(LONGEST_NOTE).default(""),
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
  /** Nothing chosen, or something without a reason. */
  | { readonly kind: "invalid" }
  /** More of a line than may still be sent back; with how many may. */
  | { readonly kind: "too-many"; readonly lines: readonly { readonly orderLineId: string; readonly most: number }[] }
  | Exclude<Returnable, { kind: "open" }>
  | { readonly kind: "no-such-order" }
  | Limited;

/** Begun and called off, each writes a mail: nobody needs more for one order. */
const CHANGES: Limit = { name: "returns of", max: 30, windowMs: 60 * 60_000 };

export async function startReturn(returning: Returning, orderId: string, form: unknown): Promise<StartedReturn> {
  const parsed = ReturnForm.safeParse(form);
  if (!parsed.success) return { kind: "invalid" };
  const { lines, packaging, refundTo } = parsed.data;
  const { database, origin } = returning;
  const now = returning.now();
  const limited = await countAttempts(database.sql, [{ limit: CHANGES, subject: orderId }], now);
  if (limited) return limited;
  const result = await database.sql.transaction(async (tx): Promise<StartedReturn> => {
    // Whoever returns something of the same order meanwhile waits here, and then counts it.
    if (!(await lockOrder(tx, orderId))) return { kind: "no-such-order" };
    const order = await findAnyOrder(tx, orderId);
    if (!order) return { kind: "no-such-order" };
    const returnable = returnableOf(order, await returningOf(tx, orderId), now);
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
    const made = await readReturnOf(tx, id);
    await enqueueMail(tx, order.email, startedLetter(made, token, returnable.until, origin), now);
    return { kind: "started", id, number, token };
  });
  if (result.kind === "started") returning.onMail();
  return result;
}

export type ReturnChanged = { readonly kind: "changed" } | NoReturn | NotNow | Limited;

/** Its owner has handed the parcel over, or thinks better of it. Whose it is was found out before. */
export async function changeReturn(
  returning: Returning,
  returnId: string,
  to: Extract<ReturnState, "sent" | "cancelled">,
): Promise<ReturnChanged> {
  const now = returning.now();
  const { sql: client } = returning.database;
  const [found] = await client
    .select({ orderId: returnTable.orderId })
    .from(returnTable)
    .where(eq(returnTable.id, returnId));
  if (!found) return { kind: "no-such-return" };
  const limited = await countAttempts(client, [{ limit: CHANGES, subject: found.orderId }], now);
  if (limited) return limited;
  return client.transaction(async (tx): Promise<ReturnChanged> => {
    await lockOrder(tx, found.orderId);
    const parcel = await readReturnOf(tx, returnId);
    if (!canBecome(parcel.state, to)) return { kind: "not-now", state: parcel.state };
    await tx.update(returnTable).set({ state: to, updatedAt: now }).where(eq(returnTable.id, returnId));
    const details = { number: parcel.number };
    await recordEvent(tx, { orderId: found.orderId, kind: `return-${to}`, by: "shopper", at: now, details });
    if (to === "cancelled") await enqueueMail(tx, parcel.order.email, cancelledLetter(parcel), now);
    return { kind: "changed" };
  });
}

const DIGITS = 10;
const createReturnNumber = (): string => `R${String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0")}`;
