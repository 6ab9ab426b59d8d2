// Test double of Stripe's API, over HTTP on the loopback interface. It responds in the documented shapes and honours idempotency
// keys as Stripe does.

import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openFakeTax, refuse, type FakeTax } from "./testing-stripe-tax.ts";

export interface FakeStripe {
  readonly url: string;
  readonly sessions: Map<string, FakeSession>;
  readonly refunds: Map<string, Record<string, unknown>>;
  readonly disputes: Map<string, Record<string, unknown>>;
  /** Tax transactions, by their reference. */
  readonly taxTransactions: FakeTax["transactions"];
  /** Status of the next refunds. */
  refundStatus: string;
  /** Every request: method and path, idempotency key, API version and form. */
  readonly requests: {
    readonly line: string;
    readonly key: string | undefined;
    readonly version: string | undefined;
    readonly form: URLSearchParams;
  }[];
  /** Fails the next request with this status; 0 closes the connection after the request was processed. */
  failNext: (status: number) => void;
  /** The clock, replaceable by a test. */
  now: () => Date;
  readonly close: () => Promise<void>;
}

interface FakeSession extends Record<string, unknown> {
  id: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
}

/** Currencies whose amounts Stripe counts in smaller units than it charges. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ...["bhd", "jod", "kwd", "omr", "tnd"].map((currency) => [currency, 10] as const),
  ...["isk", "ugx"].map((currency) => [currency, 100] as const),
]);

export async function openFakeStripe(secretKey: string): Promise<FakeStripe> {
  const sessions: FakeStripe["sessions"] = new Map();
  const refunds: FakeStripe["refunds"] = new Map();
  const disputes: FakeStripe["disputes"] = new Map();
  const requests: FakeStripe["requests"] = [];
  const answers = new Map<string, { readonly form: string; readonly status: number; readonly body: unknown }>();
  const tax = openFakeTax();
  let failing: number | undefined;

  /** Validation of a session. As at Stripe, a response to an invalid request is not stored under its idempotency key. */
  const validationError = (form: URLSearchParams) => {
    const lives = Number(form.get("expires_at")) - fake.now().getTime() / 1000;
    if (lives < 30 * 60 || lives > 24 * 60 * 60) {
      const message = "The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.";
      return refuse(400, "parameter_invalid_integer", message);
    }
    const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
    const step = STEPS.get(form.get("line_items[0][price_data][currency]") ?? "") ?? 1;
    if (amount % step !== 0) {
      return refuse(400, "invalid_charge_amount", `Invalid amount. It must be evenly divisible by ${step}.`);
    }
    return amount < 50
      ? refuse(400, "amount_too_small", "The Checkout Session's total amount must convert to at least 50 cents.")
      : undefined;
  };
  const listed = (url: string, items: Iterable<Record<string, unknown>>, query: URLSearchParams) => {
    const [intent, from, to] = ["payment_intent", "created[gte]", "created[lt]"].map((name) => query.get(name));
    const data = [...items].filter(
      (item) =>
        (intent === null || item["payment_intent"] === intent) &&
        (from === null || Number(item["created"]) >= Number(from)) &&
        (to === null || Number(item["created"]) < Number(to)),
    );
    return { status: 200, body: { object: "list", url, has_more: false, data } };
  };
  const charges = () =>
    [...sessions.values()]
      .filter((session) => session.payment_status === "paid")
      .map((session) => ({
        id: `ch_${session.id}`,
        object: "charge",
        paid: true,
        amount: session["amount_total"],
        currency: session["currency"],
        created: session["paid_at"],
        metadata: { payment_id: session["client_reference_id"] },
      }));
  const work = (
    method: string,
    path: string,
    form: URLSearchParams,
    query: URLSearchParams,
  ): { status: number; body: unknown } => {
    if (method === "GET" && path === "/v1/refunds") return listed(path, refunds.values(), query);
    if (method === "GET" && path === "/v1/disputes") return listed(path, disputes.values(), query);
    if (method === "GET" && path === "/v1/charges") return listed(path, charges(), query);
    if (path.startsWith("/v1/payment_intents/")) {
      const id = path.split("/").at(-1) ?? "";
      const paid = sessions.get(id.slice("pi_".length));
      return paid
        ? { status: 200, body: { id, metadata: { payment_id: paid["client_reference_id"] } } }
        : refuse(404, "resource_missing", "No such payment_intent");
    }
    const taxed = tax.answer(method, path, form);
    if (taxed) return taxed;
    if (method === "POST" && path === "/v1/checkout/sessions") {
      const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
      const session: FakeSession = {
        id,
        object: "checkout.session",
        status: "open",
        payment_status: "unpaid",
        url: `https://checkout.stripe.com/c/pay/${id}`,
        amount_total:
          Number(form.get("line_items[0][price_data][unit_amount]")) +
          Number(form.get("shipping_options[0][shipping_rate_data][fixed_amount][amount]")),
        currency: form.get("line_items[0][price_data][currency]"),
        client_reference_id: form.get("client_reference_id"),
        payment_intent: null,
        expires_at: Number(form.get("expires_at")),
      };
      sessions.set(id, session);
      return { status: 200, body: session };
    }
    const session = sessions.get(/^\/v1\/checkout\/sessions\/([^/]+)/.exec(path)?.[1] ?? "");
    if (path.startsWith("/v1/checkout/sessions/") && !session) {
      return refuse(404, "resource_missing", "No such checkout session");
    }
    if (session && path.endsWith("/expire")) {
      if (session.status !== "open") {
        return refuse(400, "resource_not_open", 'Only Checkout Sessions with a status in ["open"] can be expired.');
      }
      session.status = "expired";
    }
    if (session) return { status: 200, body: session };
    if (method === "POST" && path === "/v1/refunds") {
      const refund = {
        id: `re_${refunds.size + 1}`,
        object: "refund",
        status: fake.refundStatus,
        amount: form.get("amount"),
        currency: "eur",
        created: Math.floor(fake.now().getTime() / 1000),
        payment_intent: form.get("payment_intent"),
        metadata: { refund_id: form.get("metadata[refund_id]") },
      };
      const paid = [...sessions.values()].find((one) => {
        const intent = one["payment_intent"] as { readonly id: string } | null;
        return intent?.id === form.get("payment_intent");
      });
      if (!paid) return refuse(404, "resource_missing", "No such payment_intent");
      const refunded = Number(paid["refunded"] ?? 0) + Number(refund.amount);
      if (refunded > Number(paid["amount_total"])) {
        return refuse(400, "charge_already_refunded", "Charge has already been refunded.");
      }
      paid["refunded"] = refunded;
      refunds.set(refund.id, refund);
      return { status: 200, body: refund };
    }
    return refuse(404, "url_invalid", "Unrecognized request URL");
  };

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://stripe.test");
      const key = request.headers["idempotency-key"];
      const form = new URLSearchParams(body);
      const version = request.headers["stripe-version"]?.toString();
      requests.push({ line: `${request.method} ${pathname}`, key: key?.toString(), version, form });
      const answer = (status: number, value: unknown): void => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
      };
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        return answer(401, { error: { message: "Invalid API Key provided" } });
      }
      if (failing !== undefined && failing > 0) {
        const status = failing;
        failing = undefined;
        return answer(status, { error: { message: "An error occurred" } });
      }
      const known = key === undefined ? undefined : answers.get(key.toString());
      if (known && known.form !== body) {
        return answer(400, {
          error: { type: "idempotency_error", message: "Keys can only be used with the same parameters" },
        });
      }
      const isPage = request.method === "POST" && pathname === "/v1/checkout/sessions";
      const fault = isPage && !known ? validationError(form) : undefined;
      if (fault) return answer(fault.status, fault.body);
      const made = known ?? work(request.method ?? "", pathname, form, searchParams);
      if (key !== undefined && !known) answers.set(key.toString(), { form: body, ...made });
      if (failing === 0) {
        failing = undefined;
        response.destroy();
        return;
      }
      answer(made.status, made.body);
    });
  });
  await new Promise<void>((up) => void server.listen(0, "127.0.0.1", up));
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    disputes,
    taxTransactions: tax.transactions,
    refundStatus: "succeeded",
    requests,
    failNext: (status) => {
      failing = status;
    },
    now: () => new Date(),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return fake;
}

/** Pays a session, as the shopper does on Stripe's page. */
export function payAtStripe({ sessions, now }: FakeStripe, reference: string): void {
  const session = sessions.get(reference);
  if (session?.status !== "open") return;
  Object.assign(session, {
    status: "complete",
    payment_status: "paid",
    url: null,
    paid_at: Math.floor(now().getTime() / 1000),
    payment_intent: { id: `pi_${reference}`, status: "succeeded" },
  });
}
