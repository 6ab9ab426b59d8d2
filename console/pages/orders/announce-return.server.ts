// Announces a return from the order's page, on the customer's behalf.

import { data } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import type { Order } from "#commerce/orders";
import {
  announceReturn,
  RETURN_REASONS,
  returnableByStaff,
  returnedQuantities,
  type AnnouncedReturn,
  type ReturnForm,
} from "#commerce/returns";
import { INSIGHTS } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { order as texts } from "../../locales/generated/order.ts";
import type { OrderData } from "./order-data.ts";

const say = messagesIn(texts, "en");

/** Pieces that staff can announce as a return; null if there are none. */
export async function returnableIn({ shop, now }: StaffArgs, order: Order): Promise<OrderData["returnable"]> {
  if (order.placedAt === null) return null;
  const { timeZone } = shop.setting(INSIGHTS);
  const found = returnableByStaff(order, await returnedQuantities(shop.database.sql, order.id), { now, timeZone });
  if (found.kind !== "open" && found.kind !== "late") return null;
  return {
    until: found.until.toISOString(),
    isLate: found.kind === "late",
    lines: found.lines.map(({ line, most }) => ({ lineId: line.id, quantity: most })),
    reasons: RETURN_REASONS,
  };
}

/** One entry a line, in the order of the form; lines that stay with the customer have no pieces. */
export const Announcement = z
  .object({
    line: z.array(z.string()),
    pieces: z.array(
      z
        .string()
        .regex(/^\d{1,4}$/, say("enterPieces"))
        .transform(Number),
    ),
    why: z.array(z.enum(RETURN_REASONS).or(z.literal(""))),
    packaging: z.enum(["original", "own"]),
    refundTo: z.enum(["payment", "gift-card"]),
    reason: z.string().trim().max(500).optional(),
  })
  .refine(
    ({ line, pieces, why }) => [new Set(line).size, pieces.length, why.length].every((size) => size === line.length),
    { message: say("bad-lines") },
  );

/** The chosen lines, or a sentence at each that lacks the customer's reason. */
function chosenLines({ line, pieces, why }: z.infer<typeof Announcement>) {
  const lines: ReturnForm["lines"] = [];
  const fields: Record<string, string> = {};
  for (const [index, orderLineId] of line.entries()) {
    const [quantity = 0, reason = ""] = [pieces[index], why[index]];
    if (quantity === 0) continue;
    if (reason === "") fields[`why.${index}`] = say("chooseWhy");
    else lines.push({ orderLineId, quantity, reason, note: "" });
  }
  return { lines, fields };
}

export async function announce(
  { shop }: StaffArgs,
  order: Order,
  form: z.infer<typeof Announcement>,
): Promise<ActionResult> {
  const { lines, fields } = chosenLines(form);
  if (Object.keys(fields).length > 0) return { kind: "refused", text: say("chooseWhy"), fields };
  if (lines.length === 0) return { kind: "refused", text: say("bad-lines") };
  const { packaging, refundTo, reason } = form;
  const announced = await announceReturn(
    shop.orderServices,
    order.id,
    { lines, packaging, refundTo },
    reason || undefined,
  );
  return answerOf(announced, form.line);
}

function answerOf(announced: AnnouncedReturn, line: readonly string[]): ActionResult {
  switch (announced.kind) {
    case "started":
      return { kind: "done", text: say("returnAnnounced", { number: announced.number }) };
    case "too-many": {
      const fields = announced.lines.map(
        ({ orderLineId, most }) => [`pieces.${line.indexOf(orderLineId)}`, say("atMost", { count: most })] as const,
      );
      return { kind: "refused", text: say("bad-lines"), fields: Object.fromEntries(fields) };
    }
    case "too-late":
      return { kind: "refused", text: say("lateReason"), fields: { reason: say("lateReason") } };
    case "no-such-order":
      throw data(null, { status: 404 });
    default:
      return { kind: "refused", text: say(announced.kind) };
  }
}
