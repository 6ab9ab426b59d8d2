// Creates a return of an order that is locked: its rows, its event and the mail with the label. Callers decide what is returnable.

import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import { createToken, hashOf } from "#commerce/accounts";
import type { Sql } from "#commerce/database";
import { enqueueMail } from "#commerce/mail";
import { recordEvent, type Order } from "#commerce/orders";
import { startedMail } from "./mails.ts";
import { getReturn } from "./read.ts";
import { RETURN_REASONS, type ReturnableLine } from "./rules.ts";
import { returnLineTable, returnTable } from "./tables.ts";

const MAX_NOTE_LENGTH = 500;

/** Lines that are not returned are left out. */
export const ReturnForm = z.object({
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
    .refine((lines) => new Set(lines.map(({ orderLineId }) => orderLineId)).size === lines.length, {
      message: "must not name a line twice",
    }),
  packaging: z.enum(["original", "own"]),
  refundTo: z.enum(["payment", "gift-card"]),
});

export type ReturnForm = z.infer<typeof ReturnForm>;

export interface CreatedReturn {
  readonly kind: "started";
  readonly id: string;
  readonly number: string;
  readonly token: string;
}

/** More pieces of a line than can still be returned. */
export interface TooMany {
  readonly kind: "too-many";
  readonly lines: readonly { readonly orderLineId: string; readonly most: number }[];
}

interface NewReturn {
  readonly order: Order;
  readonly form: ReturnForm;
  readonly lines: readonly ReturnableLine[];
  /** Last day to send the parcel. */
  readonly until: Date;
  readonly by: "shopper" | "merchant";
  readonly origin: string;
  readonly now: Date;
}

export async function createReturn(
  tx: Sql,
  { order, form, lines, until, by, origin, now }: NewReturn,
): Promise<CreatedReturn | TooMany> {
  const most = new Map(lines.map((one) => [one.line.id, one.most]));
  const short = form.lines.filter(({ orderLineId, quantity }) => quantity > (most.get(orderLineId) ?? 0));
  if (short.length > 0) {
    return {
      kind: "too-many",
      lines: short.map(({ orderLineId }) => ({ orderLineId, most: most.get(orderLineId) ?? 0 })),
    };
  }
  const [id, number, token] = [randomUUID(), createReturnNumber(), createToken()];
  const { packaging } = form;
  // The code of a card is only in its mail, which the order of an erased buyer has no address for.
  const refundTo = order.email === "" ? "payment" : form.refundTo;
  await tx.insert(returnTable).values({
    id,
    orderId: order.id,
    number,
    tokenHash: hashOf(token),
    state: "requested",
    packaging,
    refundTo,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(returnLineTable).values(form.lines.map((line) => ({ returnId: id, ...line })));
  await recordEvent(tx, { orderId: order.id, kind: "return-requested", by, at: now, details: { number } });
  const started = await getReturn(tx, id);
  await enqueueMail(tx, order.email, (shop) => startedMail(shop, started, token, until, origin), now);
  return { kind: "started", id, number, token };
}

const DIGITS = 10;
const createReturnNumber = (): string => `R${String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0")}`;
