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
  /** Price of one piece, after its discount. */
  readonly price: number;
  readonly quantity: number;
  /** Code that discounts the line. */
  readonly coupon?: string;
  /** Discount on one piece. */
  readonly discount?: number;
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
  /** Discount on all pieces. */
  readonly discount?: number | undefined;
  readonly coupon?: string | null | undefined;
  readonly goods?: Goods | null | undefined;
}

export interface Goods {
  readonly productType: string;
  readonly departments: readonly string[];
}

export interface CartParams {
  /** ISO 4217. */
  readonly currency: string;
  /** Price of all pieces, without delivery. */
  readonly value: number;
  /** Codes that apply. */
  readonly coupon?: string;
  readonly items: readonly AnalyticsItem[];
}

export interface PurchaseParams extends CartParams {
  /** Number of the order. */
  readonly transaction_id: string;
  readonly shipping: number;
  readonly tax: number;
}

/** Gift cards have no stock number. */
const GIFT_CARD = "gift-card";

export function analyticsItem(line: MeasuredLine, currency: string): AnalyticsItem {
  const variant = [line.colour, line.size].filter(Boolean).join(", ");
  // GA4 has prices and discounts of one piece, so those of several are rounded to thousandths.
  const off = line.quantity > 0 ? Math.round((line.discount ?? 0) / line.quantity) : 0;
  const [department] = line.goods?.departments ?? [];
  return {
    item_id: line.sku || GIFT_CARD,
    item_name: line.title,
    ...(line.vendor && { item_brand: line.vendor }),
    ...(department && { item_category: department }),
    ...(line.goods?.productType && { item_category2: line.goods.productType }),
    ...(variant && { item_variant: variant }),
    price: toMajor(money(line.price - off, currency)),
    quantity: line.quantity,
    ...(line.coupon && { coupon: line.coupon }),
    ...(off > 0 && { discount: toMajor(money(off, currency)) }),
  };
}

export const cartParams = (
  lines: readonly MeasuredLine[],
  currency: string,
  codes: readonly string[] = [],
): CartParams => ({
  currency,
  value: toMajor(
    money(
      lines.reduce((sum, { price, quantity, discount = 0 }) => sum + price * quantity - discount, 0),
      currency,
    ),
  ),
  ...(codes.length > 0 && { coupon: codes.join(",") }),
  items: lines.map((line) => analyticsItem(line, currency)),
});

export interface MeasuredOrder {
  readonly number: string;
  readonly currency: string;
  readonly deliveryPrice: number;
  readonly tax: { readonly amount: number } | null;
  readonly lines: readonly (MeasuredLine & { readonly id: string })[];
  readonly discounts: readonly { readonly lineId: string | null; readonly code: string | null }[];
}

export const purchaseParams = (order: MeasuredOrder): PurchaseParams => ({
  transaction_id: order.number,
  ...cartParams(
    order.lines.map((line) => ({ ...line, coupon: codesOf(order.discounts, line.id)[0] })),
    order.currency,
    codesOf(order.discounts),
  ),
  shipping: toMajor(money(order.deliveryPrice, order.currency)),
  tax: toMajor(money(order.tax?.amount ?? 0, order.currency)),
});

/** Codes used for one line, or for the whole order. */
export const codesOf = (discounts: MeasuredOrder["discounts"], lineId?: string): readonly string[] => [
  ...new Set(discounts.flatMap((one) => (lineId === undefined || one.lineId === lineId ? (one.code ?? []) : []))),
];
