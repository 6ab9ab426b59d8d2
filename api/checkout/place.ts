// Placing an order, idempotent by key. Every expected failure is a member of the union.

import { type CartLine } from "#commerce/cart";
import { placeOrder, type Missing, type Placed } from "#commerce/checkout";
import { PAYMENT_FAILURES, type CardProblem, type PaymentFailure, type PaymentStep } from "#commerce/payments";
import { later, TooManyType, type Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { checkoutArgs, shopperOf } from "../shopper.ts";
import {
  CheckoutStepType,
  CheckoutType,
  checkoutResult,
  nameOf,
  NoCartType,
  noCart,
  PaymentMethodType,
  type CheckoutResult,
} from "./types.ts";

interface OfOrder {
  readonly orderId: string;
  readonly token: string;
}

const PlacedType = builder
  .objectRef<Result<"OrderPlaced"> & OfOrder & { readonly number: string }>("OrderPlaced")
  .implement({
    fields: (t) => ({
      orderId: t.exposeID("orderId"),
      number: t.exposeString("number"),
      token: t.exposeString("token", { description: "Lets a guest read the order: `order(orderId, token)`." }),
    }),
  });

const StepKindType = builder.enumType("PaymentStepKind", {
  description: "WAIT: repeat the request later.",
  values: ["REDIRECT", "CHALLENGE", "QR", "WAIT"] as const,
});

const StepType = builder
  .objectRef<Result<"PaymentStep"> & OfOrder & { readonly step: PaymentStep | null }>("PaymentStep")
  .implement({
    description: "The next step for the shopper: visit a page and return, or scan a code.",
    fields: (t) => ({
      orderId: t.exposeID("orderId"),
      token: t.exposeString("token"),
      kind: t.field({
        type: StepKindType,
        resolve: ({ step }) => (step ? (nameOf(step.kind) as "REDIRECT" | "CHALLENGE" | "QR") : "WAIT"),
      }),
      url: t.string({
        description: "URL of the page, or content of the code.",
        nullable: true,
        resolve: ({ step }) => (step?.kind === "qr" ? step.codeUrl : (step?.url ?? null)),
      }),
    }),
  });

const FailureType = builder.enumType("PaymentFailure", {
  values: Object.fromEntries(PAYMENT_FAILURES.map((reason) => [nameOf(reason), { value: reason }])) as {
    [Reason in PaymentFailure]: { value: Reason };
  },
});

const DeclinedType = builder
  .objectRef<Result<"PaymentDeclined"> & { readonly orderId: string; readonly reason: PaymentFailure }>(
    "PaymentDeclined",
  )
  .implement({
    description: "Nothing was charged. Another attempt needs a new key.",
    fields: (t) => ({
      orderId: t.exposeID("orderId"),
      reason: t.field({ type: FailureType, resolve: ({ reason }) => reason }),
    }),
  });

const ChangedType = builder
  .objectRef<Result<"CheckoutChanged"> & { readonly now: CheckoutResult }>("CheckoutChanged")
  .implement({
    description: "Prices, totals or gift cards have changed. Review the checkout and place the order again.",
    fields: (t) => ({ checkout: t.field({ type: CheckoutType, resolve: ({ now }) => now }) }),
  });

const SoldOutLineType = builder.objectRef<CartLine>("SoldOutLine").implement({
  fields: (t) => ({
    lineId: t.exposeID("id"),
    variantId: t.exposeID("variantId", { nullable: true }),
    title: t.exposeString("title"),
    available: t.exposeInt("available"),
  }),
});

const SoldOutType = builder
  .objectRef<Result<"SoldOut"> & { readonly lines: readonly CartLine[] }>("SoldOut")
  .implement({ fields: (t) => ({ lines: t.field({ type: [SoldOutLineType], resolve: ({ lines }) => [...lines] }) }) });

export const UndeliverableType = builder
  .objectRef<Result<"Undeliverable"> & { readonly country: string; readonly lines: readonly CartLine[] }>(
    "Undeliverable",
  )
  .implement({
    description: "These products are not sold to the country of the delivery address. Nothing was charged.",
    fields: (t) => ({
      countryCode: t.exposeString("country"),
      lines: t.field({ type: [SoldOutLineType], resolve: ({ lines }) => [...lines] }),
    }),
  });

const IncompleteType = builder
  .objectRef<Result<"CheckoutIncomplete"> & { readonly missing: readonly Missing[] }>("CheckoutIncomplete")
  .implement({
    fields: (t) => ({ missing: t.field({ type: [CheckoutStepType], resolve: ({ missing }) => [...missing] }) }),
  });

const CardProblemType = builder.enumType("CardProblem", {
  values: {
    BAD_NUMBER: { value: "bad-number" },
    BAD_EXPIRY: { value: "bad-expiry" },
    EXPIRED: { value: "expired" },
    BAD_CODE: { value: "bad-code" },
  } as const,
});

const BadCardType = builder
  .objectRef<Result<"BadCard"> & { readonly problems: readonly CardProblem[] }>("BadCard")
  .implement({
    fields: (t) => ({ problems: t.field({ type: [CardProblemType], resolve: ({ problems }) => [...problems] }) }),
  });

const UnavailableType = builder.objectRef<Result<"PaymentMethodUnavailable">>("PaymentMethodUnavailable").implement({
  fields: (t) => ({ message: t.string({ resolve: () => "This payment method is not available." }) }),
});

const NoTaxType = builder.objectRef<Result<"TaxUnavailable">>("TaxUnavailable").implement({
  description: "The tax cannot be calculated now, so nothing was charged. Repeat the request in a few minutes.",
  fields: (t) => ({ message: t.string({ resolve: () => "The tax cannot be calculated at the moment." }) }),
});

const RefundedType = builder.objectRef<Result<"OrderRefunded"> & OfOrder>("OrderRefunded").implement({
  description: "The payment arrived after the items sold out and is refunded.",
  fields: (t) => ({ orderId: t.exposeID("orderId"), token: t.exposeString("token") }),
});

const BusyType = builder.objectRef<Result<"PaymentBusy"> & OfOrder>("PaymentBusy").implement({
  description: "The payment provider does not respond. Repeat the request with the same key.",
  fields: (t) => ({ orderId: t.exposeID("orderId"), token: t.exposeString("token") }),
});

const BadKeyType = builder.objectRef<Result<"InvalidIdempotencyKey">>("InvalidIdempotencyKey").implement({
  description: "The key is malformed. Nothing was ordered or charged.",
  fields: (t) => ({
    message: t.string({ resolve: () => "The idempotency key must have 16 to 64 letters, digits, - and _." }),
  }),
});

const PlaceOrderResult = builder.unionType("PlaceOrderResult", {
  types: [
    PlacedType,
    StepType,
    DeclinedType,
    ChangedType,
    SoldOutType,
    UndeliverableType,
    IncompleteType,
    BadCardType,
    UnavailableType,
    NoTaxType,
    RefundedType,
    BusyType,
    BadKeyType,
    TooManyType,
    NoCartType,
  ],
  resolveType: ({ type }: Result<string>) => type,
});

const CardInput = builder.inputType("CardInput", {
  description: "Only for the test provider; others collect card details on their own pages.",
  fields: (t) => ({
    number: t.string({ required: true }),
    expiry: t.string({ required: true, description: "04/29" }),
    code: t.string({ required: true }),
  }),
});

builder.mutationField("placeOrder", (t) =>
  t.field({
    type: PlaceOrderResult,
    args: {
      ...checkoutArgs,
      idempotencyKey: t.arg.string({
        required: true,
        description: "16 to 64 letters, digits, - and _; a new one for each attempt.",
      }),
      expectedTotal: t.arg({
        type: "Decimal",
        required: true,
        description: "The total that the shopper saw: `totals.total.amount`.",
      }),
      expectedDue: t.arg({ type: "Decimal", required: true, description: "The amount due that the shopper saw." }),
      method: t.arg({ type: PaymentMethodType, required: true }),
      card: t.arg({ type: CardInput }),
    },
    resolve: async (_root, { idempotencyKey, expectedTotal, expectedDue, method, card, ...args }, context) => {
      const placed = await placeOrder(context.orderServices, await shopperOf(args, context), {
        idempotencyKey,
        expectedTotal,
        expectedDue,
        method,
        ...(card && { card }),
      });
      return memberOf(placed, context.orderServices.now());
    },
  }),
);

function memberOf(placed: Placed, now: Date) {
  switch (placed.kind) {
    case "placed":
      return { ...placed, type: "OrderPlaced" as const };
    case "pay":
      return { ...placed, type: "PaymentStep" as const };
    case "declined":
      return { ...placed, type: "PaymentDeclined" as const };
    case "refunded":
      return { ...placed, type: "OrderRefunded" as const };
    case "changed":
      return { type: "CheckoutChanged" as const, now: checkoutResult(placed.checkout) };
    case "sold-out":
      return { ...placed, type: "SoldOut" as const };
    case "undeliverable":
      return { ...placed, type: "Undeliverable" as const };
    case "incomplete":
      return { ...placed, type: "CheckoutIncomplete" as const };
    case "bad-card":
      return { ...placed, type: "BadCard" as const };
    case "no-such-method":
      return { type: "PaymentMethodUnavailable" as const };
    case "no-tax":
      return { type: "TaxUnavailable" as const };
    case "busy":
      return { ...placed, type: "PaymentBusy" as const };
    case "limited":
      return later(placed, now);
    case "no-cart":
      return noCart();
    case "bad-key":
      return { type: "InvalidIdempotencyKey" as const };
  }
}
