// Placed orders.

import { sizeName } from "#commerce/labels";
import { carrierName, money } from "#catalogue";
import {
  ORDER_STATES,
  sentParcels,
  taxesByName,
  type Order,
  type OrderDiscount,
  type OrderEvent,
  type OrderLine,
  type OrderSummary,
  type OrderTaxLine,
  type Parcel,
  type ParcelLine,
} from "#commerce/orders";
import { listCreditNotes, type CreditNote } from "#commerce/payments";
import { textIn } from "#commerce/settings";
import type { Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { GiftOptionsType } from "../cart/gift-options.ts";
import { connectionType } from "../connection.ts";
import { MoneyType } from "../money.ts";
import { TaxType } from "../tax.ts";
import { nameOf, PaymentMethodType, PostalAddressType } from "../checkout/types.ts";
import { VariantOptionType } from "../products/option.ts";

export const OrderStateType = builder.enumType("OrderState", {
  values: Object.fromEntries(ORDER_STATES.map((state) => [nameOf(state), { value: state }])) as {
    [State in (typeof ORDER_STATES)[number]]: { value: State };
  },
});

type PricedLine = OrderLine & { readonly currency: string };

const OrderLineType = builder.objectRef<PricedLine>("OrderLine").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    productId: t.exposeID("productId", { nullable: true, description: "Null for a gift card." }),
    variantId: t.exposeID("variantId", { nullable: true }),
    slug: t.exposeString("handle", { nullable: true }),
    sku: t.exposeString("sku"),
    vendor: t.string({
      description: "The designer's name, as the market shows it.",
      resolve: ({ vendor }, _args, { loaders }) => loaders.translate((translate) => translate.vendor(vendor)),
    }),
    title: t.string({
      description: "In the operation's language.",
      resolve: ({ productId, title }, _args, { loaders }) =>
        productId === null ? title : loaders.translate((translate) => translate.title(productId, title)),
    }),
    colour: t.string({
      description: "In the operation's language.",
      resolve: ({ colour }, _args, { loaders }) => loaders.translate((translate) => translate(colour)),
    }),
    size: t.string({ resolve: ({ size }, _args, { browsing }) => sizeName(size, browsing.visitor.language) }),
    options: t.field({
      type: [VariantOptionType],
      description: "Beyond size and colour, as ordered.",
      resolve: ({ options }) => options,
    }),
    quantity: t.exposeInt("quantity"),
    price: t.field({
      type: MoneyType,
      description: "Each, before discounts.",
      resolve: ({ price, currency }) => money(price, currency),
    }),
    discount: t.field({
      type: MoneyType,
      description: "What promotions took off all pieces.",
      resolve: ({ discount, currency }) => money(discount, currency),
    }),
    isComplimentary: t.exposeBoolean("isComplimentary", { description: "True for a gift with purchase." }),
  }),
});

const OrderEventType = builder.objectRef<OrderEvent>("OrderEvent").implement({
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "Such as placed, shipped, cancelled, refunded." }),
    by: t.exposeString("by", { description: "shopper, merchant or shop." }),
    at: t.expose("at", { type: "DateTime", description: "When it happened." }),
  }),
});

const ParcelLineType = builder.objectRef<ParcelLine>("ParcelLine").implement({
  fields: (t) => ({
    lineId: t.exposeID("lineId", { description: "Id of the order's line." }),
    quantity: t.exposeInt("quantity", { description: "Pieces of the line in the parcel." }),
  }),
});

const ParcelType = builder.objectRef<Parcel>("Parcel").implement({
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1." }),
    carrier: t.string({
      nullable: true,
      description: "Name of the carrier.",
      resolve: ({ carrier }) => carrier && carrierName(carrier),
    }),
    tracking: t.exposeString("tracking", { nullable: true, description: "The carrier's number." }),
    trackingUrl: t.exposeString("trackingUrl", { nullable: true, description: "The carrier's page about it." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "When it was sent." }),
    deliveredAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was delivered; null until then.",
      resolve: ({ deliveredAt }) => deliveredAt,
    }),
    lines: t.field({ type: [ParcelLineType], description: "Its pieces.", resolve: ({ lines }) => lines }),
  }),
});

const OrderDiscountType = builder.objectRef<OrderDiscount & { readonly currency: string }>("OrderDiscount").implement({
  description: "The share of a promotion in a line or in the delivery of an order.",
  fields: (t) => ({
    lineId: t.exposeID("lineId", { nullable: true, description: "Null for the delivery." }),
    name: t.string({
      description: "The promotion's name in the operation's language.",
      resolve: ({ name }, _args, { browsing }) => textIn(name, browsing.visitor.language) ?? "",
    }),
    code: t.exposeString("code", { nullable: true, description: "Null for an automatic promotion." }),
    amount: t.field({
      type: MoneyType,
      description: "0 for a gift.",
      resolve: ({ amount, currency }) => money(amount, currency),
    }),
  }),
});

type PricedTax = OrderTaxLine & { readonly currency: string };

const TaxLineType = builder.objectRef<PricedTax>("OrderTaxLine").implement({
  description: "Tax of a line, of the delivery or of the gift wrapping.",
  fields: (t) => ({
    lineId: t.exposeID("lineId", { nullable: true, description: "Null for delivery and gift wrapping." }),
    subject: t.exposeString("subject", { description: "line, delivery or gift-wrap." }),
    jurisdiction: t.exposeString("jurisdiction", { description: "Country, or country and state: FR, US-NY." }),
    category: t.exposeString("category", { description: "Tax category of the product's type." }),
    treatment: t.exposeString("treatment", {
      description: "taxed, none, export, voucher (a gift card) or reverse-charge.",
    }),
    rate: t.float({ description: "Percent.", resolve: ({ rate }) => rate / 10_000 }),
    taxable: t.field({
      type: MoneyType,
      description: "Amount without tax.",
      resolve: ({ taxable, currency }) => money(taxable, currency),
    }),
    tax: t.field({
      type: MoneyType,
      description: "Amount of the tax.",
      resolve: ({ tax, currency }) => money(tax, currency),
    }),
  }),
});

const CreditNoteType = builder.objectRef<CreditNote>("CreditNote").implement({
  description: "Document of a refund.",
  fields: (t) => ({
    number: t.exposeString("number", { description: "Such as CN-2026-000001." }),
    amount: t.field({
      type: MoneyType,
      description: "With tax.",
      resolve: ({ amount, currency }) => money(amount, currency),
    }),
    tax: t.field({
      type: MoneyType,
      description: "Tax in the amount.",
      resolve: ({ tax, currency }) => money(tax, currency),
    }),
    at: t.expose("createdAt", { type: "DateTime", description: "When it was issued." }),
  }),
});

export type OrderResult = Order & Result<"Order">;

export const OrderType = builder.objectRef<OrderResult>("Order").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    number: t.exposeString("number"),
    state: t.field({ type: OrderStateType, resolve: ({ state }) => state }),
    email: t.exposeString("email"),
    currencyCode: t.exposeString("currency"),
    delivery: t.field({ type: PostalAddressType, nullable: true, resolve: ({ delivery }) => delivery }),
    billing: t.field({ type: PostalAddressType, resolve: ({ billing }) => billing }),
    subtotal: t.field({
      type: MoneyType,
      description: "Total of the lines, before discounts.",
      resolve: ({ subtotal, currency }) => money(subtotal, currency),
    }),
    discount: t.field({
      type: MoneyType,
      description: "What promotions took off the lines.",
      resolve: ({ discount, currency }) => money(discount, currency),
    }),
    deliveryPrice: t.field({
      type: MoneyType,
      description: "As charged, after its discount.",
      resolve: ({ deliveryPrice, currency }) => money(deliveryPrice, currency),
    }),
    deliveryDiscount: t.field({
      type: MoneyType,
      description: "What promotions took off the delivery.",
      resolve: ({ deliveryDiscount, currency }) => money(deliveryDiscount, currency),
    }),
    discounts: t.field({
      type: [OrderDiscountType],
      description: "The share of each promotion in a line or in the delivery.",
      resolve: ({ discounts, currency }) => discounts.map((discount) => ({ ...discount, currency })),
    }),
    giftOptions: t.field({
      type: GiftOptionsType,
      nullable: true,
      description: "Null unless it is a gift.",
      resolve: ({ giftOptions }) => giftOptions,
    }),
    giftWrapPrice: t.field({
      type: MoneyType,
      description: "Price of the gift wrapping; 0 if there is none.",
      resolve: ({ giftWrapPrice, currency }) => money(giftWrapPrice, currency),
    }),
    tax: t.field({
      type: MoneyType,
      nullable: true,
      description: "Null in orders from before tax was calculated.",
      resolve: ({ tax, currency }) => tax && money(tax.amount, currency),
    }),
    taxes: t.field({
      type: [TaxType],
      description: "The taxes that sum to `tax`: several where a place has several, such as GST and QST in Quebec.",
      resolve: ({ tax, currency }) => (tax ? taxesByName(tax, currency).map((one) => ({ ...one, currency })) : []),
    }),
    isTaxIncluded: t.boolean({
      description: "True if prices include the tax, false if it is part of the total only.",
      resolve: ({ tax }) => tax?.isIncluded ?? true,
    }),
    taxLines: t.field({
      type: [TaxLineType],
      description: "Tax by line, delivery and gift wrapping.",
      resolve: ({ tax, currency }) => tax?.lines.map((line) => ({ ...line, currency })) ?? [],
    }),
    creditNotes: t.field({
      type: [CreditNoteType],
      description: "One for each refund, the oldest first.",
      resolve: async ({ id }, _args, { database }) => [...(await listCreditNotes(database.sql, id))],
    }),
    total: t.field({
      type: MoneyType,
      resolve: ({ total, currency }) => money(total, currency),
    }),
    giftCardAmount: t.field({
      type: MoneyType,
      resolve: ({ giftCardAmount, currency }) => money(giftCardAmount, currency),
    }),
    paymentMethod: t.field({ type: PaymentMethodType, nullable: true, resolve: ({ method }) => method }),
    tracking: t.exposeString("tracking", { nullable: true }),
    placedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was placed; null until it is paid.",
      resolve: ({ placedAt }) => placedAt,
    }),
    lines: t.field({
      type: [OrderLineType],
      resolve: ({ lines, currency }) => lines.map((line) => ({ ...line, currency })),
    }),
    parcels: t.field({
      type: [ParcelType],
      description: "The parcels that were sent, the first one first.",
      resolve: (order) => sentParcels(order),
    }),
    events: t.field({ description: "The oldest first.", type: [OrderEventType], resolve: ({ events }) => [...events] }),
  }),
});

export const orderResult = (order: Order): OrderResult => ({ ...order, type: "Order" });

const OrderSummaryType = builder.objectRef<OrderSummary>("OrderSummary").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    number: t.exposeString("number"),
    state: t.field({ type: OrderStateType, resolve: ({ state }) => state }),
    placedAt: t.expose("placedAt", { type: "DateTime", description: "When it was placed." }),
    total: t.field({
      type: MoneyType,
      resolve: ({ total, currency }) => money(total, currency),
    }),
    currencyCode: t.exposeString("currency"),
    count: t.exposeInt("count", { description: "Pieces." }),
  }),
});

export const OrderConnectionType = connectionType<OrderSummary>("OrderSummary", OrderSummaryType);
