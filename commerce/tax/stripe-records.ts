// Sales and reversals as tax transactions of Stripe, which its reports and filings are made of.
// https://docs.stripe.com/tax/custom#tax-transaction

import type { Stripe } from "stripe";
import { toMinorUnits } from "./stripe-amounts.ts";
import type { ReversedLine, TaxRecords, TaxReversal } from "./records.ts";

export function stripeRecords(stripe: Stripe): TaxRecords {
  const { transactions } = stripe.tax;
  return {
    name: "stripe",
    recordSale: async ({ id, calculation, name, at }) => {
      const posted = Math.floor(at.getTime() / 1000);
      const sale = await transactions.createFromCalculation(
        { calculation, reference: name, posted_at: posted },
        { idempotencyKey: `tax ${id}` },
      );
      return sale.id;
    },
    recordReversal: async (reversal) => {
      const ids = new Map<string, string>();
      for await (const line of transactions.listLineItems(reversal.sale, { limit: 100 })) {
        ids.set(line.reference, line.id);
      }
      const made = await transactions.createReversal(paramsOf(reversal, ids), {
        idempotencyKey: `tax ${reversal.id}`,
      });
      return made.id;
    },
    undoReversal: async ({ id, reversal, name }) => {
      const params = { mode: "full", original_transaction: reversal, reference: name } as const;
      const made = await transactions.createReversal(params, { idempotencyKey: `tax ${id}` });
      return made.id;
    },
  };
}

/** Amounts are negative, and include the tax where the calculation's did. */
function paramsOf(
  { sale, name, currency, isIncluded, lines }: TaxReversal,
  ids: ReadonlyMap<string, string>,
): Stripe.Tax.TransactionCreateReversalParams {
  const amounts = ({ taxable, tax }: ReversedLine) => ({
    amount: -toMinorUnits(isIncluded ? taxable + tax : taxable, currency),
    amount_tax: -toMinorUnits(tax, currency),
  });
  const delivery = lines.find(({ subject }) => subject === "delivery");
  return {
    mode: "partial",
    original_transaction: sale,
    reference: name,
    line_items: lines
      .filter(({ subject }) => subject !== "delivery")
      .map((line) => {
        const original = ids.get(line.item);
        if (original === undefined) throw new Error(`Stripe's tax transaction ${sale} has no line ${line.item}`);
        return { ...amounts(line), original_line_item: original, reference: line.item };
      }),
    ...(delivery && { shipping_cost: amounts(delivery) }),
  };
}
