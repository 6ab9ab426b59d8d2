// The merchant's orders API, mounted under /admin/orders: list, show, ship, deliver, cancel, refund, and check the ledger.

import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
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
import { Day } from "#commerce/database";
import { findOrderByNumberOrId, listAllOrders, ORDER_STATES } from "#commerce/orders";
import { disputeTable, reconcileDay, type OrderServices } from "#commerce/payments";
import { readJsonBody } from "../http/json-body.ts";
import { operatorOnly, type OperatorTokens } from "../http/operator.ts";

export interface OrdersAdminParts extends OperatorTokens {
  readonly orderServices: OrderServices;
  readonly onError: (error: unknown) => void;
}

const LARGEST_BODY = 16_384;
const State = z.enum(ORDER_STATES).optional().catch(undefined);
const Nothing = z.strictObject({});
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
    reason: z.string().max(500).optional(),
  })
  .refine(({ amount, all }) => (amount === undefined) !== (all === undefined), { path: ["amount"] });

export function ordersAdminApp({ orderServices, onError, ...tokens }: OrdersAdminParts): Hono {
  const { database } = orderServices;
  const app = new Hono();
  app.use(operatorOnly(tokens));
  app.use(async (context, next) => {
    await next();
    context.res.headers.set("cache-control", "no-store");
  });
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.json({ kind: "too-large" }, 413) }));
  app.get("/", async (context) => {
    const state = State.parse(context.req.query("state"));
    return context.json({ orders: await listAllOrders(database, { state, after: context.req.query("after") }) });
  });
  app.get("/ledger", async (context) => context.json(await checkLedger(database)));
  app.get("/reconciliation", async (context) => {
    const day = Day.safeParse(context.req.query("day"));
    if (!day.success) return context.json({ kind: "invalid", errors: [{ path: "day", message: "not a date" }] }, 400);
    try {
      return context.json(await reconcileDay(orderServices, day.data));
    } catch (error) {
      onError(error);
      return context.json({ kind: "provider-unavailable" }, 502);
    }
  });
  app.get("/:order", async (context) => {
    const order = await findOrderByNumberOrId(database, context.req.param("order"));
    if (!order) return context.json({ kind: "no-such-order" }, 404);
    const left = order.placedAt ? await refundable(database.sql, order) : 0;
    const disputes = await database.sql.select().from(disputeTable).where(eq(disputeTable.orderId, order.id));
    return context.json({ ...order, refundable: left, disputes });
  });
  app.post("/:order/:action", async (context) => {
    const order = await findOrderByNumberOrId(database, context.req.param("order"));
    if (!order) return context.json({ kind: "no-such-order" }, 404);
    const withBody = async <Schema extends z.ZodType, Done>(
      schema: Schema,
      work: (body: z.infer<Schema>) => Promise<Done>,
    ) => {
      const body = await readJsonBody(context.req, schema);
      return body.kind === "body" ? work(body.data) : body;
    };
    const actions = {
      ship: () => withBody(Ship, (shipment) => shipOrder(orderServices, order.id, shipment)),
      deliver: () => withBody(Deliver, ({ parcel }) => deliverOrder(orderServices, order.id, parcel)),
      cancel: () => withBody(Nothing, () => cancelOrder(orderServices, order.id, "merchant")),
      "cancel-rest": () => withBody(Nothing, () => cancelRest(orderServices, order.id)),
      "retry-refunds": () => withBody(Nothing, () => retryRefunds(orderServices, order.id)),
      refund: () =>
        withBody(Refund, ({ key, amount, reason }) =>
          refundOrder(orderServices, order.id, { key, amount: amount ?? "all", reason }),
        ),
    };
    const action = context.req.param("action");
    if (!Object.hasOwn(actions, action)) return context.json({ kind: "not-found" }, 404);
    const result = await actions[action as keyof typeof actions]();
    if (result.kind === "bad-body") return context.json(result, 400);
    const isRefused = ["not-now", "bad-lines", "has-gift-cards", "bad-amount", "key-used", "none-failed"].includes(
      result.kind,
    );
    return context.json(result, isRefused ? 409 : 200);
  });
  app.all("*", (context) => context.json({ kind: "not-found" }, 404));
  app.onError((error, context) => {
    onError(error);
    return context.json({ kind: "failed" }, 500);
  });
  return app;
}
