// One return: its lines, the parcel's receipt, and the refund or refusal.

import { data, redirect } from "react-router";
import { z } from "zod";
import { formatInFull, messagesIn, money } from "#catalogue";
import { withReason, worksForMarket } from "#commerce/audit";
import { findAnyOrder } from "#commerce/orders";
import {
  findReturnByNumber,
  receiveReturn,
  deliveryOf,
  refundOf,
  refundReturn,
  refuseReturn,
  type AcceptedLine,
  type NoReturn,
  type NotNow,
  type Return,
} from "#commerce/returns";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import { returns as texts } from "../../locales/generated/returns.ts";
import type { ReturnData } from "./return-data.ts";

const say = messagesIn(texts, "en");

export const loader = loads("see-return", async (args): Promise<ReturnData | Response> => {
  const { sql: client } = args.shop.database;
  const parcel = await findParcel(args);
  if (args.params["number"] !== parcel.number) return redirect(`/console/returns/${parcel.number}`);
  const { number, state, packaging, refundTo, createdAt, amount, order, lines } = parcel;
  const events = (await findAnyOrder(client, order.id))?.events ?? [];
  return {
    number,
    state,
    packaging,
    refundTo,
    createdAt: createdAt.toISOString(),
    order: order.number,
    email: order.email,
    currency: order.currency,
    amount,
    delivery: await deliveryOf(client, parcel),
    refund: state === "received" ? (await refundOf(client, parcel)).amount : 0,
    lines: lines.map(({ line, ...own }) => {
      const { id, vendor, title, colour, size, options, sku, image, price } = line;
      return { ...own, id, vendor, title, colour, size, options, sku, image, price };
    }),
    events: events
      .filter(({ kind, details }) => kind.startsWith("return-") && details["number"] === number)
      .map(({ kind, by, at, details }) => ({ kind, by, at: at.toISOString(), details })),
  };
});

async function findParcel({ shop, params }: StaffArgs): Promise<Return> {
  const found = await findReturnByNumber(shop.database.sql, params["number"] ?? "");
  if (!found || !worksForMarket(found.order.marketCode)) throw data(null, { status: 404 });
  return found;
}

const Count = z
  .string()
  .regex(/^\d{1,6}$/, say("enterNumber"))
  .transform(Number);
/** One entry a line, in the order of the form. */
const Receive = z
  .object({ line: z.array(z.string()), accepted: z.array(Count), damaged: z.array(Count) })
  .refine(({ line, accepted, damaged }) => line.length === accepted.length && line.length === damaged.length, {
    message: say("enterNumber"),
  });
/** The customer's reason. The audit's is asked for by the operation. */
const Refusal = z.string().trim().min(1, say("enterReason")).max(500);

export const action = acts({
  receive: intent("receive-return", Receive, async (args, { line, accepted, damaged }) => {
    const parcel = await findParcel(args);
    const lines = new Map<string, AcceptedLine>(
      line.map((id, index) => [id, { quantity: accepted[index] ?? 0, damaged: damaged[index] ?? 0 }]),
    );
    const result = await receiveReturn(args.shop.orderServices, parcel.number, lines);
    switch (result.kind) {
      case "received":
        return { kind: "done", text: say("done-received", { amount: amountOf(parcel, result.amount) }) };
      case "bad-lines":
        return { kind: "refused", text: say("check"), fields: wrongCounts(parcel, lines, result.orderLineIds) };
      default:
        return refusal(result);
    }
  }),
  refund: intent("refund-return", z.object({ reason: z.string().max(500) }), async (args) => {
    const parcel = await findParcel(args);
    const result = await refundReturn(args.shop.orderServices, parcel.number);
    switch (result.kind) {
      case "refunded": {
        const amount = amountOf(parcel, result.amount);
        return { kind: "done", text: result.amount > 0 ? say("done-refunded", { amount }) : say("done-finished") };
      }
      case "nothing-to-refund":
        return { kind: "refused", text: say("nothing-to-refund") };
      default:
        return refusal(result);
    }
  }),
  refuse: intent("refuse-return", z.object({ refusal: Refusal }), async (args, { refusal: reason }) => {
    const { number } = await findParcel(args);
    const result = await withReason(reason, () => refuseReturn(args.shop.orderServices, number, reason));
    return result.kind === "refused" ? { kind: "done", text: say("done-refused") } : refusal(result);
  }),
});

const amountOf = ({ order }: Return, amount: number): string => formatInFull(money(amount, order.currency));

function refusal(result: NoReturn | NotNow): ActionResult {
  if (result.kind === "no-such-return") throw data(null, { status: 404 });
  return { kind: "refused", text: say(`not-now-${result.state}`) };
}

/** A sentence at each wrong field, named by its place in the form. */
function wrongCounts(
  { lines }: Return,
  typed: ReadonlyMap<string, AcceptedLine>,
  wrong: readonly string[],
): Readonly<Record<string, string>> {
  const ids = [...typed.keys()];
  return Object.fromEntries(
    wrong.map((id) => {
      const announced = lines.find(({ line }) => line.id === id)?.quantity ?? 0;
      return (typed.get(id)?.quantity ?? 0) > announced
        ? [`accepted.${ids.indexOf(id)}`, say("tooMany", { count: announced })]
        : [`damaged.${ids.indexOf(id)}`, say("tooManyDamaged")];
    }),
  );
}
