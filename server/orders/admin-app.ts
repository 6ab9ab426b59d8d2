// The merchant's orders API, mounted under /admin/orders: list, show, ship, deliver, cancel, refund, disputes, check the ledger, and report taxes.

import type { Hono } from "hono";
import { z } from "zod";
import { isStorable } from "#catalogue";
import {
  cancelOrder,
  cancelRest,
  checkLedger,
  deliverOrder,
  listOrderMails,
  refundable,
  refundOrder,
  resendOrderMail,
  retryRefunds,
  shipOrder,
} from "#commerce/fulfilment";
import { withReason } from "#commerce/audit";
import { Day } from "#commerce/database";
import { periodOf } from "#commerce/insights";
import {
  addOrderNote,
  findOrderByNumberOrId,
  listAllOrders,
  listOrderNotes,
  LONGEST_NOTE,
  ORDER_STATES,
  ORDER_VIEWS,
} from "#commerce/orders";
import {
  DISPUTE_VIEWS,
  listDisputes,
  listOrderDisputes,
  readTaxReport,
  reconcileDay,
  type OrderServices,
} from "#commerce/payments";
import { fieldErrors, INSIGHTS } from "#commerce/settings";
import { AnsweredMoment, kinds } from "../http/contract.ts";
import { BadBody, Invalid, invalidOf, readJsonBody } from "../http/json-body.ts";
import type { Operation } from "#commerce/staff";
import { does, operatorOf, Reason } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { ordersCsv } from "./orders-csv.ts";

export interface OrdersAdminParts extends OperatorAppParts {
  readonly orderServices: OrderServices;
}

const LARGEST_BODY = 16_384;
const NoOrder = kinds("no-such-order");
const ListQuery = z.object({
  state: z.string().optional().describe("A state of orders; all by default."),
  after: z.string().optional().describe("Number of the last order that was read."),
});
const ListedOrder = z.looseObject({
  number: z.string(),
  state: z.string(),
  total: z.int().describe("Thousandths."),
  currency: z.string(),
  createdAt: AnsweredMoment,
});
const ShownOrder = z.looseObject({
  id: z.uuid(),
  number: z.string(),
  state: z.string(),
  email: z.string(),
  marketCode: z.string(),
  currency: z.string(),
  total: z.int().describe("Thousandths, like all amounts."),
  createdAt: AnsweredMoment,
  lines: z.array(z.looseObject({ id: z.uuid(), sku: z.string(), title: z.string(), quantity: z.int() })),
  parcels: z.array(z.looseObject({ number: z.int() })),
  refundable: z.int(),
  disputes: z.array(z.unknown()),
});
const TaxReport = z.strictObject({
  from: z.string(),
  to: z.string(),
  timeZone: z.string().describe("The shop's, in which the days begin and end."),
  rows: z.array(z.unknown()),
});
const DisputesQuery = z.object({
  view: z.enum(DISPUTE_VIEWS).default("open"),
  after: z.string().max(200).refine(isStorable, "has characters that cannot be stored").optional(),
});
const Disputes = z.strictObject({
  disputes: z
    .array(
      z.looseObject({
        reference: z.string(),
        order: z.strictObject({ number: z.string(), email: z.string() }),
        amount: z.int().describe("Thousandths."),
        currency: z.string(),
        reason: z.string(),
        state: z.enum(["open", "won", "lost"]),
        dueAt: AnsweredMoment.nullable().describe("Time by which the merchant has to answer at the provider."),
        createdAt: AnsweredMoment,
        updatedAt: AnsweredMoment,
      }),
    )
    .describe("Open ones by their deadline; closed ones, the latest first."),
  next: z.string().nullable().describe("`after` of the next page."),
});
const Reconciled = z.looseObject({
  day: z.string(),
  provider: z.string(),
  compared: z.strictObject({ payments: z.int(), refunds: z.int(), disputes: z.int() }),
  differences: z.array(
    z.looseObject({
      subject: z.enum(["payment", "refund", "dispute"]),
      problem: z.enum(["not-booked", "not-at-provider", "amount", "state"]),
      reference: z.string(),
      orderNumber: z.string().nullable(),
      atProvider: z.int().nullable().describe("Thousandths; null if the provider does not have it."),
      booked: z.int().nullable().describe("Thousandths; null if the shop does not have it."),
      currency: z.string(),
    }),
  ),
});
const Acted = {
  200: z.looseObject({ kind: z.string().describe("What was done.") }),
  400: BadBody,
  404: NoOrder,
  409: z
    .looseObject({ kind: z.enum(["not-now", "bad-lines", "has-gift-cards", "bad-amount", "key-used", "none-failed"]) })
    .describe("Why nothing was done."),
};
const OrdersFilter = z.object({
  view: z.enum(ORDER_VIEWS).optional(),
  q: z.string().max(200).optional().describe("Beginnings of words: a number, a name, an email address or a SKU."),
  from: Day.optional(),
  to: Day.optional().describe("Included."),
  number: z.array(z.string()).max(1_000).optional().describe("Only these orders."),
});
const NewNote = z.strictObject({ text: z.string().trim().min(1).max(LONGEST_NOTE) });
const Notes = z.strictObject({
  notes: z
    .array(z.strictObject({ id: z.uuid(), text: z.string(), writtenBy: z.string(), at: AnsweredMoment }))
    .describe("The newest first."),
});
const ResentMail = z.strictObject({ mail: z.string().max(200).describe("Its key.") });
const Mails = z.strictObject({
  mails: z.array(
    z.strictObject({
      key: z.string(),
      kind: z.enum(["placed", "shipped", "cancelled", "rest-cancelled", "refunded"]),
      at: AnsweredMoment,
      parcel: z.exactOptional(z.int()),
      amount: z.exactOptional(z.int()).describe("Thousandths."),
    }),
  ),
});
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
  const { database, setting } = orderServices;
  const app = operatorApp(parts, LARGEST_BODY);
  app.get(
    "/",
    does("list-orders", { query: ListQuery, answers: { 200: z.strictObject({ orders: z.array(ListedOrder) }) } }),
    async (context) => {
      const state = State.parse(context.req.query("state"));
      return context.json({ orders: await listAllOrders(database, { state, after: context.req.query("after") }) });
    },
  );
  app.get(
    "/orders.csv",
    does("list-orders", {
      query: OrdersFilter,
      answers: { 200: { type: "text/csv", description: "One row for each order, the newest first." }, 400: Invalid },
    }),
    (context) => {
      const read = OrdersFilter.safeParse({ ...context.req.query(), number: context.req.queries("number") });
      if (!read.success) return context.json(invalidOf(read.error), 400);
      const { view, q: text, from, to, number } = read.data;
      const query = {
        view,
        text,
        ...periodOf({ from, to }, setting(INSIGHTS).timeZone),
        numbers: number,
        markets: operatorOf(context).markets,
      };
      return context.body(ordersCsv(database, query), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="orders.csv"',
      });
    },
  );
  app.get(
    "/disputes",
    does("list-disputes", { query: DisputesQuery, answers: { 200: Disputes, 400: Invalid } }),
    async (context) => {
      const query = DisputesQuery.safeParse(context.req.query());
      if (!query.success) return context.json(invalidOf(query.error), 400);
      return context.json(await listDisputes(database, query.data));
    },
  );
  app.get(
    "/ledger",
    does("check-ledger", {
      answers: { 200: z.looseObject({}).describe("Sums by account, and what does not add up.") },
    }),
    async (context) => context.json(await checkLedger(database)),
  );
  app.get(
    "/tax",
    does("report-tax", { query: z.object({ from: Day, to: Day }), answers: { 200: TaxReport, 400: Invalid } }),
    async (context) => {
      const period = Period.safeParse(context.req.query());
      if (!period.success) return context.json({ kind: "invalid", errors: fieldErrors(period.error) }, 400);
      const { from, to } = period.data;
      const { timeZone } = setting(INSIGHTS);
      return context.json({
        from,
        to,
        timeZone,
        rows: await readTaxReport(database, periodOf({ from, to }, timeZone)),
      });
    },
  );
  app.get(
    "/reconciliation",
    does("reconcile-day", {
      query: z.object({ day: Day }),
      answers: { 200: Reconciled, 400: Invalid, 502: kinds("provider-unavailable") },
    }),
    async (context) => {
      const day = Day.safeParse(context.req.query("day"));
      if (!day.success) return context.json({ kind: "invalid", errors: [{ path: "day", message: "not a date" }] }, 400);
      try {
        return context.json(await reconcileDay(orderServices, day.data));
      } catch (error) {
        parts.onError(error);
        return context.json({ kind: "provider-unavailable" }, 502);
      }
    },
  );
  app.get("/:order", does("see-order", { answers: { 200: ShownOrder, 404: NoOrder } }), async (context) => {
    const order = await findOrderByNumberOrId(database, context.req.param("order"));
    if (!order) return context.json({ kind: "no-such-order" }, 404);
    const left = order.placedAt ? await refundable(database.sql, order) : 0;
    const disputes = await listOrderDisputes(database.sql, order.id);
    return context.json({ ...order, refundable: left, disputes });
  });
  /** An action on an order: the body must fit the schema, and a refusal is a conflict. */
  const act = <Schema extends z.ZodType>(
    action: string,
    operation: Operation,
    schema: Schema,
    work: (order: { readonly id: string }, body: z.infer<Schema>) => Promise<{ readonly kind: string }>,
  ) =>
    app.post(`/:order/${action}`, does(operation, { body: schema, answers: Acted }), async (context) => {
      const order = await findOrderByNumberOrId(database, context.req.param("order"));
      if (!order) return context.json({ kind: "no-such-order" }, 404);
      const body = await readJsonBody(context.req, schema);
      if (body.kind === "bad-body") return context.json(body, 400);
      const result = await work(order, body.data);
      return context.json(result, REFUSALS.has(result.kind) ? 409 : 200);
    });
  app.get("/:order/notes", does("see-order", { answers: { 200: Notes, 404: NoOrder } }), async (context) => {
    const order = await findOrderByNumberOrId(database, context.req.param("order"));
    if (!order) return context.json({ kind: "no-such-order" }, 404);
    return context.json({ notes: await listOrderNotes(database, order.id) });
  });
  app.post(
    "/:order/notes",
    does("note-order", { body: NewNote, answers: { 201: kinds("noted"), 400: BadBody, 404: NoOrder } }),
    async (context) => {
      const order = await findOrderByNumberOrId(database, context.req.param("order"));
      if (!order) return context.json({ kind: "no-such-order" }, 404);
      const body = await readJsonBody(context.req, NewNote);
      if (body.kind === "bad-body") return context.json(body, 400);
      const note = { text: body.data.text, writtenBy: operatorOf(context).name };
      await addOrderNote(database, order, note, new Date());
      return context.json({ kind: "noted" }, 201);
    },
  );
  app.get("/:order/mails", does("see-order", { answers: { 200: Mails, 404: NoOrder } }), async (context) => {
    const order = await findOrderByNumberOrId(database, context.req.param("order"));
    if (!order) return context.json({ kind: "no-such-order" }, 404);
    return context.json({ mails: await listOrderMails(orderServices, database.sql, order) });
  });
  app.post(
    "/:order/mails",
    does("resend-order-mail", {
      body: ResentMail,
      answers: {
        200: z.strictObject({ kind: z.literal("resent"), to: z.string() }),
        400: BadBody,
        404: kinds("no-such-order", "no-such-mail"),
        409: kinds("no-address"),
      },
    }),
    async (context) => {
      const order = await findOrderByNumberOrId(database, context.req.param("order"));
      if (!order) return context.json({ kind: "no-such-order" }, 404);
      const body = await readJsonBody(context.req, ResentMail);
      if (body.kind === "bad-body") return context.json(body, 400);
      const resent = await resendOrderMail(orderServices, order.id, body.data.mail);
      return context.json(resent, resent.kind === "resent" ? 200 : resent.kind === "no-address" ? 409 : 404);
    },
  );
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
