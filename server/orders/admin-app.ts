// Orders over HTTP, for the merchant: list, look, send, deliver, call off, refund; and whether the books add up. Mounted under
// /admin/orders.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { cancelOrder, checkLedger, deliverOrder, refundable, refundOrder, shipOrder } from "#commerce/fulfilment";
import { findOrderFor, listAllOrders, ORDER_STATES } from "#commerce/orders";
import type { Buying } from "#commerce/payments";
import { operatorOnly, type OperatorTokens } from "../http/operator.ts";

export interface OrdersAdminParts extends OperatorTokens {
  readonly buying: Buying;
  readonly onError: (error: unknown) => void;
}

const LARGEST_BODY = 4096;
const State = z.enum(ORDER_STATES).optional().catch(undefined);
const Body = z
  .object({
    tracking: z.string().max(500).optional(),
    amount: z.number().optional(),
    reason: z.string().max(500).optional(),
  })
  .catch({});

export function ordersAdminApp({ buying, onError, ...tokens }: OrdersAdminParts): Hono {
  const { database } = buying;
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
  app.get("/:order", async (context) => {
    const order = await findOrderFor(database, context.req.param("order"));
    if (!order) return context.json({ kind: "no-such-order" }, 404);
    return context.json({ ...order, refundable: order.placedAt ? await refundable(database.sql, order) : 0 });
  });
  app.post("/:order/:action", async (context) => {
    const order = await findOrderFor(database, context.req.param("order"));
    if (!order) return context.json({ kind: "no-such-order" }, 404);
    const { tracking, amount, reason } = Body.parse(await context.req.json().catch(() => ({})));
    const actions = {
      ship: () => shipOrder(buying, order.id, tracking),
      deliver: () => deliverOrder(buying, order.id),
      cancel: () => cancelOrder(buying, order.id, "merchant"),
      refund: () => refundOrder(buying, order.id, { amount, reason }),
    };
    const action = context.req.param("action");
    if (!Object.hasOwn(actions, action)) return context.json({ kind: "not-found" }, 404);
    const result = await actions[action as keyof typeof actions]();
    const isRefused = ["not-now", "has-gift-cards", "bad-amount"].includes(result.kind);
    return context.json(result, isRefused ? 409 : 200);
  });
  app.all("*", (context) => context.json({ kind: "not-found" }, 404));
  app.onError((error, context) => {
    onError(error);
    return context.json({ kind: "failed" }, 500);
  });
  return app;
}
