// The merchant's API for returns, reviews and gift cards, mounted under /admin/after-sales.

import { randomUUID } from "node:crypto";
import { withReason, worksForMarket } from "#commerce/audit";
import { PRICE_LISTS, readSetting } from "#commerce/settings";
import type { Hono } from "hono";
import { z } from "zod";
import { LANGUAGES, priceListsOf, smallestOf } from "#catalogue";
import { findGiftCardForOperator, giveGiftCard, resendGiftCard } from "#commerce/gift-cards";
import { EmailAddress } from "#commerce/mail";
import { findOrderByNumberOrId } from "#commerce/orders";
import {
  announceReturn,
  findReturnByNumber,
  listReturns,
  receiveReturn,
  refundReturn,
  refuseReturn,
  ReturnForm,
  type ReturnDesk,
} from "#commerce/returns";
import { listReviewsForOperator, setReviewState } from "#commerce/reviews";
import { AnsweredMoment, kinds } from "../http/contract.ts";
import { BadBody, readJsonBody } from "../http/json-body.ts";
import { does, Reason } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { SHOP_ID } from "../start/shop.ts";

export interface AfterSalesParts extends OperatorAppParts {
  readonly desk: ReturnDesk;
}

const LARGEST_BODY = 16 * 1024;
const Offset = z.coerce.number().int().min(0).catch(0);
/** Keyed by order line id. */
const Accepted = z.strictObject({
  accepted: z.record(z.string(), z.strictObject({ quantity: z.number(), damaged: z.number().optional() })),
});
const Refusal = z.object({ reason: Reason });
const Announcement = z.strictObject({
  order: z.string().max(40).describe("Number or id of the order."),
  ...ReturnForm.shape,
  /** For the audit. */
  reason: Reason.optional().describe("Needed after the return period."),
});
const NoReturnNow = z
  .looseObject({ kind: z.enum(["not-delivered", "too-late", "nothing-left", "too-many"]) })
  .describe("Why no return was announced; `too-late` needs a reason.");
const Gift = z.object({
  /** Makes the request idempotent. */
  key: z.uuid().optional(),
  email: EmailAddress,
  /** Thousandths. */
  amount: z.int().min(1).max(1_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  message: z.string().trim().max(300).default(""),
  /** Language of the mail. */
  language: z.enum(LANGUAGES.map(({ code }) => code)).default("en"),
  /** For the audit. */
  reason: Reason,
});

const ReturnsQuery = z.object({
  q: z.string().optional().describe("Beginnings of words: a number, a name, an email address or a SKU."),
  after: z.string().optional().describe("Number of the last return that was read."),
});
const Return = z.looseObject({
  id: z.uuid(),
  number: z.string(),
  state: z.string(),
  packaging: z.enum(["original", "own"]),
  refundTo: z.enum(["payment", "gift-card"]),
  createdAt: AnsweredMoment,
  updatedAt: AnsweredMoment,
  order: z.looseObject({ id: z.uuid(), number: z.string(), email: z.string(), currency: z.string() }),
  lines: z.array(z.looseObject({ quantity: z.int(), reason: z.string(), acceptedQuantity: z.int().nullable() })),
  amount: z.int().describe("Thousandths."),
});
const ReturnResult = z.looseObject({
  kind: z.string().describe("What was done, or why nothing was: `no-such-return`, `not-now`, `bad-lines`."),
});
const Reviews = z.strictObject({
  reviews: z.array(
    z.looseObject({ id: z.uuid(), rating: z.int(), text: z.string(), isShown: z.boolean(), reports: z.int() }),
  ),
});
const Card = z.looseObject({ id: z.string(), currency: z.string() });
const Given = z.strictObject({ kind: z.literal("given"), id: z.string() });

export function afterSalesApp({ desk, ...parts }: AfterSalesParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  addReturns(app, desk);
  addReviews(app, desk);
  addGiftCards(app, desk);
  return app;
}

function addReturns(app: Hono, desk: ReturnDesk): void {
  app.get(
    "/returns",
    does("list-returns", { query: ReturnsQuery, answers: { 200: z.strictObject({ returns: z.array(Return) }) } }),
    async (context) =>
      context.json({
        returns: await listReturns(desk.database, { after: context.req.query("after"), text: context.req.query("q") }),
      }),
  );
  app.post(
    "/returns",
    does("announce-return", {
      body: Announcement,
      answers: {
        201: z.strictObject({ kind: z.literal("started"), id: z.uuid(), number: z.string() }),
        400: BadBody,
        404: kinds("no-such-order"),
        409: NoReturnNow,
      },
    }),
    async (context) => {
      const body = await readJsonBody(context.req, Announcement);
      if (body.kind === "bad-body") return context.json(body, 400);
      const { order: named, reason, ...form } = body.data;
      const order = await findOrderByNumberOrId(desk.database, named);
      if (!order) return context.json({ kind: "no-such-order" }, 404);
      const announced = await announceReturn(desk, order.id, form, reason);
      if (announced.kind === "no-such-order") return context.json(announced, 404);
      return context.json(announced, announced.kind === "started" ? 201 : 409);
    },
  );
  app.get(
    "/returns/:number",
    does("see-return", { answers: { 200: Return, 404: kinds("no-such-return") } }),
    async (context) => {
      const found = await findReturnByNumber(desk.database.sql, context.req.param("number"));
      const isSeen = found && worksForMarket(found.order.marketCode);
      return isSeen ? context.json(found) : context.json({ kind: "no-such-return" }, 404);
    },
  );
  app.post(
    "/returns/:number/receive",
    does("receive-return", { body: Accepted, answers: { 200: ReturnResult, 400: BadBody } }),
    async (context) => {
      const body = await readJsonBody(context.req, Accepted);
      if (body.kind === "bad-body") return context.json(body, 400);
      const accepted = new Map(Object.entries(body.data.accepted));
      return context.json(await receiveReturn(desk, context.req.param("number"), accepted));
    },
  );
  app.post(
    "/returns/:number/refund",
    does("refund-return", { body: Refusal, answers: { 200: ReturnResult, 400: kinds("no-reason") } }),
    async (context) => {
      const body = await readJsonBody(context.req, Refusal);
      if (body.kind === "bad-body") return context.json({ kind: "no-reason" }, 400);
      return context.json(await withReason(body.data.reason, () => refundReturn(desk, context.req.param("number"))));
    },
  );
  app.post(
    "/returns/:number/refuse",
    does("refuse-return", { body: Refusal, answers: { 200: ReturnResult, 400: kinds("no-reason") } }),
    async (context) => {
      const body = await readJsonBody(context.req, Refusal);
      if (body.kind === "bad-body") return context.json({ kind: "no-reason" }, 400);
      const { reason } = body.data;
      return context.json(await withReason(reason, () => refuseReturn(desk, context.req.param("number"), reason)));
    },
  );
}

function addReviews(app: Hono, { database }: ReturnDesk): void {
  app.get(
    "/reviews",
    does("list-reviews", { query: z.object({ offset: z.string().optional() }), answers: { 200: Reviews } }),
    async (context) =>
      context.json({
        reviews: await listReviewsForOperator(database, { offset: Offset.parse(context.req.query("offset")) }),
      }),
  );
  for (const [path, state] of [
    ["hide", "hidden"],
    ["show", "shown"],
  ] as const) {
    app.post(
      `/reviews/:id/${path}`,
      does(`${path}-review`, { answers: { 200: kinds("changed", "no-such-review") } }),
      async (context) => context.json({ kind: await setReviewState(database, context.req.param("id"), state) }),
    );
  }
}

function addGiftCards(app: Hono, { database, now, origin, onMail }: ReturnDesk): void {
  app.get(
    "/gift-cards/:id",
    does("see-gift-card", { answers: { 200: Card, 404: kinds("no-such-card") } }),
    async (context) => {
      const card = await findGiftCardForOperator(database.sql, context.req.param("id"));
      return card ? context.json(card) : context.json({ kind: "no-such-card" }, 404);
    },
  );
  app.post(
    "/gift-cards/:id/resend",
    does("resend-gift-card", {
      answers: { 200: z.looseObject({ kind: z.string().describe("`sent`, or `no-such-card`.") }) },
    }),
    async (context) => {
      const sent = await resendGiftCard(database, context.req.param("id"), { now: now(), origin });
      onMail();
      return context.json(sent);
    },
  );
  app.post(
    "/gift-cards",
    does("give-gift-card", { body: Gift, answers: { 200: Given, 400: kinds("invalid"), 409: kinds("key-used") } }),
    async (context) => {
      const body = await readJsonBody(context.req, Gift);
      if (body.kind === "bad-body") return context.json({ kind: "invalid" }, 400);
      const { key = randomUUID(), email, amount, currency, message, language, reason } = body.data;
      const lists = priceListsOf(await readSetting(database.sql, PRICE_LISTS));
      const isPayable = amount % smallestOf(currency) === 0;
      if (!isPayable || lists.inCurrency(currency) === undefined) return context.json({ kind: "invalid" }, 400);
      const given = { key, shopId: SHOP_ID, email, amount, currency, message, language };
      const result = await withReason(reason, () => giveGiftCard(database, given, { now: now(), origin }));
      if (result.kind === "key-used") return context.json(result, 409);
      onMail();
      return context.json(result);
    },
  );
}
