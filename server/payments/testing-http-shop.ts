// Test shop over HTTP on a free port, with payments, the GraphQL API and the merchant's API.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { once } from "node:events";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { ALL_PRICES } from "#catalogue";
import type { OrderRequest, Shopper } from "#commerce/checkout";
import type { Database } from "#commerce/database";
import type { OrderServices } from "#commerce/payments";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { SHOP } from "../../commerce/checkout/testing-order-services.ts";
import { accountsApi, graphqlApi, ordersApi, securityApi } from "../apis.ts";
import { openPublicReads } from "../reads/public-reads.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { openPayments } from "./open-payments.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

const MERCHANT = "the-merchants-own-token";
const never = (): never => {
  throw new Error("not used in these tests");
};

export interface HttpShop {
  readonly url: string;
  readonly orderServices: OrderServices;
  /** Logged errors and warnings. */
  readonly logged: readonly string[];
  /** A GraphQL request of the shopper with this cart; each `from` is another network. */
  ask(query: string, shopper: Pick<Shopper, "cartToken">, from: number): Promise<GraphqlData>;
  /** Runs a merchant's action on an order and returns the kind of the response. */
  merchant(orderId: string, action: string): Promise<string>;
  readonly close: () => Promise<void>;
}

// Tests assert the shape.
// oxlint-disable-next-line typescript/no-explicit-any
export type GraphqlData = any;

export async function openHttpShop(database: Database, now = () => new Date()): Promise<HttpShop> {
  const config = readConfig({ TRUSTED_PROXIES: "1", ADMIN_TOKEN: MERCHANT, PAYMENT_PROVIDER: "test" });
  const logged: string[] = [];
  const log = createLog("warn", false, { write: (line) => void logged.push(line) });
  const metrics = createMetrics();
  const nothing = () => {};
  const origin = "http://shop.test";
  const payments = await openPayments({
    config,
    database,
    prices: ALL_PRICES,
    setting: initialSettings,
    taxonomy: () => DEFAULT_TAXONOMY,
    origin,
    onMail: nothing,
    onStockChanged: nothing,
    log,
    metrics,
    now,
  });
  const { orderServices, testProvider } = payments;
  const shop = {
    id: SHOP,
    database,
    taxonomy: DEFAULT_TAXONOMY,
    setting: initialSettings,
    search: { search: never, apply: never, replace: never, status: never, close: never },
    accounts: testingAccounts(database),
    orderServices,
    ...(testProvider && { testProvider }),
  };
  const app = createApp({
    config,
    log,
    shop,
    assets: { head: () => "" },
    health: { ping: never, isStopping: () => false, metrics, metricsToken: undefined },
    media: new Hono(),
    apis: [
      { path: "/payments", app: payments.app },
      ordersApi({ config, log, orderServices, localToken: MERCHANT }),
      accountsApi({ config, log, database, localToken: MERCHANT }),
      securityApi({ config, log, database, localToken: MERCHANT }),
      graphqlApi({ config, log, shop, reads: openPublicReads(config), isDevelopment: false }),
    ],
    admin: new Hono(),
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>>) => {
    const response = await fetch(new URL(path, url), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as GraphqlData;
  };
  return {
    url,
    orderServices,
    logged,
    ask: async (query, { cartToken }, from) => {
      const headers = { cookie: `bag=${cartToken}`, "x-forwarded-for": `10.0.${from >> 8}.${from & 255}` };
      for (;;) {
        const { data, errors } = await post("/graphql", { query }, headers);
        // Busy machine: a retry with the same key is the same order.
        if (errors?.[0].extensions.code === "TIMEOUT") continue;
        if (errors) throw new Error(JSON.stringify(errors));
        return data;
      }
    },
    merchant: async (orderId, action) =>
      (await post(`/admin/orders/${orderId}/${action}`, {}, { authorization: `Bearer ${MERCHANT}` })).kind,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      await payments.close();
    },
  };
}

/** The mutation that the checkout in France sends. */
export const placing = ({ idempotencyKey, expectedTotal, expectedDue, method, card }: OrderRequest): string =>
  `mutation { placeOrder(regionCode: "eu", currencyCode: "EUR", localeCountryCode: "FR",
    idempotencyKey: "${idempotencyKey}", expectedTotal: ${expectedTotal / 1000}, expectedDue: ${expectedDue / 1000},
    method: ${method.toUpperCase().replace("-", "_")}
    ${card ? `card: {number: "${card.number}", expiry: "${card.expiry}", code: "${card.code}"}` : ""}
  ) {
    __typename
    ... on OrderPlaced { orderId number token }
    ... on PaymentStep { orderId token kind url }
    ... on SoldOut { lines { title available } }
    ... on CheckoutChanged { checkout { totals { due { amount } } } }
    ... on PaymentDeclined { reason }
    ... on PaymentBusy { orderId }
    ... on TooManyAttempts { until }
  } }`;
