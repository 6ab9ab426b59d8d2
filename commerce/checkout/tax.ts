// The tax of a checkout's lines, delivery and gift wrapping.

import type { Address, Taxonomy } from "#catalogue";
import type { Cart } from "#commerce/cart";
import { quoteTax, taxCategoryOf, taxSum, VOUCHER, type TaxItem, type TaxServices } from "#commerce/tax";
import type { CheckoutTax } from "./checkout.ts";
import type { CartDiscounts } from "./cart-discounts.ts";

export interface CheckoutTaxServices extends TaxServices {
  readonly taxonomy: () => Taxonomy;
  /** False in a transaction, which must not wait for a provider. */
  readonly isWaiting: boolean;
}

export interface Taxed {
  readonly cart: Cart;
  readonly discounts: Pick<CartDiscounts, "lines" | "delivery">;
  /** Before its discount. Null until a method is chosen. */
  readonly delivery: number | null;
  readonly giftWrap: number;
  readonly country: string;
  readonly address: Address | null;
  readonly isExport: boolean;
}

export async function checkoutTax(
  services: CheckoutTaxServices,
  { cart, discounts, delivery, giftWrap, country, address, isExport }: Taxed,
): Promise<CheckoutTax> {
  const items = [
    ...linesOf(cart, discounts, services.taxonomy()),
    ...itemOf("delivery", (delivery ?? 0) - discounts.delivery.amount),
    ...itemOf("gift-wrap", giftWrap),
  ];
  const question = { items, currency: cart.currency, country, address, isExport };
  const quote = await quoteTax(services, question, services);
  if (quote.kind !== "taxes") return quote;
  const { name, taxes, provider } = quote;
  return { kind: "known", name, amount: taxSum(taxes.lines), provider, ...taxes };
}

/** Tax is on what is paid, so after discounts. */
const linesOf = ({ lines }: Cart, discounts: Taxed["discounts"], taxonomy: Taxonomy): readonly TaxItem[] =>
  lines
    // Lines that are sold out or gone cost nothing, and cannot be ordered.
    .filter(({ change }) => change === null || change.kind === "price" || change.kind === "less-stock")
    .map(({ id, goods, total, quantity }) => ({
      id,
      subject: "line",
      category: goods ? taxCategoryOf(taxonomy, goods) : VOUCHER,
      amount: total - (discounts.lines.find(({ lineId }) => lineId === id)?.amount ?? 0),
      quantity,
    }));

const itemOf = (subject: "delivery" | "gift-wrap", amount: number): readonly TaxItem[] =>
  amount === 0 ? [] : [{ id: subject, subject, category: subject, amount, quantity: 1 }];
