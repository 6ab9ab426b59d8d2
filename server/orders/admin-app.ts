// The merchant's orders API, mounted under /admin/orders: list, show, ship, deliver, cancel, refund, check the ledger, and report taxes.

import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { z } from "zod";
import {
  cancelOrder,
  cancelRest,
  checkLedger,
  deliverOrder,
  refundable,
  refundOrder,
  retryRefunds,
  shipOrder,
} from "#commerce/fulfilment";
import { withReason } from "#commerce/audit";
import { Day } from "#commerce/database";
import { findOrderByNumberOrId, listAllOrders, ORDER_STATES } from "#commerce/orders";
import { disputeTable, readTaxReport, reconcileDay, type OrderServices } from "#commerce/payments";
import { fieldErrors } from "#commerce/settings";
import { readJsonBody } from "../http/json-body.ts";
import type { Operation } from "#commerce/staff";
import { does, Reason } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface OrdersAdminParts extends OperatorAppParts {
  readonly orderServices: OrderServices;
}

const LARGEST_BODY = 16_384;
const Period = z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before from" });
const REFUSALS = new Set(["not-now", "bad-lines", "has-gift-cards", "bad-amount", "key-used", "none-failed"]);
const State = z.enum(ORDER_STATES).optional().catch(undefined);
const Nothing = z.strictObject({});
const Cancellation = z.strictObject({ reason: Reason });
/** All that was not sent yet, or these pieces. */
const Ship = z.strictObject({
  tracking: z.string().max(500).optional(),
  carrier: z.string().max(100).optional(),
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  lines: z
    .array(z.strictObject({ lineId: z.uuid(), quantity: z.int().min(1) }))
    .min(1)
    .max(100)
    .optional(),
});
/** All parcels that were sent, or this one. */
const Deliver = z.strictObject({ parcel: z.int().min(1).optional() });
/** Either `amount` or `all`. The key makes the refund idempotent. */
const Refund = z
  .strictObject({
    key: z.string().min(1).max(100),
    amount: z.number().optional(),
    all: z.literal(true).optional(),
    reason: Reason,
  })
  .refine(({ amount, all }) => (amount === undefined) !== (all === undefined), { path: ["amount"] });

export function ordersAdminApp({ orderServices, ...parts }: OrdersAdminParts): Hono {
  const { database } = orderServices;
  const app = operatorApp(parts, LARGEST_BODY);
  app.get("/", does("list-orders"), async (context) => {
    const state = State.parse(context.req.query("state"));
    return context.json({ orders: await listAllOrders(database, { state, after: context.req.query("after") }) });
  });
  app.get("/ledger", does("check-ledger"), async (context) => context.json(await checkLedger(database)));
  app.get("/tax", does("report-tax"), async (context) => {
    const period = Period.safeParse(context.req.query());
    if (!period.success) return context.json({ kind: "invalid", errors: fieldErrors(period.error) }, 400);
    const { from, to } = period.data;
    // The last day is included.
    const end = new Date(Date.parse(to) + 86_400_000);
    return context.json({ from, to, rows: await readTaxReport(database, new Date(from), end) });
  });
  app.get("/reconciliation", does("reconcile-day"), async (context) => {
    const day = Day.safeParse(context.req.query("day"));
    if (!day.success) return context.json({ kind: "invalid", errors: [{ path: "day", message: "not a date" }] }, 400);
    try {
      return context.json(await reconcileDay(orderServices, day.data));
    } catch (error) {
      parts.onError(error);
      return context.json({ kind: "provider-unavailable" }, 502);
    }
  });
  app.get("/:order", does("see-order"), async (context) => {
    const order = await findOrderByNumberOrId(database, context.req.param("order"));
    if (!order) return context.json({ kind: "no-such-order" }, 404);
    const left = order.placedAt ? await refundable(database.sql, order) : 0;
    const disputes = await database.sql.select().from(disputeTable).where(eq(disputeTable.orderId, order.id));
    return context.json({ ...order, refundable: left, disputes });
  });
  /** An action on an order: the body must fit the schema, and a refusal is a conflict. */
  const act = <Schema extends z.ZodType>(
    action: string,
    operation: Operation,
    schema: Schema,
    work: (order: { readonly id: string }, body: z.infer<Schema>) => Promise<{ readonly kind: string }>,
  ) =>
    app.post(`/:order/${action}`, does(operation), async (context) => {
      const order = await findOrderByNumberOrId(database, context.req.param("order"));
      if (!order) return context.json({ kind: "no-such-order" }, 404);
      const body = await readJsonBody(context.req, schema);
      if (body.kind === "bad-body") return context.json(body, 400);
      const result = await work(order, body.data);
      return context.json(result, REFUSALS.has(result.kind) ? 409 : 200);
    });
  act("ship", "ship-order", Ship, ({ id }, shipment) => shipOrder(orderServices, id, shipment));
  act("deliver", "deliver-order", Deliver, ({ id }, { parcel }) => deliverOrder(orderServices, id, parcel));
  act("cancel", "cancel-order", Cancellation, ({ id }, { reason }) =>
    withReason(reason, () => cancelOrder(orderServices, id, "merchant")),
  );
  act("cancel-rest", "cancel-rest", Cancellation, ({ id }, { reason }) =>
    withReason(reason, () => cancelRest(orderServices, id)),
  );
  act("retry-refunds", "retry-refunds", Nothing, ({ id }) => retryRefunds(orderServices, id));
  act("refund", "refund-order", Refund, ({ id }, { key, amount, reason }) =>
    withReason(reason, () => refundOrder(orderServices, id, { key, amount: amount ?? "all", reason })),
  );
  return app;
}
