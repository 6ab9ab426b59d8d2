// A tax of a checkout or an order, with its amount.

import { money } from "#catalogue";
import { taxName } from "#commerce/labels";
import type { NamedTax } from "#commerce/orders";
import { builder } from "./builder.ts";
import { MoneyType } from "./money.ts";

export const TaxType = builder.objectRef<NamedTax & { readonly currency: string }>("Tax").implement({
  description: "A tax and its amount.",
  fields: (t) => ({
    name: t.string({
      description: "In the operation's language: VAT, GST.",
      resolve: ({ name }, _args, { browsing }) => taxName(name, browsing.visitor.language),
    }),
    amount: t.field({
      type: MoneyType,
      description: "Of all lines, the delivery and the gift wrapping.",
      resolve: ({ amount, currency }) => money(amount, currency),
    }),
  }),
});
