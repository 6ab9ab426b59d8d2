// Payments of a running shop: the configured provider, and a background job that processes webhooks, checks open payments, sends
// refunds and records taxes at their provider. It runs when nudged and at a fixed interval.

import { randomBytes } from "node:crypto";
import type { OfferedPrices, Taxonomy } from "#catalogue";
import { asPresentActor } from "#commerce/audit";
import { startJob } from "#concurrency";
import { checkOpenPayments, processWebhooks } from "#commerce/checkout";
import type { Database } from "#commerce/database";
import {
  createStripeProvider,
  createTestProvider,
  processRefunds,
  processTaxRecords,
  type OrderServices,
  type PaymentProvider,
  type TestProvider,
} from "#commerce/payments";
import type { ReadSetting } from "#commerce/settings";
import { createStripeTax, type TaxProvider, type TaxRecords } from "#commerce/tax";
import type { ContentTranslator } from "#translation";
import type { Config } from "../config.ts";
import type { Log } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import { legalDocuments } from "./legal-documents.ts";
import { nameLinesBy } from "./name-lines.ts";
import { webhookApp } from "./webhooks.ts";

export interface PaymentsParts {
  readonly config: Pick<
    Config,
    | "PAYMENT_PROVIDER"
    | "TAX_PROVIDER"
    | "STRIPE_SECRET_KEY"
    | "STRIPE_WEBHOOK_SECRET"
    | "STRIPE_API_URL"
    | "BODY_LIMIT_KB"
  >;
  readonly database: Database;
  readonly prices: OfferedPrices;
  readonly setting: ReadSetting;
  readonly taxonomy: () => Taxonomy;
  /** Absent in commands, which place no orders. */
  readonly translator?: ContentTranslator;
  /** Public origin of the shop. */
  readonly origin: string;
  readonly onMail: () => void;
  readonly onStockChanged: () => void;
  readonly log: Log;
  readonly metrics: Pick<Metrics, "countPayment" | "countRefunds" | "countPaymentError">;
  readonly now?: () => Date;
}

export interface OpenPayments {
  readonly orderServices: OrderServices;
  /** Present if the test provider is configured; its page needs it. */
  readonly testProvider?: TestProvider;
  /** The webhook endpoint, mounted under /payments. */
  readonly app: ReturnType<typeof webhookApp>;
  /** Waits for the current run to finish. */
  readonly close: () => Promise<void>;
}

/** Longest delay for retries and for work left by another process. */
const INTERVAL_MS = 15_000;

export async function openPayments({ now = () => new Date(), ...parts }: PaymentsParts): Promise<OpenPayments> {
  const { config, database, prices, setting, taxonomy, translator, origin, onMail, onStockChanged, log, metrics } =
    parts;
  const onError = (error: unknown): void => {
    metrics.countPaymentError();
    log.error({ err: error }, "payment operation failed and will be retried");
  };
  const run = async (closing: AbortSignal): Promise<boolean> => {
    // Each request of a provider that hangs takes seconds, so a stop waits for one of them at most.
    const webhooks = await processWebhooks(orderServices, closing);
    if (closing.aborted) return false;
    const checked = await checkOpenPayments(orderServices, closing);
    if (closing.aborted) return false;
    const refunds = await processRefunds(orderServices, closing);
    metrics.countRefunds(refunds);
    if (closing.aborted) return false;
    const taxRecords = await processTaxRecords(orderServices, closing);
    const done = { webhooks, ...checked, ...refunds, taxRecords };
    const isBusy = Object.values(done).some((count) => count > 0);
    if (isBusy) log.info(done, "payments processed");
    // There may be another batch. This ends because everything claimed is either done or due later.
    return isBusy;
  };
  const testProvider =
    config.PAYMENT_PROVIDER === "test"
      ? createTestProvider({
          database,
          origin,
          now,
          // Webhooks stay within this process, so a random secret is enough.
          secret: randomBytes(32).toString("hex"),
          sendWebhook: async (body, signature) => {
            const headers = { "test-signature": signature };
            const accepted = await app.request("/webhooks/test", { method: "POST", headers, body });
            if (!accepted.ok) throw new Error(`The webhook endpoint responded ${accepted.status}`);
          },
        })
      : undefined;
  const tax = await openTax(config, onError);
  const orderServices: OrderServices = {
    database,
    prices,
    setting,
    taxonomy,
    taxProvider: tax,
    taxRecords: tax,
    provider: testProvider ?? (await stripeOf(config, now)),
    origin,
    legalDocuments: (order) => legalDocuments(order, { setting, taxProvider: tax }, origin),
    nameLines: nameLinesBy(translator, taxonomy),
    now,
    onMail,
    onStockChanged,
    onWork: () => void job.nudge(),
    onSettled: metrics.countPayment,
    onError,
  };
  const app = webhookApp({ orderServices, largestBody: config.BODY_LIMIT_KB * 1024 });
  // A run that staff start with a refund is the shop's work, not theirs.
  const asShop = asPresentActor();
  const job = startJob({ run: (closing) => asShop(() => run(closing)), everyMs: INTERVAL_MS, onError });
  return {
    orderServices,
    ...(testProvider && { testProvider }),
    app,
    close: job.close,
  };
}

type TaxConfig = Pick<Config, "TAX_PROVIDER" | "STRIPE_SECRET_KEY" | "STRIPE_API_URL">;

/** Null if the merchant's tables decide everywhere. */
export async function openTax(
  { TAX_PROVIDER: name, STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl }: TaxConfig,
  onError: (error: unknown) => void,
): Promise<(TaxProvider & TaxRecords) | null> {
  if (name === "tables") return null;
  if (secretKey === undefined) throw new Error("STRIPE_SECRET_KEY is required for Stripe Tax");
  return createStripeTax({ secretKey, onError, ...(apiUrl && { apiUrl }) });
}

function stripeOf(config: PaymentsParts["config"], now: () => Date): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = config;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new Error("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are required for Stripe");
  return createStripeProvider({ secretKey, webhookSecret, now, ...(apiUrl && { apiUrl }) });
}
