// Placed orders. Amounts are in units of the order's currency.

import {
  ORDER_STATES,
  type Order,
  type OrderEvent,
  type OrderLine,
  type OrderPage,
  type OrderSummary,
} from "#commerce/orders";
import type { Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { nameOf, PaymentMethodType, PostalAddressType, toAmount } from "../checkout/types.ts";
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
    vendor: t.exposeString("vendor"),
    title: t.exposeString("title"),
    colour: t.exposeString("colour"),
    size: t.exposeString("size"),
    options: t.field({
      type: [VariantOptionType],
      description: "Beyond size and colour, as ordered.",
      resolve: ({ options }) => options,
    }),
    quantity: t.exposeInt("quantity"),
    price: t.float({ description: "Each.", resolve: ({ price, currency }) => toAmount(price, currency) }),
  }),
});

const OrderEventType = builder.objectRef<OrderEvent>("OrderEvent").implement({
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "Such as placed, shipped, cancelled, refunded." }),
    by: t.exposeString("by", { description: "shopper, merchant or shop." }),
    at: t.string({ description: "ISO 8601, UTC.", resolve: ({ at }) => at.toISOString() }),
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
    subtotal: t.float({ resolve: ({ subtotal, currency }) => toAmount(subtotal, currency) }),
    deliveryPrice: t.float({ resolve: ({ deliveryPrice, currency }) => toAmount(deliveryPrice, currency) }),
    total: t.float({ resolve: ({ total, currency }) => toAmount(total, currency) }),
    giftCardAmount: t.float({ resolve: ({ giftCardAmount, currency }) => toAmount(giftCardAmount, currency) }),
    paymentMethod: t.field({ type: PaymentMethodType, nullable: true, resolve: ({ method }) => method }),
    tracking: t.exposeString("tracking", { nullable: true }),
    placedAt: t.string({ nullable: true, resolve: ({ placedAt }) => placedAt?.toISOString() ?? null }),
    lines: t.field({
      type: [OrderLineType],
      resolve: ({ lines, currency }) => lines.map((line) => ({ ...line, currency })),
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
    placedAt: t.string({ resolve: ({ placedAt }) => placedAt.toISOString() }),
    total: t.float({ resolve: ({ total, currency }) => toAmount(total, currency) }),
    currencyCode: t.exposeString("currency"),
    count: t.exposeInt("count", { description: "Pieces." }),
  }),
});

export const OrderPageType = builder.objectRef<OrderPage>("OrderPage").implement({
  fields: (t) => ({
    orders: t.field({
      description: "The newest first.",
      type: [OrderSummaryType],
      resolve: ({ orders }) => [...orders],
    }),
    totalCount: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; the last page if the requested one is out of range." }),
    pages: t.exposeInt("pages"),
  }),
});
