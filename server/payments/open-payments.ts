// The payments of a running shop: the configured provider, and the job that asks after what is open, carries out what providers
// sent word of and gives back what is owed. At once when told that there is work, and every so often anyway.

import { randomBytes } from "node:crypto";
import { startJob } from "#concurrency";
import { askAfterPayments, carryOutWebhooks } from "#commerce/checkout";
import type { Database } from "#commerce/database";
import {
  carryOutRefunds,
  createStripeProvider,
  createTestProvider,
  type Buying,
  type PaymentProvider,
  type TestProvider,
} from "#commerce/payments";
import type { Config } from "../config.ts";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { webhookApp } from "./webhooks.ts";

export interface PaymentsParts {
  readonly config: Pick<
    Config,
    "PAYMENT_PROVIDER" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL" | "BODY_LIMIT_KB"
  >;
  readonly database: Database;
  /** Where visitors reach the shop. */
  readonly origin: string;
  readonly onMail: () => void;
  readonly onStockChanged: () => void;
  readonly log: Log;
  readonly metrics: Pick<Metrics, "countPayment" | "countRefunds" | "countPaymentError">;
  readonly now?: () => Date;
}

export interface OpenPayments {
  readonly buying: Buying;
  /** The test provider's page; absent where another provider is configured. */
  readonly testProvider?: TestProvider;
  /** Takes webhooks; mounted under /payments. */
  readonly app: ReturnType<typeof webhookApp>;
  /** Lets the work in hand finish. */
  readonly close: () => Promise<void>;
}

/** What another process left, or what is due again, waits this long at most. */
const INTERVAL_MS = 15_000;

export function openPayments({ now = () => new Date(), ...parts }: PaymentsParts): OpenPayments {
  const { config, database, origin, onMail, onStockChanged, log, metrics } = parts;
  const onError = (error: unknown): void => {
    metrics.countPaymentError();
    log.error({ err: error }, "a payment needs another try");
  };
  const run = async (): Promise<boolean> => {
    const words = await carryOutWebhooks(buying);
    const asked = await askAfterPayments(buying);
    const refunds = await carryOutRefunds(buying);
    metrics.countRefunds(refunds);
    const done = { words, ...asked, ...refunds };
    const isBusy = Object.values(done).some((count) => count > 0);
    if (isBusy) log.info(done, "payments were asked after");
    // There may be more than one batch. Whatever was taken is done, or due later, so that this ends.
    return isBusy;
  };
  const testProvider =
    config.PAYMENT_PROVIDER === "test"
      ? createTestProvider({
          database,
          origin,
          now,
          // Its webhooks stay in this process, and so does what signs them.
          secret: randomBytes(32).toString("hex"),
          sendWebhook: async (body, signature) => {
            const headers = { "test-signature": signature };
            const taken = await app.request("/webhooks/test", { method: "POST", headers, body });
            if (!taken.ok) throw new Error(`The webhook was answered ${taken.status}`);
          },
        })
      : undefined;
  const buying: Buying = {
    database,
    provider: testProvider ?? stripeOf(config, now),
    origin,
    now,
    onMail,
    onStockChanged,
    onWork: () => void job.nudge(),
    onSettled: metrics.countPayment,
    onError,
  };
  const app = webhookApp({ buying, largestBody: config.BODY_LIMIT_KB * 1024 });
  const job = startJob({ run, everyMs: INTERVAL_MS, onError });
  return {
    buying,
    ...(testProvider && { testProvider }),
    app,
    close: job.close,
  };
}

function stripeOf(config: PaymentsParts["config"], now: () => Date): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = config;
  if (secretKey === undefined || webhookSecret === undefined) throw new Error("Stripe was configured without its keys");
  return createStripeProvider({ secretKey, webhookSecret, now, ...(apiUrl && { apiUrl }) });
}
