// Amounts of money. An object rather than a scalar, so that the currency is always beside the amount.

import { currencyOf, formatMoney, type Money } from "#catalogue";
import { builder } from "./builder.ts";

export const MoneyType = builder.objectRef<Money>("Money").implement({
  description: "An amount in a currency.",
  fields: (t) => ({
    amount: t.field({
      description: 'In units of the currency, with its usual number of decimals: "1290.50", in yen "12900".',
      type: "Decimal",
      resolve: decimalOf,
    }),
    currencyCode: t.exposeString("currency", { description: "ISO 4217." }),
    formatted: t.string({ description: "As the shop's pages show it: “€1.290,50”.", resolve: formatMoney }),
  }),
});

/** An amount with more decimals than its currency has keeps them all. */
function decimalOf({ thousandths, currency }: Money): string {
  const digits = String(Math.abs(thousandths)).padStart(4, "0");
  const decimals = digits.slice(-3);
  const least = currencyOf(currency).scale;
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, "");
  return `${thousandths < 0 ? "-" : ""}${digits.slice(0, -3)}${shown === "" ? "" : `.${shown}`}`;
}
