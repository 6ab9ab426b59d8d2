// Stripe as a payment provider. The shopper pays on Stripe's own page (a Checkout Session), so the shop never sees card data.
// https://docs.stripe.com/api/checkout/sessions, https://docs.stripe.com/api/refunds, https://docs.stripe.com/webhooks

import type { Stripe } from "stripe";
import { z } from "zod";
import { OFFERED_METHODS, type PaymentMethod } from "#catalogue";
import { fromMinorUnits, toMinorUnits } from "#commerce/tax";
import type { PaymentProvider, ProviderAnswer, StartedPayment, Webhook } from "./provider.ts";
import { buyerOf, expressParams, WalletFields } from "./stripe-express.ts";
import { stripeMovements } from "./stripe-movements.ts";

export interface StripeParts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly now: () => Date;
  /** Origin of a test server that replaces Stripe's API. */
  readonly apiUrl?: string;
}

/** Cancelling an unfinished payment and starting another takes three calls, within the time limit of a request. */
export const STRIPE_TIMEOUT_MS = 8_000;
/** Reject older webhook signatures, to stop replays. */
const TOLERANCE_SECONDS = 300;

export async function createStripeProvider(parts: StripeParts): Promise<PaymentProvider> {
  const { secretKey, webhookSecret, now, apiUrl } = parts;
  // Imported on demand: loading the package takes about half a second, which only shops that use Stripe should pay.
  const { default: StripeClient } = await import("stripe");
  const { StripeCardError, StripeInvalidRequestError, StripeSignatureVerificationError } = StripeClient.errors;
  const stripe = new StripeClient(secretKey, {
    apiVersion: "2026-10-28.endive",
    timeout: STRIPE_TIMEOUT_MS,
    // The shop retries on its own schedule. The default client would retry a closed connection regardless of this number.
    maxNetworkRetries: 0,
    httpClient: StripeClient.createFetchHttpClient(),
    telemetry: false,
    ...(apiUrl && endpointOf(new URL(apiUrl))),
  });

  /** Stripe's refusal as a value. Outages, rate limits and a wrong key say nothing about the request, so they throw. */
  const orRefusal = async <Result>(request: Promise<Result>): Promise<Result | Refusal> => {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof StripeInvalidRequestError || error instanceof StripeCardError)) throw error;
      return { kind: "refused", status: error.statusCode, code: error.code, message: error.message };
    }
  };
  const retrieve = async (reference: string): Promise<Session> => {
    try {
      return Session.parse(await stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent"] }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The Stripe session ${reference} could not be read: ${reason}`, { cause: error });
    }
  };
  // Idempotent by the key: repeating the request returns the same session. A refused session does not exist.
  const open = async (payment: StartedPayment): Promise<Session | Refusal> => {
    const options = { idempotencyKey: `payment-${payment.id}` };
    const opened = await orRefusal(stripe.checkout.sessions.create(sessionParams(payment), options));
    return "kind" in opened ? opened : Session.parse(opened);
  };

  return {
    name: "stripe",
    methods: OFFERED_METHODS,
    takesCards: false,
    start: async (payment) => {
      const opened = await open(payment);
      if (!("kind" in opened)) return answerOf(opened, payment);
      const fault = `Stripe refused the payment (${opened.status}): ${opened.message}`;
      return { kind: "failed", reference: null, reason: "declined", fault };
    },
    find: async (payment) =>
      payment.reference === null ? { kind: "unknown" } : answerOf(await retrieve(payment.reference), payment),
    cancel: async (payment) => {
      // If the response with the reference was lost, repeating the request returns the session.
      const opened = payment.reference === null ? await open(payment) : { id: payment.reference };
      if ("kind" in opened) return { kind: "expired", reference: null };
      // Refused if the session is paid or expired already; its state is read below.
      await orRefusal(stripe.checkout.sessions.expire(opened.id));
      return answerOf(await retrieve(opened.id), payment);
    },
    refund: async ({ id, reference, amount, currency }) => {
      const { payment_intent: intent } = await retrieve(reference);
      if (intent === null) return { kind: "refused", reason: "nothing was paid" };
      const created = await orRefusal(
        stripe.refunds.create(
          {
            payment_intent: typeof intent === "string" ? intent : intent.id,
            amount: toMinorUnits(amount, currency),
            metadata: { refund_id: id },
          },
          { idempotencyKey: `refund-${id}` },
        ),
      );
      if ("kind" in created) return { kind: "refused", reason: created.code ?? created.message };
      const refund = Refund.parse(created);
      if (refund.status === "failed" || refund.status === "canceled") {
        return { kind: "refused", reason: refund.failure_reason ?? refund.status };
      }
      return { kind: refund.status === "succeeded" ? "refunded" : "pending", reference: refund.id };
    },
    ...stripeMovements(stripe, async (reference) => {
      const { payment_intent: intent } = await retrieve(reference);
      return typeof intent === "string" ? intent : (intent?.id ?? null);
    }),
    readWebhook: async ({ header, body }) => {
      const signature = header("stripe-signature") ?? "";
      const at = now().getTime();
      try {
        return webhookOf(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at),
        );
      } catch (error) {
        if (error instanceof StripeSignatureVerificationError) return { kind: "forged" };
        throw error;
      }
    },
  };
}

interface Refusal {
  readonly kind: "refused";
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly message: string;
}

const endpointOf = ({ protocol, hostname, port }: URL): Pick<Stripe.StripeConfig, "protocol" | "host" | "port"> =>
  protocol === "http:"
    ? { protocol: "http", host: hostname, port: port || 80 }
    : { protocol: "https", host: hostname, port: port || 443 };

const Session = WalletFields.extend({
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

/** Life of a session after its payment was created. Stripe requires 30 minutes, even if it is requested as the longest hold ends. */
const SESSION_MS = 62 * 60_000;

/**
 * Built from stored values only, so that a repeated request is identical. The session outlives the order's stock hold; the shop
 * expires it when the hold ends.
 */
const sessionParams = (payment: StartedPayment): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  client_reference_id: payment.id,
  ...(payment.express ? expressParams(payment) : { customer_email: payment.email }),
  success_url: payment.returnUrl,
  cancel_url: payment.returnUrl,
  expires_at: Math.floor((payment.createdAt.getTime() + SESSION_MS) / 1000),
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: payment.currency.toLowerCase(),
        unit_amount: toMinorUnits(payment.amount - (payment.express?.deliveryPrice ?? 0), payment.currency),
        product_data: { name: `Order ${payment.orderNumber}` },
      },
    },
  ],
  ...methodParams(payment.method),
  metadata: { payment_id: payment.id },
  payment_intent_data: { metadata: { payment_id: payment.id } },
});

/**
 * The page offers only the chosen method. Stripe treats Apple Pay and Google Pay as cards and shows their buttons on devices that have
 * them. https://docs.stripe.com/payments/checkout/how-checkout-works
 */
function methodParams(
  method: PaymentMethod,
): Pick<Stripe.Checkout.SessionCreateParams, "allowed_payment_method_types" | "payment_method_options"> {
  switch (method) {
    case "card":
    case "apple-pay":
    case "google-pay":
      return { allowed_payment_method_types: ["card"] };
    case "link":
      return { allowed_payment_method_types: ["link", "card"] };
    case "paypal":
    case "klarna":
    case "alipay":
      return { allowed_payment_method_types: [method] };
    case "wechat-pay":
      return {
        allowed_payment_method_types: ["wechat_pay"],
        payment_method_options: { wechat_pay: { client: "web" } },
      };
    default:
      return {};
  }
}

function answerOf(session: Session, payment: StartedPayment): ProviderAnswer {
  const { id: reference, status, payment_intent: intent } = session;
  if (session.payment_status === "paid") {
    const currency = session.currency?.toUpperCase() ?? "";
    const minor = session.amount_total ?? 0;
    // Stripe rounds to its minor unit, so an amount that equals the requested one is reported unrounded.
    const isRequested = currency === payment.currency && minor === toMinorUnits(payment.amount, payment.currency);
    const amount = isRequested ? payment.amount : fromMinorUnits(minor, currency);
    return { kind: "paid", reference, currency, amount, buyer: buyerOf(session) };
  }
  if (status === "expired") return { kind: "expired", reference };
  if (status === "open") {
    const step = session.url ? ({ kind: "redirect", url: session.url } as const) : null;
    // The intent exists once the shopper has submitted the page; a declined one needs another method.
    const isUnderWay = typeof intent === "object" && intent !== null && intent.status !== "requires_payment_method";
    return { kind: "pending", reference, step, isUnderWay };
  }
  // Complete but unpaid: the bank either has not decided yet or has declined.
  const isDeclined = typeof intent === "object" && intent?.status === "requires_payment_method";
  return isDeclined
    ? { kind: "failed", reference, reason: "declined" }
    : { kind: "pending", reference, step: null, isUnderWay: true };
}

function webhookOf(event: Stripe.Event): Webhook {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const { id: reference, client_reference_id: paymentId, metadata } = event.data.object;
      const { id, type } = event;
      return { kind: "event", id, type, reference, paymentId: paymentId ?? metadata?.["payment_id"] ?? null };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refunded":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated": {
      const { payment_intent: intent } = event.data.object;
      const reference = typeof intent === "string" ? intent : intent?.id;
      const { id, type } = event;
      return reference ? { kind: "event", id, type, reference, paymentId: null } : { kind: "ignored" };
    }
    default:
      return { kind: "ignored" };
  }
}
