// Payment methods and the countries that have them.

import { z } from "zod";
import { COUNTRY_MARKETS, INITIAL_PAYMENTS, OFFERED_METHODS, paymentMethodsOf, type PaymentSettings } from "#catalogue";
import type { FieldError } from "./field-errors.ts";
import { defineSetting } from "./setting.ts";

const countries = z
  .array(
    z.enum(
      COUNTRY_MARKETS.map(({ country }) => country),
      "must be the code of a country, such as FR",
    ),
  )
  .min(1)
  .max(300)
  .optional();

const Payments = z.strictObject({
  methods: z
    .array(
      z.strictObject({
        method: z.enum(OFFERED_METHODS),
        countries: countries.describe("Countries that have it; every country if absent."),
        except: countries.describe("Countries that do not have it."),
      }),
    )
    .min(1, "must have at least one method")
    .max(OFFERED_METHODS.length)
    .describe("In the order in which the checkout shows them. Methods that the payment provider lacks are left out."),
});

export const PAYMENTS = defineSetting<PaymentSettings>({
  name: "payments",
  description: "Payment methods, in the order of the checkout, and the countries that have them.",
  schema: Payments,
  initial: INITIAL_PAYMENTS,
  check: (value) => [...repeated(value), ...unpayable(value)],
});

const repeated = ({ methods }: PaymentSettings): readonly FieldError[] =>
  methods.flatMap(({ method }, at) =>
    methods.findIndex((other) => other.method === method) < at
      ? [{ path: `methods.${at}.method`, message: `${method} is listed twice` }]
      : [],
  );

/** Every country needs a way to pay. */
function unpayable(value: PaymentSettings): readonly FieldError[] {
  const left = COUNTRY_MARKETS.find((market) => paymentMethodsOf(value, market).length === 0);
  return left ? [{ path: "methods", message: `${left.country} has no payment method` }] : [];
}
