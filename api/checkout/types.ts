// The checkout of a shopper.

import { GraphQLError, Kind } from "graphql";
import {
  ADDRESS_FIELDS,
  deliveryPrice,
  messagesIn,
  methodName,
  money,
  PAYMENT_METHODS,
  type Address,
} from "#catalogue";
import type { AppliedGiftCard, CheckoutView, Totals } from "#commerce/checkout";
import { taxesByName } from "#commerce/orders";
import { labels } from "#locales/labels";
import type { Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { DiscountsType } from "../promotions/discounts.ts";
import { MoneyType } from "../money.ts";
import { TaxType } from "../tax.ts";

export const PostalAddressType = builder.objectRef<Address>("PostalAddress").implement({
  description: "As printed on a parcel. Parts that the country does not use are empty.",
  fields: (t) => ({
    country: t.exposeString("country"),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    company: t.exposeString("company"),
    line1: t.exposeString("line1"),
    line2: t.exposeString("line2"),
    city: t.exposeString("city"),
    // Addresses of older orders have none of the next three.
    district: t.string({ resolve: ({ district }) => district || "" }),
    lastNameKana: t.string({ resolve: ({ lastNameKana }) => lastNameKana || "" }),
    firstNameKana: t.string({ resolve: ({ firstNameKana }) => firstNameKana || "" }),
    region: t.exposeString("region"),
    postalCode: t.exposeString("postalCode"),
    phone: t.exposeString("phone"),
  }),
});

export const PostalAddressInput = builder.inputType("PostalAddressInput", {
  fields: (t) =>
    Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, t.string()])) as Record<
      (typeof ADDRESS_FIELDS)[number],
      ReturnType<typeof t.string>
    >,
});

export const PaymentMethodType = builder.enumType("PaymentMethod", {
  description: "A payment method. GIFT_CARD is the only choice if gift cards cover the whole order.",
  values: Object.fromEntries(
    PAYMENT_METHODS.map((method) => [nameOf(method), { value: method, description: messagesIn(labels, "en")(method) }]),
  ) as {
    [Method in (typeof PAYMENT_METHODS)[number]]: { value: Method; description: string };
  },
});

// A scalar, because the merchant decides the methods. Clients write it like the enum that it was.
export const DeliveryMethodCodeType = builder.scalarType("DeliveryMethodCode", {
  description: "Code of a delivery method in capitals: STANDARD, EXPRESS, or another one of `deliveryMethods`.",
  serialize: nameOf,
  parseValue: (value) => codeOf(value),
  parseLiteral: (node) => codeOf(node.kind === Kind.ENUM || node.kind === Kind.STRING ? node.value : undefined),
});

function codeOf(value: unknown): string {
  if (typeof value !== "string") throw new GraphQLError("DeliveryMethodCode must be a name such as STANDARD.");
  return value.toLowerCase().replaceAll("_", "-");
}

export const CheckoutStepType = builder.enumType("CheckoutStep", {
  values: ["contact", "address", "delivery"] as const,
});

/** Enum values are in upper case. */
export function nameOf(value: string): string {
  return value.toUpperCase().replaceAll("-", "_");
}

interface OfferedMethod {
  readonly method: CheckoutView["methods"][number];
  readonly checkout: CheckoutView;
}

const DeliveryMethodType = builder.objectRef<OfferedMethod>("DeliveryMethod").implement({
  fields: (t) => ({
    code: t.field({ type: DeliveryMethodCodeType, resolve: ({ method }) => method.code }),
    name: t.string({
      description: "In the operation's language.",
      resolve: ({ method }, _args, { browsing }) => methodName(method, browsing.visitor.language),
    }),
    price: t.field({
      type: MoneyType,
      description: "Price for this cart; free above a certain subtotal.",
      resolve: ({ method, checkout: { cart } }) => money(deliveryPrice(method, cart.subtotal), cart.currency),
    }),
    daysFrom: t.int({ description: "Working days until delivery.", resolve: ({ method }) => method.days.from }),
    daysTo: t.int({ resolve: ({ method }) => method.days.to }),
    isChosen: t.boolean({ resolve: ({ method, checkout }) => method.code === checkout.deliveryMethod }),
  }),
});

interface PayingCard extends AppliedGiftCard {
  readonly currency: string;
}

const AppliedGiftCardType = builder.objectRef<PayingCard>("AppliedGiftCard").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    lastFour: t.exposeString("lastFour"),
    amount: t.field({
      type: MoneyType,
      description: "Amount of the total that it covers.",
      resolve: ({ amount, currency }) => money(amount, currency),
    }),
  }),
});

const TotalsType = builder.objectRef<Totals>("CheckoutTotals").implement({
  fields: (t) => ({
    subtotal: t.field({
      type: MoneyType,
      description: "Total of the lines, before discounts.",
      resolve: ({ subtotal, currency }) => money(subtotal, currency),
    }),
    discount: t.field({
      type: MoneyType,
      description: "What promotions take off the lines.",
      resolve: ({ discount, currency }) => money(discount, currency),
    }),
    deliveryDiscount: t.field({
      type: MoneyType,
      description: "What promotions take off the delivery, whose price is after it.",
      resolve: ({ deliveryDiscount, currency }) => money(deliveryDiscount, currency),
    }),
    delivery: t.field({
      type: MoneyType,
      description: "Null until the address and delivery method are known.",
      nullable: true,
      resolve: ({ delivery, currency }) => (delivery === null ? null : money(delivery, currency)),
    }),
    giftWrap: t.field({
      type: MoneyType,
      description: "Price of the gift wrapping; 0 if there is none.",
      resolve: ({ giftWrap, currency }) => money(giftWrap, currency),
    }),
    tax: t.field({
      type: MoneyType,
      nullable: true,
      description:
        "Tax of the order. Null until the address is known where it is added, and if it cannot be calculated now.",
      resolve: ({ tax, currency }) => (tax.kind === "known" ? money(tax.amount, currency) : null),
    }),
    taxes: t.field({
      type: [TaxType],
      description: "The taxes that sum to `tax`: several where a place has several, such as GST and QST in Quebec.",
      resolve: ({ tax, currency }) =>
        tax.kind === "known" ? taxesByName(tax, currency).map((one) => ({ ...one, currency })) : [],
    }),
    isTaxIncluded: t.boolean({
      description: "True if prices include the tax, false if it is added to the total.",
      resolve: ({ tax }) => tax.kind !== "later" && tax.isIncluded,
    }),
    total: t.field({
      type: MoneyType,
      description: "Lines after discounts, delivery, gift wrapping, and tax that is added.",
      resolve: ({ total, currency }) => money(total, currency),
    }),
    giftCards: t.field({
      type: MoneyType,
      description: "Part of the total that gift cards cover.",
      resolve: ({ giftCards, currency }) => money(giftCards, currency),
    }),
    due: t.field({
      type: MoneyType,
      description: "Amount left to pay.",
      resolve: ({ due, currency }) => money(due, currency),
    }),
    currencyCode: t.exposeString("currency"),
    taxNote: t.exposeString("taxNote", {
      description:
        "Taxes included in prices: vat-included, gst-included, tax-included, untaxed, duties-included or duties-on-delivery.",
    }),
  }),
});

export interface CheckoutResult extends Result<"Checkout"> {
  readonly checkout: CheckoutView;
}

export const CheckoutType = builder.objectRef<CheckoutResult>("Checkout").implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ checkout }) => checkout.id }),
    email: t.string({ nullable: true, resolve: ({ checkout }) => checkout.email }),
    phone: t.string({ nullable: true, resolve: ({ checkout }) => checkout.phone }),
    delivery: t.field({ type: PostalAddressType, nullable: true, resolve: ({ checkout }) => checkout.delivery }),
    billing: t.field({
      description: "Null if it equals the delivery address.",
      type: PostalAddressType,
      nullable: true,
      resolve: ({ checkout }) => checkout.billing,
    }),
    needsDelivery: t.boolean({
      description: "False if the cart has only gift cards, which need just a billing address.",
      resolve: ({ checkout }) => checkout.needsDelivery,
    }),
    deliveryMethods: t.field({
      type: [DeliveryMethodType],
      resolve: ({ checkout }) => checkout.methods.map((method) => ({ method, checkout })),
    }),
    giftCards: t.field({
      type: [AppliedGiftCardType],
      resolve: ({ checkout: { giftCards, totals } }) =>
        giftCards.map((card) => ({ ...card, currency: totals.currency })),
    }),
    discounts: t.field({
      type: DiscountsType,
      description: "Promotions, codes and gifts.",
      resolve: ({ checkout: { discounts, totals } }) => ({ of: discounts, currency: totals.currency }),
    }),
    totals: t.field({ type: TotalsType, resolve: ({ checkout }) => checkout.totals }),
    missing: t.field({
      description: "Details that are missing to place the order.",
      type: [CheckoutStepType],
      resolve: ({ checkout }) => [...checkout.missing],
    }),
    paymentMethods: t.field({ type: [PaymentMethodType], resolve: ({ checkout }) => [...checkout.paymentMethods] }),
    hasChanges: t.boolean({
      description:
        "True if the cart has changed since the shopper last saw it. The changes must be accepted before ordering.",
      resolve: ({ checkout }) => checkout.cart.hasChanges,
    }),
    underWayOrderId: t.id({
      description: "An order of this cart with an unfinished payment. Placing another order cancels it.",
      nullable: true,
      resolve: ({ checkout }) => checkout.unfinishedOrder?.orderId ?? null,
    }),
  }),
});

export const checkoutResult = (checkout: CheckoutView): CheckoutResult => ({ type: "Checkout", checkout });

export const NoCartType = builder.objectRef<Result<"NoCart">>("NoCart").implement({
  description: "The cart is empty, belongs to someone else, or has been ordered.",
  fields: (t) => ({ message: t.string({ resolve: () => "Your bag is empty." }) }),
});

export const noCart = (): Result<"NoCart"> => ({ type: "NoCart" });
