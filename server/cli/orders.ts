// `npm run shop -- orders …` and `ledger check`: moves orders on and looks whether the books add up, through the shop when one is
// running on this data folder, and otherwise in its database.

import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { Hono } from "hono";
import { z } from "zod";
import { formatMoney, money, moneyOf } from "#catalogue";
import { OPERATOR_PAGE_SIZE, ORDER_STATES } from "#commerce/orders";
import { findShop } from "../catalogue/client.ts";
import type { Config } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { openPayments } from "../payments/open-payments.ts";
import { OperatorError } from "../start/operator-error.ts";
import { openShopDatabase } from "../start/shop.ts";
import type { Terminal } from "./catalogue.ts";

export const ORDERS_USAGE = `npm run shop -- orders list [--state placed]              lists orders, the newest first: ${ORDER_STATES.join(", ")}
npm run shop -- orders show ORDER                         shows one order, by its number or id
npm run shop -- orders ship ORDER [--tracking NUMBER]     says that it was sent, and writes to the shopper
npm run shop -- orders deliver ORDER                      says that it has arrived
npm run shop -- orders cancel ORDER                       calls off an order that was not sent: money back, stock back
npm run shop -- orders refund ORDER [AMOUNT]              gives back all that was paid, or so much: 49.90
npm run shop -- orders retry-refunds ORDER                tries refunds again that the payment provider refused
npm run shop -- ledger check                              looks whether all money and stock add up`;

/** Asks the operator's API, of a running shop or of this process. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export async function runOrders(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { state: { type: "string" }, tracking: { type: "string" } },
    allowPositionals: true,
  });
  const [name = "", order, ...rest] = positionals;
  await withApi(config, async (ask) => {
    if (name === "list" && order === undefined) return list(ask, values.state, print);
    if (order === undefined) throw new OperatorError(ORDERS_USAGE);
    if (name === "show" && rest.length === 0) return print(JSON.stringify(await find(ask, order), null, 2));
    if (name === "ship" && rest.length === 0)
      return print(await act(ask, order, "ship", { tracking: values.tracking }));
    if (["deliver", "cancel", "retry-refunds"].includes(name) && rest.length === 0)
      return print(await act(ask, order, name));
    if (name === "refund" && rest.length <= 1) {
      const { currency } = await find(ask, order);
      const [typed] = rest;
      const wish = typed === undefined ? { all: true } : { amount: amountOf(typed, currency) };
      return print(await act(ask, order, name, { key: randomUUID(), ...wish }));
    }
    throw new OperatorError(ORDERS_USAGE);
  });
}

export async function runLedger(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  if (words.length !== 1 || words[0] !== "check") throw new OperatorError(ORDERS_USAGE);
  await withApi(config, async (ask) => {
    const { faults, entries, orders } = Ledger.parse(await (await ask("/ledger")).json());
    const size = `${orders} orders, ${entries} entries`;
    if (faults.length === 0) return print(`The books add up: ${size}.`);
    for (const { rule, subject, detail } of faults) print(`${rule}: ${subject}, ${detail}`);
    throw new OperatorError(`The books do not add up: ${faults.length} faults in ${size}.`);
  });
}

const Listed = z.object({
  number: z.string(),
  state: z.string(),
  email: z.string(),
  total: z.number(),
  currency: z.string(),
  createdAt: z.string(),
});
const Page = z.object({ orders: z.array(Listed) });
const Shown = z.looseObject({ number: z.string(), currency: z.string() });
const Ledger = z.object({
  faults: z.array(z.object({ rule: z.string(), subject: z.string(), detail: z.string() })),
  entries: z.number(),
  orders: z.number(),
});
const Result = z.object({
  kind: z.string(),
  state: z.string().optional(),
  amount: z.number().optional(),
  refund: z.number().optional(),
  most: z.number().optional(),
});

async function list(ask: Ask, state: string | undefined, print: Terminal["print"]): Promise<void> {
  if (state !== undefined && !ORDER_STATES.some((known) => known === state)) {
    throw new OperatorError(`There is no state ${state}: an order is ${ORDER_STATES.join(", ")}.`);
  }
  let after = "";
  for (;;) {
    const query = new URLSearchParams({ ...(state && { state }), ...(after && { after }) });
    const { orders } = Page.parse(await (await ask(`?${query}`)).json());
    for (const { number, state: of, email, total, currency, createdAt } of orders) {
      print(`${number}\t${of}\t${formatMoney(money(total, currency))}\t${email}\t${createdAt}`);
    }
    if (orders.length < OPERATOR_PAGE_SIZE) return;
    after = orders.at(-1)?.number ?? "";
  }
}

async function find(ask: Ask, order: string): Promise<z.infer<typeof Shown>> {
  const answer = await ask(`/${encodeURIComponent(order)}`);
  if (answer.status === 404) throw new OperatorError(`There is no order ${order}.`);
  return Shown.parse(await answer.json());
}

async function act(ask: Ask, order: string, action: string, body: object = {}): Promise<string> {
  const { number, currency } = await find(ask, order);
  const answer = await ask(`/${encodeURIComponent(order)}/${action}`, { method: "POST", body: JSON.stringify(body) });
  const { kind, state, amount, refund, most } = Result.parse(await answer.json());
  const write = (thousandths = 0): string => formatMoney(money(thousandths, currency));
  switch (kind) {
    case "shipped":
      return `${number} is on its way, and its shopper has been written to.`;
    case "delivered":
      return `${number} has arrived.`;
    case "cancelled":
      return `${number} is cancelled; ${write(refund)} goes back.`;
    case "refunded":
      return `${write(amount)} of ${number} goes back.`;
    case "retried":
      return `${write(amount)} of ${number} is tried again.`;
    case "none-failed":
      throw new OperatorError(`No refund of ${number} was refused.`);
    case "not-now":
      throw new OperatorError(`${number} is ${state}: it cannot be done now.`);
    case "has-gift-cards":
      throw new OperatorError(`${number} bought a gift card that somebody has used: it cannot be cancelled.`);
    case "bad-amount":
      throw new OperatorError(`Of ${number} at most ${write(most)} can be given back.`);
    default:
      throw new OperatorError(`The shop could not do it: ${kind}.`);
  }
}

function amountOf(typed: string, currency: string): number {
  if (!/^\d{1,9}(?:\.\d{1,3})?$/.test(typed)) throw new OperatorError(`An amount is written like 49.90, not ${typed}.`);
  return moneyOf(Number(typed), currency).thousandths;
}

async function withApi(config: Config, work: (ask: Ask) => Promise<void>): Promise<void> {
  const shop = await findShop(config.dataDir);
  if (shop) return work((path, init) => shop.ask(`/orders${path}`, init));
  const database = await openShopDatabase(config);
  const onError = (error: unknown) => {
    throw error;
  };
  const nothing = () => {};
  const payments = await openPayments({
    config,
    database,
    origin: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
    // The shop that is started next delivers mails, and finds by its log what changed.
    onMail: nothing,
    onStockChanged: nothing,
    log: createLog("silent", false),
    metrics: createMetrics(),
  });
  try {
    const token = "this process itself";
    const { buying } = payments;
    const app = new Hono().route("/", ordersAdminApp({ buying, localToken: token, token: undefined, onError }));
    await work(async (path, init) =>
      app.request(`/${path.replace(/^\//, "")}`, { ...init, headers: { authorization: `Bearer ${token}` } }),
    );
  } finally {
    await payments.close();
    await database.close();
  }
}
