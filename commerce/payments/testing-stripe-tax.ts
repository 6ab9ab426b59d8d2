// Test double of Stripe Tax: calculations, and the transactions that are made of them.

interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Taxed {
  readonly amount: number;
  readonly amount_tax: number;
}

export interface TaxTransaction {
  readonly id: string;
  readonly reference: string;
  readonly original_transaction: string | null;
  readonly line_items: readonly (Taxed & { readonly id: string; readonly reference: string })[];
  readonly shipping_cost: Taxed | null;
}

export interface FakeTax {
  readonly transactions: Map<string, TaxTransaction>;
  /** Undefined for a path that is not of Stripe Tax. */
  readonly answer: (method: string, path: string, form: URLSearchParams) => FakeAnswer | undefined;
}

export const refuse = (status: number, code: string, message: string): FakeAnswer => ({
  status,
  body: { error: { type: "invalid_request_error", code, message } },
});

export function openFakeTax(): FakeTax {
  const calculations = new Map<string, ReturnType<typeof calculationOf>>();
  const transactions: FakeTax["transactions"] = new Map();
  const find = (id: string) => [...transactions.values()].find((one) => one.id === id);
  const add = (values: Omit<TaxTransaction, "id">): FakeAnswer => {
    if (transactions.has(values.reference)) return refuse(400, "resource_already_exists", "Reference already used");
    const transaction = { id: `tax_${transactions.size + 1}`, ...values };
    transactions.set(values.reference, transaction);
    return { status: 200, body: { ...transaction, object: "tax.transaction" } };
  };
  const sell = (form: URLSearchParams): FakeAnswer => {
    const calculation = calculations.get(form.get("calculation") ?? "");
    if (!calculation) return refuse(404, "resource_missing", "No such tax calculation");
    return add({
      reference: form.get("reference") ?? "",
      original_transaction: null,
      line_items: calculation.line_items.data.map(({ reference, amount, amount_tax }, at) => ({
        id: `tax_li_${calculation.id}_${at}`,
        reference: reference ?? "",
        amount,
        amount_tax,
      })),
      shipping_cost: calculation.shipping_cost && amountsOf(calculation.shipping_cost),
    });
  };
  const reverse = (form: URLSearchParams): FakeAnswer => {
    const original = find(form.get("original_transaction") ?? "");
    if (!original) return refuse(404, "resource_missing", "No such tax transaction");
    if (form.get("mode") === "full") return add({ ...negative(original), reference: form.get("reference") ?? "" });
    const lines = [...form.keys()]
      .filter((key) => /^line_items\[\d+\]\[original_line_item\]$/.test(key))
      .map((key) => ({
        id: form.get(key) ?? "",
        reference: form.get(key.replace("original_line_item", "reference")) ?? "",
        ...amountsIn(form, key.slice(0, key.lastIndexOf("["))),
      }));
    const shipping = form.has("shipping_cost[amount]") ? amountsIn(form, "shipping_cost") : null;
    const before = [...transactions.values()].filter((one) => one.original_transaction === original.id);
    const isTooMuch = (of: Taxed | null | undefined, parts: readonly (Taxed | null | undefined)[]): boolean =>
      !of ||
      parts.some((part) => part && (part.amount > 0 || part.amount_tax > 0)) ||
      parts.reduce((left, part) => left + (part?.amount ?? 0), of.amount) < 0 ||
      parts.reduce((left, part) => left + (part?.amount_tax ?? 0), of.amount_tax) < 0;
    const lineOf = (transaction: TaxTransaction, id: string) => transaction.line_items.find((one) => one.id === id);
    const isRefused =
      lines.some((line) =>
        isTooMuch(lineOf(original, line.id), [line, ...before.map((one) => lineOf(one, line.id))]),
      ) ||
      (shipping && isTooMuch(original.shipping_cost, [shipping, ...before.map((one) => one.shipping_cost)]));
    if (isRefused) return refuse(400, "invalid_reversal", "The reversal exceeds the amount that is left");
    const reference = form.get("reference") ?? "";
    return add({ reference, original_transaction: original.id, line_items: lines, shipping_cost: shipping });
  };
  return {
    transactions,
    answer: (method, path, form) => {
      if (method === "POST" && path === "/v1/tax/calculations") {
        const body = calculationOf(form, calculations.size + 1);
        calculations.set(body.id, body);
        return { status: 200, body };
      }
      if (method === "POST" && path === "/v1/tax/transactions/create_from_calculation") return sell(form);
      if (method === "POST" && path === "/v1/tax/transactions/create_reversal") return reverse(form);
      const lines = /^\/v1\/tax\/transactions\/([^/]+)\/line_items$/.exec(path)?.[1];
      if (lines === undefined) return undefined;
      const data = find(lines)?.line_items;
      return data
        ? { status: 200, body: { object: "list", url: path, has_more: false, data } }
        : refuse(404, "resource_missing", "No such tax transaction");
    },
  };
}

const negative = ({ id, line_items, shipping_cost }: TaxTransaction) => ({
  original_transaction: id,
  line_items: line_items.map((line) => ({ ...line, amount: -line.amount, amount_tax: -line.amount_tax })),
  shipping_cost: shipping_cost && { amount: -shipping_cost.amount, amount_tax: -shipping_cost.amount_tax },
});

const amountsOf = ({ amount, amount_tax }: Taxed): Taxed => ({ amount, amount_tax });
const amountsIn = (form: URLSearchParams, prefix: string): Taxed => ({
  amount: Number(form.get(`${prefix}[amount]`)),
  amount_tax: Number(form.get(`${prefix}[amount_tax]`)),
});

/** Stripe Tax: New York with 4 % of the state and 4.5 % of the city; clothing has only the latter. */
function calculationOf(form: URLSearchParams, number: number) {
  const taxed = (prefix: string) => {
    const amount = Number(form.get(`${prefix}[amount]`));
    const rates = form.get(`${prefix}[tax_code]`) === "txcd_30011000" ? ["4.5"] : ["4.0", "4.5"];
    const percent = rates.reduce((sum, rate) => sum + Number(rate), 0);
    const isIncluded = form.get(`${prefix}[tax_behavior]`) === "inclusive";
    const jurisdiction = { country: "US", state: form.get("customer_details[address][state]") };
    return {
      amount,
      amount_tax: Math.round((amount * percent) / (isIncluded ? 100 + percent : 100)),
      tax_breakdown: rates.map((rate) => ({ jurisdiction, tax_rate_details: { percentage_decimal: rate } })),
    };
  };
  const lines = [...form.keys()].filter((key) => /^line_items\[\d+\]\[reference\]$/.test(key));
  return {
    id: `taxcalc_${number}`,
    object: "tax.calculation",
    line_items: {
      data: lines.map((key) => ({ reference: form.get(key), ...taxed(key.slice(0, key.lastIndexOf("["))) })),
    },
    shipping_cost: form.has("shipping_cost[amount]") ? taxed("shipping_cost") : null,
  };
}
