// Events of buying in the shape of GA4: https://developers.google.com/analytics/devguides/collection/ga4/reference/events
// Pure. Amounts are in units of the currency.

import { money, toMajor } from "#catalogue";

/** A piece in an event. */
export interface AnalyticsItem {
  /** Stock number of the variant. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  /** Department. */
  readonly item_category?: string;
  /** Product type. */
  readonly item_category2?: string;
  /** Colour and size. */
  readonly item_variant?: string;
  /** Of one piece. */
  readonly price: number;
  readonly quantity: number;
}

/** A line of a cart or an order. Amounts are in thousandths. */
export interface MeasuredLine {
  readonly sku: string;
  readonly vendor: string;
  readonly title: string;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  readonly price: number;
  readonly goods?: Goods | null | undefined;
}

export interface Goods {
  readonly productType: string;
  readonly departments: readonly string[];
}

export interface BagParams {
  /** ISO 4217. */
  readonly currency: string;
  /** Price of all pieces, without delivery. */
  readonly value: number;
  readonly items: readonly AnalyticsItem[];
}

export interface PurchaseParams extends BagParams {
  /** Number of the order. */
  readonly transaction_id: string;
  readonly shipping: number;
  readonly tax: number;
}

/** Gift cards have no stock number. */
const GIFT_CARD = "gift-card";

export function analyticsItem(line: MeasuredLine, currency: string): AnalyticsItem {
  const variant = [line.colour, line.size].filter(Boolean).join(", ");
  const [department] = line.goods?.departments ?? [];
  return {
    item_id: line.sku || GIFT_CARD,
    item_name: line.title,
    ...(line.vendor && { item_brand: line.vendor }),
    ...(department && { item_category: department }),
    ...(line.goods?.productType && { item_category2: line.goods.productType }),
    ...(variant && { item_variant: variant }),
    price: toMajor(money(line.price, currency)),
    quantity: line.quantity,
  };
}

export const bagParams = (lines: readonly MeasuredLine[], currency: string): BagParams => ({
  currency,
  value: toMajor(
    money(
      lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      currency,
    ),
  ),
  items: lines.map((line) => analyticsItem(line, currency)),
});

export interface MeasuredOrder {
  readonly number: string;
  readonly currency: string;
  readonly deliveryPrice: number;
  readonly tax: { readonly amount: number } | null;
  readonly lines: readonly MeasuredLine[];
}

export const purchaseParams = (order: MeasuredOrder): PurchaseParams => ({
  transaction_id: order.number,
  ...bagParams(order.lines, order.currency),
  shipping: toMajor(money(order.deliveryPrice, order.currency)),
  tax: toMajor(money(order.tax?.amount ?? 0, order.currency)),
});
