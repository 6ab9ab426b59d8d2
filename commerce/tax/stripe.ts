// Stripe Tax as a tax provider: it calculates, the shop keeps the lines with the order, and both record the sale.
// https://docs.stripe.com/api/tax/calculations/create

import type { Stripe } from "stripe";
import { z } from "zod";
import { VOUCHER } from "./calculate.ts";
import { createTaxProvider, type TaxProvider, type TaxRequest } from "./provider.ts";
import type { TaxRecords } from "./records.ts";
import { fromMinorUnits, toMinorUnits } from "./stripe-amounts.ts";
import { stripeRecords } from "./stripe-records.ts";
import type { TaxItem, TaxLine, Taxes } from "./tax.ts";

export interface StripeTaxParts {
  readonly secretKey: string;
  /** Origin of a test server that replaces Stripe's API. */
  readonly apiUrl?: string;
  readonly onError: (error: unknown) => void;
}

/** Stripe's codes of goods: https://docs.stripe.com/tax/tax-codes */
const CODES: Readonly<Record<string, string>> = {
  clothing: "txcd_30011000",
  "childrens-clothing": "txcd_30011000",
  books: "txcd_35010000",
  delivery: "txcd_92010001",
};
const TANGIBLE = "txcd_99999999";
/** For background requests. */
const TIMEOUT_MS = 10_000;

export async function createStripeTax({
  secretKey,
  apiUrl,
  onError,
}: StripeTaxParts): Promise<TaxProvider & TaxRecords> {
  // Imported on demand, because loading the package takes about half a second.
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(apiUrl ?? "https://api.stripe.com");
  const isPlain = protocol === "http:";
  const stripe = new StripeClient(secretKey, {
    apiVersion: "2026-10-28.endive",
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    httpClient: StripeClient.createFetchHttpClient(),
    telemetry: false,
    protocol: isPlain ? "http" : "https",
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  });
  const provider = createTaxProvider({
    name: "stripe",
    // With the client for fetch, the limit includes the time that the body takes.
    ask: async (request, timeout) =>
      taxesOf(request, Calculation.parse(await stripe.tax.calculations.create(paramsOf(request), { timeout }))),
    onError,
  });
  return { ...provider, ...stripeRecords(stripe) };
}

function paramsOf({ items, currency, address, isIncluded }: TaxRequest): Stripe.Tax.CalculationCreateParams {
  const common = { tax_behavior: isIncluded ? "inclusive" : "exclusive" } as const;
  const minor = ({ amount }: TaxItem): number => toMinorUnits(amount, currency);
  const delivery = items.find(({ subject }) => subject === "delivery");
  return {
    currency: currency.toLowerCase(),
    customer_details: {
      address_source: "shipping",
      address: {
        line1: address.line1,
        line2: address.line2,
        city: address.city,
        state: address.region,
        postal_code: address.postalCode,
        country: address.country,
      },
    },
    line_items: items.filter(isSold).map((item) => ({
      ...common,
      reference: item.id,
      amount: minor(item),
      tax_code: CODES[item.category] ?? TANGIBLE,
    })),
    ...(delivery && { shipping_cost: { ...common, amount: minor(delivery), tax_code: CODES["delivery"] ?? TANGIBLE } }),
    expand: ["line_items.data.tax_breakdown"],
  };
}

/** Gift cards are taxed when they are spent, and the delivery is a separate field. */
const isSold = ({ category, subject }: TaxItem): boolean => category !== VOUCHER && subject !== "delivery";

const Breakdown = z.object({
  jurisdiction: z.object({ country: z.string(), state: z.string().nullish() }),
  tax_rate_details: z.object({ percentage_decimal: z.string() }).nullish(),
});
const Taxed = z.object({ amount_tax: z.int().min(0), tax_breakdown: z.array(Breakdown).nullish() });
const Calculation = z.object({
  id: z.string().nullable(),
  line_items: z.object({ data: z.array(Taxed.extend({ reference: z.string() })) }),
  shipping_cost: Taxed.nullish(),
});

/** Throws if Stripe left something out: half a calculation must not be charged. */
function taxesOf(
  { items, currency, address, isIncluded }: TaxRequest,
  { id: reference, line_items: lines, shipping_cost: shipping }: z.infer<typeof Calculation>,
): Taxes {
  const state = address.region ? `${address.country}-${address.region}` : address.country;
  const lineOf = (item: TaxItem): TaxLine => {
    const { id, subject, category, amount } = item;
    const common = { id, subject, category };
    if (category === VOUCHER) {
      return { ...common, jurisdiction: "", treatment: "voucher", rate: 0, taxable: amount, tax: 0 };
    }
    const answer = subject === "delivery" ? shipping : lines.data.find((line) => line.reference === id);
    if (!answer) throw new Error(`Stripe calculated no tax for ${id}`);
    const tax = fromMinorUnits(answer.amount_tax, currency);
    const parts = answer.tax_breakdown ?? [];
    const percent = parts.reduce((sum, { tax_rate_details: of }) => sum + Number(of?.percentage_decimal ?? 0), 0);
    const isState = parts.some(({ jurisdiction }) => jurisdiction.state);
    return {
      ...common,
      jurisdiction: isState ? state : address.country,
      treatment: parts.length > 0 ? "taxed" : "none",
      rate: Math.round(percent * 10_000),
      taxable: isIncluded ? amount - tax : amount,
      tax,
    };
  };
  return { isIncluded, lines: items.map(lineOf), reference };
}
