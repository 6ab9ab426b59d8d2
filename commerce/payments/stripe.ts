// Stripe over its HTTP API: the shopper pays on Stripe's own page (a Checkout Session), so no card ever comes here.
// https://docs.stripe.com/api/checkout/sessions, https://docs.stripe.com/api/refunds, https://docs.stripe.com/webhooks

import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentProvider, ProviderAnswer, StartedPayment, Webhook } from "./provider.ts";

export interface StripeParts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly now: () => Date;
  /** Stripe's own, but for tests. */
  readonly apiUrl?: string;
}

const API = "https://api.stripe.com";
const TIMEOUT_MS = 20_000;
/** A signature older than this is somebody's who kept it. */
const TOLERANCE_SECONDS = 300;

export function createStripeProvider({ secretKey, webhookSecret, now, apiUrl = API }: StripeParts): PaymentProvider {
  const ask = async (method: "GET" | "POST", path: string, form?: Form, idempotencyKey?: string): Promise<Answer> => {
    const response = await fetch(new URL(path, apiUrl), {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return { kind: "ok", body };
    const { type, code, message } = Failure.parse(body).error;
    // Its fault, the moment's or the key's is worth another try, and says nothing of what there is; a refusal does.
    if (response.status >= 500 || TRANSIENT.has(response.status) || type === "idempotency_error") {
      throw new Error(`Stripe answered ${response.status}: ${message}`);
    }
    return { kind: "refused", status: response.status, code, message };
  };
  const session = async (reference: string): Promise<Session> => {
    const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[]=payment_intent`;
    const answer = await ask("GET", path);
    if (answer.kind === "refused") throw new Error(`Stripe refused ${path} (${answer.status}): ${answer.message}`);
    return Session.parse(answer.body);
  };
  // The same form under the same key is the same session, however often it is sent; one that is refused does not exist.
  const open = async (payment: StartedPayment): Promise<Session | Refused> => {
    const answer = await ask("POST", "/v1/checkout/sessions", formOf(payment), `payment-${payment.id}`);
    return answer.kind === "refused" ? answer : Session.parse(answer.body);
  };

  return {
    name: "stripe",
    methods: ["card", "redirect"],
    takesCards: false,
    start: async (payment) => {
      const opened = await open(payment);
      if (!("kind" in opened)) return answerOf(opened, payment);
      const fault = `Stripe refused it (${opened.status}): ${opened.message}`;
      return { kind: "failed", reference: null, reason: "declined", fault };
    },
    find: async (payment) =>
      payment.reference === null ? { kind: "unknown" } : answerOf(await session(payment.reference), payment),
    cancel: async (payment) => {
      // One whose answer was lost is found by asking for it again.
      const opened = payment.reference === null ? await open(payment) : { id: payment.reference };
      if ("kind" in opened) return { kind: "expired", reference: null };
      const { id } = opened;
      // Refused when it is paid or ended: what it is then is read below.
      await ask("POST", `/v1/checkout/sessions/${encodeURIComponent(id)}/expire`, {});
      return answerOf(await session(id), payment);
    },
    refund: async ({ id, reference, amount, currency }) => {
      const { payment_intent: intent } = await session(reference);
      if (intent === null) return { kind: "refused", reason: "nothing was paid" };
      const form = {
        payment_intent: typeof intent === "string" ? intent : intent.id,
        amount: String(toMinor(amount, currency)),
        "metadata[refund_id]": id,
      };
      const answer = await ask("POST", "/v1/refunds", form, `refund-${id}`);
      if (answer.kind === "refused") return { kind: "refused", reason: answer.code ?? answer.message };
      const refund = Refund.parse(answer.body);
      return refund.status === "failed" || refund.status === "canceled"
        ? { kind: "refused", reason: refund.failure_reason ?? refund.status }
        : { kind: "refunded", reference: refund.id };
    },
    readWebhook: async ({ header, body }) =>
      isSigned(body, header("stripe-signature") ?? "", webhookSecret, now()) ? readEvent(body) : { kind: "forged" },
  };
}

type Form = Readonly<Record<string, string>>;
type Answer = { readonly kind: "ok"; readonly body: unknown } | Refused;
interface Refused {
  readonly kind: "refused";
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
}

/** The secret key is wrong or may not, somebody else asks the same this moment, or too many ask. */
const TRANSIENT = new Set([401, 403, 409, 429]);

const Failure = z
  .object({
    error: z.object({ type: z.string().optional(), code: z.string().optional(), message: z.string().catch("") }),
  })
  .catch({ error: { message: "an answer of no known shape" } });

const Session = z.object({
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  url: z.string().nullish(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.union([z.string(), z.object({ id: z.string(), status: z.string() })]).nullable(),
});
type Session = z.infer<typeof Session>;

const Refund = z.object({ id: z.string(), status: z.string(), failure_reason: z.string().optional() });

/** Stripe makes no page that lives shorter than 30 minutes: so it must even when it is asked for at the last moment. */
const PAGE_MS = 31 * 60_000;

/**
 * Made of what is kept alone, so that it is the same whenever it is sent. Its page would outlive the order's hold; the shop ends
 * it when that is over.
 */
const formOf = (payment: StartedPayment): Form => ({
  mode: "payment",
  client_reference_id: payment.id,
  customer_email: payment.email,
  success_url: payment.returnUrl,
  cancel_url: payment.returnUrl,
  expires_at: String(Math.floor((payment.expiresAt.getTime() + PAGE_MS) / 1000)),
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": payment.currency.toLowerCase(),
  "line_items[0][price_data][unit_amount]": String(toMinor(payment.amount, payment.currency)),
  "line_items[0][price_data][product_data][name]": `Order ${payment.orderNumber}`,
  "metadata[payment_id]": payment.id,
  "payment_intent_data[metadata][payment_id]": payment.id,
});

function answerOf(session: Session, payment: StartedPayment): ProviderAnswer {
  const { id: reference, status, payment_intent: intent } = session;
  if (session.payment_status === "paid") {
    const currency = session.currency?.toUpperCase() ?? "";
    const minor = session.amount_total ?? 0;
    // Stripe counts in whole cents: what it was asked for comes back as what it was here.
    const isAsked = currency === payment.currency && minor === toMinor(payment.amount, payment.currency);
    return { kind: "paid", reference, currency, amount: isAsked ? payment.amount : fromMinor(minor, currency) };
  }
  if (status === "expired") return { kind: "expired", reference };
  if (status === "open") {
    return { kind: "pending", reference, step: session.url ? { kind: "redirect", url: session.url } : null };
  }
  // Finished without money: a bank that answers later, or has refused.
  const isRefused = typeof intent === "object" && intent?.status === "requires_payment_method";
  return isRefused ? { kind: "failed", reference, reason: "declined" } : { kind: "pending", reference, step: null };
}

/** https://docs.stripe.com/currencies#zero-decimal: what Stripe counts in whole units, and in thousandths. */
const WHOLE = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "));
const THOUSANDTHS = new Set("BHD JOD KWD OMR TND".split(" "));
const perMinor = (currency: string): number => (WHOLE.has(currency) ? 1000 : THOUSANDTHS.has(currency) ? 1 : 10);
const toMinor = (thousandths: number, currency: string): number => Math.round(thousandths / perMinor(currency));
const fromMinor = (minor: number, currency: string): number => minor * perMinor(currency);

function isSigned(body: string, header: string, secret: string, now: Date): boolean {
  const parts = header.split(",").map((part) => part.trim().split("=", 2));
  const time = Number(parts.find(([name]) => name === "t")?.[1]);
  if (!Number.isFinite(time) || Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) return false;
  const expected = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  // Several while a secret is being exchanged.
  return parts.some(([name, value]) => {
    const given = Buffer.from(name === "v1" ? (value ?? "") : "", "hex");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });
const SessionObject = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  metadata: z.object({ payment_id: z.string().optional() }).nullish(),
});

function readEvent(body: string): Webhook {
  const { id, type, data } = Event.parse(JSON.parse(body));
  const session = type.startsWith("checkout.session.") ? SessionObject.safeParse(data.object) : undefined;
  if (!session?.success) return { kind: "ignored" };
  const { id: reference, client_reference_id: paymentId, metadata } = session.data;
  return { kind: "event", id, type, reference, paymentId: paymentId ?? metadata?.payment_id ?? null };
}
