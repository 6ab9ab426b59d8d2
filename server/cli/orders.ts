// `npm run shop -- orders …` and `ledger check`: manages orders, and verifies the ledger.

import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ALL_PRICES, DEFAULT_TAXONOMY, formatMoney, money, moneyOf, toPayable } from "#catalogue";
import { OPERATOR_PAGE_SIZE, ORDER_STATES } from "#commerce/orders";
import type { Database } from "#commerce/database";
import { openSettings } from "#commerce/settings";
import type { Config } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { openPayments } from "../payments/open-payments.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi, type LocalApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { ORDERS_USAGE } from "./usages.ts";

export async function runOrders(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      state: { type: "string" },
      tracking: { type: "string" },
      carrier: { type: "string" },
      "tracking-url": { type: "string" },
      line: { type: "string", multiple: true },
      parcel: { type: "string" },
      reason: { type: "string" },
    },
    allowPositionals: true,
  });
  const [name = "", order, ...rest] = positionals;
  await withApi(config, async (api) => {
    if (name === "list" && order === undefined) return list(api, values.state, print);
    if (order === undefined) throw new WrongUsage(ORDERS_USAGE);
    if (name === "show" && rest.length === 0) return print(JSON.stringify(await find(api, order), null, 2));
    if (name === "ship" && rest.length === 0) {
      const { tracking, carrier, "tracking-url": trackingUrl, line } = values;
      return print(await act(api, order, "ship", { tracking, carrier, trackingUrl, lines: line?.map(parseLine) }));
    }
    if (name === "deliver" && rest.length === 0) {
      const parcel = values.parcel === undefined ? {} : { parcel: Number(values.parcel) };
      return print(await act(api, order, "deliver", parcel));
    }
    if (name === "retry-refunds" && rest.length === 0) return print(await act(api, order, name));
    if (["cancel", "cancel-rest"].includes(name) && rest.length === 0)
      return print(await act(api, order, name, { reason: reasonOf(values) }));
    if (name === "refund" && rest.length <= 1) {
      const { currency } = await find(api, order);
      const [typed] = rest;
      const amount = typed === undefined ? { all: true } : { amount: parseAmount(typed, currency) };
      return print(await act(api, order, name, { key: randomUUID(), reason: reasonOf(values), ...amount }));
    }
    throw new WrongUsage(ORDERS_USAGE);
  });
}

export async function runLedger(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const [name, day, ...rest] = words;
  if (name === "reconcile" && rest.length === 0) return reconcile(config, day ?? yesterday(), print);
  if (words.length !== 1 || name !== "check") throw new WrongUsage(ORDERS_USAGE);
  await withApi(config, async (api) => {
    const { faults, entries, orders } = Ledger.parse(await (await api("/ledger")).json());
    const size = `${orders} orders, ${entries} entries`;
    if (faults.length === 0) return print(`The ledger is balanced: ${size}.`);
    for (const { rule, subject, detail } of faults) print(`${rule}: ${subject}, ${detail}`);
    throw new OperatorError(`The ledger is not balanced: ${faults.length} faults in ${size}.`);
  });
}

/** One row for each jurisdiction, tax, rate, category and currency: sales, credit notes, and the difference. */
export async function runTax(words: readonly string[], config: Config, { print }: Terminal): Promise<void> {
  const options = { from: { type: "string" }, to: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const { from, to } = values;
  if (positionals.join(" ") !== "report" || from === undefined || to === undefined) throw new WrongUsage(ORDERS_USAGE);
  await withApi(config, async (api) => {
    const response = await api(`/tax?${new URLSearchParams({ from, to })}`);
    if (response.status === 400) {
      throw new OperatorError(`"${from}" to "${to}" is not a period. Write days like 2026-10-01, the first one first.`);
    }
    const { rows } = TaxReport.parse(await response.json());
    print(
      "jurisdiction name treatment category rate currency sales tax credits credited-tax net net-tax".replaceAll(
        " ",
        "\t",
      ),
    );
    for (const { jurisdiction, name, treatment, category, rate, currency, ...of } of rows) {
      const amounts = [of.sales, of.salesTax, of.credits, of.creditsTax, of.taxable, of.tax];
      const written = amounts.map((thousandths) => (thousandths / 1000).toFixed(3));
      print([jurisdiction || "-", name, treatment, category, `${rate / 10_000}%`, currency, ...written].join("\t"));
    }
  });
}

const TaxReport = z.object({
  rows: z.array(
    z.object({
      jurisdiction: z.string(),
      name: z.string(),
      treatment: z.string(),
      category: z.string(),
      rate: z.number(),
      currency: z.string(),
      sales: z.number(),
      salesTax: z.number(),
      credits: z.number(),
      creditsTax: z.number(),
      taxable: z.number(),
      tax: z.number(),
    }),
  ),
});

const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

async function reconcile(config: Config, day: string, print: Terminal["print"]): Promise<void> {
  await withApi(config, async (api) => {
    const response = await api(`/reconciliation?${new URLSearchParams({ day })}`);
    if (response.status === 400) throw new OperatorError(`"${day}" is not a date. Write it like 2026-11-17.`);
    if (response.status === 502) throw new OperatorError("The payment provider does not answer. Try again later.");
    const { provider, compared, differences } = Reconciliation.parse(await response.json());
    const size = `${compared.payments} payments, ${compared.refunds} refunds, ${compared.disputes} disputes at ${provider}`;
    if (differences.length === 0) return print(`${day} matches: ${size}.`);
    for (const { subject, problem, reference, orderNumber, atProvider, booked, currency } of differences) {
      const amount = (value: number | null) => (value === null ? "-" : formatMoney(money(value, currency)));
      print([subject, problem, reference, orderNumber ?? "-", amount(atProvider), amount(booked)].join("\t"));
    }
    throw new OperatorError(`${day} has ${differences.length} differences in ${size}.`);
  });
}

const Reconciliation = z.object({
  provider: z.string(),
  compared: z.object({ payments: z.number(), refunds: z.number(), disputes: z.number() }),
  differences: z.array(
    z.object({
      subject: z.string(),
      problem: z.string(),
      reference: z.string(),
      orderNumber: z.string().nullable(),
      atProvider: z.number().nullable(),
      booked: z.number().nullable(),
      currency: z.string(),
    }),
  ),
});
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

async function list(api: AdminApi, state: string | undefined, print: Terminal["print"]): Promise<void> {
  if (state !== undefined && !ORDER_STATES.some((known) => known === state)) {
    throw new OperatorError(`Unknown state "${state}". Use one of: ${ORDER_STATES.join(", ")}.`);
  }
  let after = "";
  for (;;) {
    const query = new URLSearchParams({ ...(state && { state }), ...(after && { after }) });
    const { orders } = Page.parse(await (await api(`?${query}`)).json());
    for (const { number, state: of, email, total, currency, createdAt } of orders) {
      print(`${number}\t${of}\t${formatMoney(money(total, currency))}\t${email}\t${createdAt}`);
    }
    if (orders.length < OPERATOR_PAGE_SIZE) return;
    after = orders.at(-1)?.number ?? "";
  }
}

async function find(api: AdminApi, order: string): Promise<z.infer<typeof Shown>> {
  const response = await api(`/${encodeURIComponent(order)}`);
  if (response.status === 404) throw new OperatorError(`Order ${order} does not exist.`);
  return Shown.parse(await response.json());
}

/** Recorded in the audit. */
function reasonOf({ reason = "" }: { readonly reason?: string }): string {
  if (reason.trim() === "") throw new OperatorError("Give a reason for the audit log: --reason TEXT");
  return reason;
}

async function act(api: AdminApi, order: string, action: string, body: object = {}): Promise<string> {
  const { number, currency } = await find(api, order);
  const response = await api(`/${encodeURIComponent(order)}/${action}`, { method: "POST", body: JSON.stringify(body) });
  const { kind, state, amount, refund, most } = Result.parse(await response.json());
  const write = (thousandths = 0): string => formatMoney(money(thousandths, currency));
  switch (kind) {
    case "shipped":
      return `${number} is marked as shipped, and the shopper gets a mail.`;
    case "delivered":
      return `${number} is marked as delivered.`;
    case "cancelled":
      return `${number} is cancelled; ${write(refund)} is refunded.`;
    case "rest-cancelled":
      return `The unsent pieces of ${number} are cancelled; ${write(refund)} is refunded.`;
    case "refunded":
      return `${write(amount)} of ${number} is refunded.`;
    case "retried":
      return `The refund of ${write(amount)} for ${number} is retried.`;
    case "none-failed":
      throw new OperatorError(`${number} has no declined refund.`);
    case "not-now":
      throw new OperatorError(`Not possible: ${number} is ${state}.`);
    case "bad-lines":
      throw new OperatorError(`${number} has no such lines, or not that many pieces left to ship.`);
    case "has-gift-cards":
      throw new OperatorError(`${number} cannot be cancelled, because a gift card in it has been used.`);
    case "bad-amount":
      throw new OperatorError(`At most ${write(most)} of ${number} can be refunded.`);
    default:
      throw new OperatorError(`The shop rejected the request: ${kind}.`);
  }
}

/** "ID" is one piece, "ID=2" two of them. */
function parseLine(typed: string): { readonly lineId: string; readonly quantity: number } {
  const [lineId = "", quantity = "1"] = typed.split("=");
  return { lineId, quantity: Number(quantity) };
}

function parseAmount(typed: string, currency: string): number {
  if (!/^\d{1,9}(?:\.\d{1,3})?$/.test(typed))
    throw new OperatorError(`"${typed}" is not an amount. Write it like 49.90.`);
  const amount = moneyOf(Number(typed), currency);
  if (toPayable(amount).thousandths !== amount.thousandths)
    throw new OperatorError(
      `"${typed}" is not an amount in ${currency}. The nearest one is ${formatMoney(toPayable(amount))}.`,
    );
  return amount.thousandths;
}

function withApi(config: Config, run: (api: AdminApi) => Promise<void>): Promise<void> {
  return withAdminApi(config, "orders", (database) => openLocal(config, database), run);
}

async function openLocal(config: Config, database: Database): Promise<LocalApi> {
  const log = createLog("silent", false);
  const settings = await openSettings(database, (error) => log.error({ err: error }));
  const payments = await openPayments({
    config,
    database,
    // The merchant's operations need no prices of markets.
    prices: ALL_PRICES,
    setting: settings.read,
    taxonomy: () => DEFAULT_TAXONOMY,
    origin: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
    // The next start of the shop delivers the mails and updates the index.
    onMail: () => {},
    onStockChanged: () => {},
    log,
    metrics: createMetrics(),
  });
  const api = localApi((access) => ordersAdminApp({ orderServices: payments.orderServices, ...access }));
  const close = async (): Promise<void> => {
    await payments.close();
    settings.close();
  };
  return { api, close };
}
