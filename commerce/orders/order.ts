// Types of orders. Amounts are in thousandths of the order's currency.

import type {
  Address,
  DeliveryDays,
  GiftOptions,
  GiftOrder,
  Names,
  PaymentMethod,
  PriceList,
  TaxName,
  TaxNote,
  VariantOption,
} from "#catalogue";
import type { Texts } from "#commerce/settings";
import type { TaxLine } from "#commerce/tax";
import type { OrderState } from "./states.ts";

export interface OrderSummary {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly total: number;
  readonly currency: string;
  /** Number of pieces. */
  readonly count: number;
  /** Pictures of the first lines. */
  readonly images: readonly string[];
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  /** From 1; a page past the end becomes the last one. */
  readonly page: number;
  readonly pages: number;
}

export interface Order {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  /** Null for a guest. */
  readonly accountId: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly marketCode: string;
  readonly language: string;
  readonly priceList: PriceList;
  readonly currency: string;
  /** Null if everything is sent by email. */
  readonly delivery: Address | null;
  readonly billing: Address;
  /** Code of the delivery method. */
  readonly deliveryMethod: string | null;
  readonly deliveryTerms: DeliveryTerms | null;
  /** Sum of the lines before discounts. */
  readonly subtotal: number;
  /** Sum of the lines' discounts. */
  readonly discount: number;
  /** As charged, so after the delivery's discount. */
  readonly deliveryPrice: number;
  readonly deliveryDiscount: number;
  /** The share of each promotion in a line or in the delivery. */
  readonly discounts: readonly OrderDiscount[];
  /** Null unless it is a gift. */
  readonly giftOptions: GiftOptions | null;
  readonly giftWrapPrice: number;
  /** Null in orders from before tax was calculated. */
  readonly tax: OrderTax | null;
  /** With the tax that is added to the prices. */
  readonly total: number;
  /** Part of the total paid by gift cards; the rest was paid by `method`. */
  readonly giftCardAmount: number;
  /** Null before it is paid. */
  readonly method: PaymentMethod | null;
  readonly tracking: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly placedAt: Date | null;
  readonly lines: readonly OrderLine[];
  /** In the order in which they were sent; empty in orders that were sent before parcels were recorded. */
  readonly parcels: readonly Parcel[];
  /** Oldest first. */
  readonly events: readonly OrderEvent[];
}

export interface OrderDiscount {
  /** Null for the delivery. */
  readonly lineId: string | null;
  readonly promotionId: string;
  /** Null for an automatic promotion. */
  readonly code: string | null;
  readonly name: Texts;
  readonly amount: number;
}

export interface OrderTax extends TaxDetails {
  readonly amount: number;
  /** Part of it that was added to the prices. */
  readonly added: number;
  /** Net amounts and tax by line, delivery and gift wrapping. */
  readonly lines: readonly OrderTaxLine[];
}

export interface OrderTaxLine extends Omit<TaxLine, "id"> {
  readonly id: string;
  /** Null for delivery and gift wrapping. */
  readonly lineId: string | null;
}

export interface TaxDetails {
  readonly name: TaxName;
  /** True if prices include the tax. */
  readonly isIncluded: boolean;
  /** Null if it was calculated by the merchant's tables. */
  readonly provider: string | null;
  /** The provider's id of the calculation. */
  readonly reference: string | null;
}

/** Place where a shopper found the product of a line, for the shop's figures. Identifies no person. */
export interface LineSource {
  /** Normalised words of a search; empty if it was none. */
  readonly query: string;
  /** Path of a listing without country: "/collections/women"; empty if it was none. */
  readonly listing: string;
  readonly device: "mobile" | "desktop";
}

/** The terms of delivery and return that the shopper agreed to. */
export interface DeliveryTerms {
  /** Null if everything is sent by email. */
  readonly method: { readonly names: Names; readonly days: DeliveryDays } | null;
  /** Of the cheapest method offered, in thousandths; absent in orders from before it was stored. */
  readonly leastPrice?: number;
  readonly taxNote: TaxNote;
  readonly returnDays: number;
  /** For an express order: the countries that the wallet's address may be in. */
  readonly countries?: readonly string[];
}

export interface OrderLine {
  readonly id: string;
  /** Null for a gift card, like the next two. */
  readonly productId: string | null;
  readonly variantId: string | null;
  readonly handle: string | null;
  readonly gift: GiftOrder | null;
  readonly sku: string;
  readonly vendor: string;
  readonly title: string;
  readonly colour: string;
  readonly size: string;
  readonly options: readonly VariantOption[];
  /** As the shop showed them in the order's language; null if it is English, and in orders from before they were stored. */
  readonly localNames: LineNames | null;
  readonly image: string;
  readonly quantity: number;
  /** Unit price. */
  readonly price: number;
  readonly compareAtPrice: number | null;
  /** Sum of the promotions' shares, of all pieces. */
  readonly discount: number;
  /** True for a gift with purchase. */
  readonly isComplimentary: boolean;
  /** Tax that was added to the price of all pieces; 0 if prices include it. */
  readonly taxAdded: number;
}

/** Names of a line in the order's language. */
export interface LineNames {
  readonly vendor: string;
  readonly title: string;
  /** Absent in orders from before it was stored. */
  readonly colour?: string;
  readonly options: readonly VariantOption[];
}

export interface Parcel {
  /** From 1. */
  readonly number: number;
  /** Code of a known carrier, or its name. */
  readonly carrier: string | null;
  readonly tracking: string | null;
  /** Page of the carrier about the parcel. */
  readonly trackingUrl: string | null;
  readonly lines: readonly ParcelLine[];
  readonly sentAt: Date;
  readonly deliveredAt: Date | null;
}

export interface ParcelLine {
  /** Id of the order's line. */
  readonly lineId: string;
  readonly quantity: number;
}

/** Originator of an order event. */
export type OrderActor = "shopper" | "merchant" | "shop";

export type OrderEventKind =
  /** The payment was started. */
  | "created"
  | "payment-failed"
  | "placed"
  | "shipped"
  | "delivered"
  | "cancelled"
  /** The pieces that were not sent yet will not be. */
  | "rest-cancelled"
  /** A refund was scheduled. */
  | "refund-due"
  | "refunded"
  | "refund-failed"
  | `return-${string}`;

export interface OrderEvent {
  readonly kind: OrderEventKind;
  readonly by: OrderActor;
  /** For example {"amount": 120000}, {"tracking": "…"}, {"reason": "sold-out"}; what staff did has their name as "operator". */
  readonly details: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

/** Credentials for reading an order: its account's session or one of its tokens. */
export interface OrderViewer {
  readonly accountId: string | null;
  readonly token: string | null;
}
