// The built-in test provider, for development and tests. The card number decides the outcome; charges are stored, and signed
// webhooks are sent as by a real provider. No money moves.

import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { and, eq, gt, gte, inArray, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { isPaymentMethod, PAYMENT_METHODS, paymentFlowOf, type PaymentMethod } from "#catalogue";
import type { Database } from "#commerce/database";
import type {
  PaymentFailure,
  PaymentProvider,
  PaymentStep,
  ProviderAnswer,
  StartedPayment,
  WalletBuyer,
  Webhook,
} from "./provider.ts";
import { testChargeTable } from "./tables.ts";
import { outcomeOf } from "./test-cards.ts";
import { testBuyer } from "./test-wallet.ts";

export interface TestProviderParts {
  readonly database: Database;
  /** Origin of the shop, whose page /external-checkout acts as the provider's page. */
  readonly origin: string;
  readonly now: () => Date;
  /** Signs webhooks. */
  readonly secret: string;
  /** Delivers a webhook to the shop; throws if it was not accepted. */
  readonly sendWebhook: (body: string, signature: string) => Promise<void>;
}

export interface TestProvider extends PaymentProvider {
  readonly name: "test";
  /** Looks up a charge for the provider's page. */
  readonly findCharge: (reference: string) => Promise<TestCharge | undefined>;
  /** Decides a charge on the provider's page and returns it. The first decision is final. */
  readonly decide: (reference: string, decision: Decision) => Promise<TestCharge | undefined>;
}

/** "cancel" leaves the page without paying. */
export type Decision = "approve" | "decline" | "cancel";

export interface TestCharge {
  readonly reference: string;
  readonly paymentId: string;
  /** "challenge" is an authentication page, "page" a hosted payment page, "qr" an app that scanned the code. */
  readonly kind: "card" | "challenge" | "page" | "qr";
  /** The wallet that the page imitates; null for a bank. */
  readonly method: PaymentMethod | null;
  readonly state: Row["state"];
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
  readonly returnUrl: string;
  /** The address that the wallet gives the shop; null if the shop has one. */
  readonly buyer: WalletBuyer | null;
  /** Name of the delivery, if the wallet gives the address. */
  readonly deliveryName: string;
}

type Row = typeof testChargeTable.$inferSelect;
type State = Row["state"];

/** A slow payment is settled after this delay. */
const SLOW_MS = 5_000;

export function createTestProvider({ database, origin, now, secret, sendWebhook }: TestProviderParts): TestProvider {
  const { sql: client } = database;
  const sign = (body: string): string => createHmac("sha256", secret).update(body).digest("hex");

  const notify = async ({ reference, paymentId, state }: Row, times = 1): Promise<void> => {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: `charge.${state}`, reference, paymentId });
    for (let time = 0; time < times; time++) await sendWebhook(body, sign(body)).catch(() => {});
  };
  const rowBy = async (payment: Pick<StartedPayment, "id">): Promise<Row | undefined> => {
    const [row] = await client.select().from(testChargeTable).where(eq(testChargeTable.paymentId, payment.id));
    return row && settleSlow(row);
  };
  const settleSlow = async (row: Row): Promise<Row> => {
    const paidAt = row.details["paidAt"];
    if (row.state !== "open" || paidAt === undefined || Date.parse(paidAt) > now().getTime()) return row;
    return (await transition(row.reference, ["open"], "paid")) ?? row;
  };
  const transition = async (
    reference: string,
    from: readonly State[],
    state: State,
    failure?: PaymentFailure,
  ): Promise<Row | undefined> => {
    const [row] = await client
      .update(testChargeTable)
      .set({ state, ...(failure && { failure }) })
      .where(and(eq(testChargeTable.reference, reference), inArray(testChargeTable.state, [...from])))
      .returning();
    return row;
  };
  /** Idempotent: a repeated call returns the charge that the first one created. */
  const open = async (payment: StartedPayment, state: State, more: Partial<Row> = {}): Promise<Row> => {
    const [made] = await client
      .insert(testChargeTable)
      .values({
        reference: `ch_${randomUUID().replaceAll("-", "")}`,
        paymentId: payment.id,
        state,
        amount: payment.amount,
        currency: payment.currency,
        createdAt: now(),
        ...more,
        details: { orderNumber: payment.orderNumber, returnUrl: payment.returnUrl, ...more.details },
      })
      .onConflictDoNothing({ target: testChargeTable.paymentId })
      .returning();
    const row = made ?? (await rowBy(payment));
    if (!row) throw new Error(`The test provider has no charge for payment ${payment.id}`);
    return row;
  };
  const stepOf = (row: Row, payment: Pick<StartedPayment, "expiresAt">): PaymentStep | null => {
    const url = new URL(`/external-checkout?charge=${row.reference}`, origin).href;
    const { kind } = row.details;
    if (kind === "page") return { kind: "redirect", url };
    if (kind === "qr") return { kind: "qr", codeUrl: url, expiresAt: payment.expiresAt.toISOString() };
    return row.state === "challenge" ? { kind: "challenge", url } : null;
  };
  const answerOf = (row: Row, payment: Pick<StartedPayment, "expiresAt">): ProviderAnswer => {
    const { reference, amount, currency } = row;
    if (row.state === "paid") return { kind: "paid", reference, amount, currency, buyer: buyerOf(row) ?? undefined };
    if (row.state === "expired") return { kind: "expired", reference };
    if (row.state === "failed") return { kind: "failed", reference, reason: failureOf(row) };
    const isUnderWay = row.state === "challenge" || row.details["paidAt"] !== undefined;
    return { kind: "pending", reference, step: stepOf(row, payment), isUnderWay };
  };

  const charge: PaymentProvider["start"] = async (payment, card) => {
    const kind = paymentFlowOf(payment.method);
    if (kind !== "card") return answerOf(await open(payment, "open", { details: pageDetails(kind, payment) }), payment);
    // A retry does not repeat the card details: return the existing charge.
    if (!card) {
      const row = await rowBy(payment);
      return row ? answerOf(row, payment) : { kind: "unknown" };
    }
    const outcome = outcomeOf(card);
    const row = await open(payment, ...DECISIONS[outcome](now()));
    if (outcome === "webhook-first") await notify(row);
    if (outcome === "webhook-twice") void notify(row, 2);
    if (outcome === "approved") void notify(row);
    return answerOf(row, payment);
  };

  return {
    name: "test",
    methods: PAYMENT_METHODS.filter((method) => paymentFlowOf(method) !== "none"),
    takesCards: true,
    start: charge,
    find: async (payment) => {
      const row = await rowBy(payment);
      return row ? answerOf(row, payment) : { kind: "unknown" };
    },
    cancel: async (payment) => {
      // Recorded even for an unknown payment, so that a delayed start request cannot charge it.
      const row = await open(payment, "expired");
      return answerOf((await transition(row.reference, ["open", "challenge"], "expired")) ?? row, payment);
    },
    refund: async ({ id, reference, amount }) => {
      const refund = `re_${id}`;
      const [row] = await client
        .update(testChargeTable)
        .set({
          refunded: sql`${testChargeTable.refunded} + ${amount}`,
          details: sql`${testChargeTable.details} || ${JSON.stringify({ [refund]: `${amount} ${now().toISOString()}` })}::jsonb`,
        })
        .where(
          and(
            eq(testChargeTable.reference, reference),
            eq(testChargeTable.state, "paid"),
            sql`not ${testChargeTable.details} ? ${refund}`,
            sql`${testChargeTable.refunded} + ${amount} <= ${testChargeTable.amount}`,
          ),
        )
        .returning();
      const [known] = row
        ? [row]
        : await client.select().from(testChargeTable).where(eq(testChargeTable.reference, reference));
      return known?.details[refund] === undefined
        ? { kind: "refused", reason: "exceeds the amount paid" }
        : { kind: "refunded", reference: refund };
    },
    findMovements: async (reference) => {
      const row = await find(database, reference);
      return { refunds: row ? refundsOf(row) : [], disputes: [] };
    },
    // Webhooks of this provider have the charge's own reference.
    findPaymentId: async () => null,
    listDay: async (from, to) => {
      const isWithin = (moment: Date) => moment >= from && moment < to;
      const isOfDay = and(gte(testChargeTable.createdAt, from), lt(testChargeTable.createdAt, to));
      const isMoved = or(isOfDay, gt(testChargeTable.refunded, 0));
      const rows = await client
        .select()
        .from(testChargeTable)
        .where(and(isMoved, eq(testChargeTable.state, "paid")));
      return {
        payments: rows
          .filter(({ createdAt }) => isWithin(createdAt))
          .map(({ reference, paymentId, amount, currency }) => ({ reference, paymentId, amount, currency })),
        refunds: rows.flatMap((row) => refundsOf(row).filter(({ at }) => isWithin(at))),
        disputes: [],
      };
    },
    readWebhook: async ({ header, body }) => readWebhook(body, header("test-signature"), sign),
    findCharge: async (reference) => {
      const row = await find(database, reference);
      return row && chargeOf(row);
    },
    decide: async (reference, decision) => {
      const decided =
        decision === "approve"
          ? await transition(reference, ["open", "challenge"], "paid")
          : ((await transition(reference, ["challenge"], "failed", "challenge-failed")) ??
            (await transition(reference, ["open"], "failed", decision === "cancel" ? "cancelled" : "declined")));
      if (decided) void notify(decided);
      const row = decided ?? (await find(database, reference));
      return row && chargeOf(row);
    },
  };
}

const pageDetails = (kind: string, { method, express }: StartedPayment): Row["details"] => ({
  kind,
  method,
  ...(express && { countries: express.countries.join(" "), deliveryName: express.deliveryName }),
});

const buyerOf = ({ details }: Row): WalletBuyer | null =>
  details["countries"] === undefined ? null : testBuyer(details["countries"].split(" "));

/** Initial state of a charge, by the outcome of its card. */
const DECISIONS: Readonly<Record<ReturnType<typeof outcomeOf>, (now: Date) => [State, Partial<Row>]>> = {
  approved: () => ["paid", {}],
  declined: () => ["failed", { failure: "declined" }],
  "insufficient-funds": () => ["failed", { failure: "insufficient-funds" }],
  challenge: () => ["challenge", { details: { kind: "challenge" } }],
  slow: (now) => ["open", { details: { paidAt: new Date(now.getTime() + SLOW_MS).toISOString() } }],
  "webhook-twice": () => ["paid", {}],
  "webhook-first": () => ["paid", {}],
};

/** Refunds are entries of a charge's details: their id, and the amount with the time. */
const refundsOf = ({ details, currency }: Row) =>
  Object.entries(details).flatMap(([reference, entry]) => {
    if (!reference.startsWith("re_")) return [];
    const [amount, at = ""] = entry.split(" ");
    const refund = { reference, refundId: reference.slice("re_".length), amount: Number(amount), currency };
    return [{ ...refund, state: "refunded" as const, reason: null, at: new Date(at) }];
  });

const Failure = z.enum(["declined", "insufficient-funds", "challenge-failed", "cancelled"]).catch("declined");
const failureOf = ({ failure }: Row) => Failure.parse(failure);

async function find({ sql: client }: Database, reference: string): Promise<Row | undefined> {
  if (!/^ch_[\da-f]{32}$/.test(reference)) return undefined;
  const [row] = await client.select().from(testChargeTable).where(eq(testChargeTable.reference, reference));
  return row;
}

const Kind = z.enum(["challenge", "page", "qr"]).catch("page");

function chargeOf(row: Row): TestCharge {
  const { reference, paymentId, state, amount, currency, details } = row;
  return {
    reference,
    paymentId,
    kind: details["kind"] === undefined ? "card" : Kind.parse(details["kind"]),
    method: isPaymentMethod(details["method"]) ? details["method"] : null,
    state,
    amount,
    currency,
    orderNumber: details["orderNumber"] ?? "",
    returnUrl: details["returnUrl"] ?? "",
    buyer: buyerOf(row),
    deliveryName: details["deliveryName"] ?? "",
  };
}

const Event = z.object({ id: z.string(), type: z.string(), reference: z.string(), paymentId: z.string() });

function readWebhook(body: string, signature: string | undefined, sign: (body: string) => string): Webhook {
  const [given, expected] = [Buffer.from(signature ?? ""), Buffer.from(sign(body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: "forged" };
  return { kind: "event", ...Event.parse(JSON.parse(body)) };
}
