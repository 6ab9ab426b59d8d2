// Tax: rates by country, region and category, and whether prices include them.

import { z } from "zod";
import { Day } from "#commerce/database";
import {
  addressFormat,
  CANADIAN_EXAMPLE,
  COUNTRY_MARKETS,
  INITIAL_TAX,
  STANDARD_TAX,
  TAX_NAMES,
  TAX_ROUNDINGS,
  type TaxRate,
  type TaxSettings,
} from "#catalogue";
import type { FieldError } from "./field-errors.ts";
import { defineSetting } from "./setting.ts";

/** Also a field of the taxonomy's types. */
export const taxCategory = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters and digits, joined by hyphens");

const country = z.enum(
  COUNTRY_MARKETS.map((market) => market.country),
  "must be the code of a country, such as FR",
);
const day = Day;

const Rates = z
  .array(
    z.strictObject({
      category: taxCategory.describe(
        "standard, or a tax category of the taxonomy's types. delivery and gift-wrap follow the goods if they have no rate.",
      ),
      rate: z
        .number()
        .min(0)
        .max(100)
        .refine((rate) => isMillionths(rate), "must have at most four decimals")
        .describe("Percent, such as 8.1. 0 is a zero rate."),
      from: day.optional().describe("First day of the rate; by default it always applied."),
      until: day.optional().describe("Last day of the rate."),
    }),
  )
  .max(200);

const Country = z.strictObject({
  name: z.enum(TAX_NAMES).default("vat").describe("Name of the tax, as shoppers read it."),
  prices: z
    .enum(["include", "add"])
    .default("include")
    .describe("Prices include the tax, or it is added at the checkout."),
  rounding: z.enum(TAX_ROUNDINGS).default("line").describe("For each line, or once for all lines of a rate."),
  rates: Rates.describe("Without rates there is no tax."),
  regions: z
    .record(
      z.string().max(10),
      z.strictObject({
        name: z.enum(TAX_NAMES).optional().describe("Where it has another name than in the country."),
        rates: Rates,
      }),
    )
    .optional()
    .describe("Rates of states and provinces, which come before the country's."),
});

export const TAX = defineSetting<TaxSettings>({
  name: "tax",
  description: "Tax rates by country, region and category. Check them with your counsel.",
  schema: z.strictObject({
    countries: z.partialRecord(country, Country).describe("A country that is missing has no tax."),
    byProvider: z
      .array(country)
      .max(300)
      .default(() => [...INITIAL_TAX.byProvider])
      .describe("Countries that the provider of TAX_PROVIDER calculates; the others have the rates here."),
  }) as unknown as z.ZodType<TaxSettings>,
  initial: INITIAL_TAX,
  examples: [
    {
      countries: {
        CA: CANADIAN_EXAMPLE,
        US: {
          name: "sales-tax",
          prices: "add",
          rounding: "line",
          rates: [],
          regions: { NY: { rates: [{ category: STANDARD_TAX, rate: 8.875 }] } },
        },
      },
      byProvider: [],
    },
  ],
  check: ({ countries }) =>
    Object.entries(countries).flatMap(([code, { rates, regions = {} }]) => [
      ...wrongRates(`countries.${code}.rates`, rates),
      ...Object.entries(regions).flatMap(([region, own]) => [
        ...unknownRegion(`countries.${code}.regions.${region}`, code, region),
        ...wrongRates(`countries.${code}.regions.${region}.rates`, own.rates),
      ]),
    ]),
});

function isMillionths(percent: number): boolean {
  return Math.abs(Math.round(percent * 10_000) - percent * 10_000) < 1e-6;
}

function unknownRegion(path: string, code: string, region: string): readonly FieldError[] {
  const options = addressFormat(code).region?.options ?? [];
  return options.some((option) => option.code === region) ? [] : [{ path, message: `is not a region of ${code}` }];
}

/** Two rates of a category on the same day would leave the choice to chance. */
function wrongRates(path: string, rates: readonly TaxRate[]): readonly FieldError[] {
  return rates.flatMap((rate, at) => {
    if (rate.from !== undefined && rate.until !== undefined && rate.until < rate.from) {
      return [{ path: `${path}.${at}.until`, message: "is before from" }];
    }
    const other = rates.findIndex((one) => one.category === rate.category && overlap(one, rate));
    return other < at ? [{ path: `${path}.${at}`, message: `${rate.category} has days in common with ${other}` }] : [];
  });
}

const overlap = (one: TaxRate, other: TaxRate): boolean =>
  (one.from ?? "") <= (other.until ?? "9999") && (other.from ?? "") <= (one.until ?? "9999");
