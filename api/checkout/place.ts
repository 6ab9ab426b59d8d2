// Placing an order: the same key sent twice is one order. Everything that can be expected is a member of the union.

import { type CartLine } from "#commerce/cart";
import { placeOrder, type Missing, type Placed } from "#commerce/checkout";
import { PAYMENT_FAILURES, type CardProblem, type PaymentFailure, type PaymentStep } from "#commerce/payments";
import { later, TooManyType, type Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { apiError } from "../errors.ts";
import { marketArgs } from "../market.ts";
import { shopperOf } from "./shopper.ts";
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
      token: t.exposeString("token", { description: "Opens the order for a guest: `order(orderId, token)`." }),
    }),
  });

const StepKindType = builder.enumType("PaymentStepKind", {
  description: "WAIT: there is nothing to do but to ask again.",
  values: ["REDIRECT", "CHALLENGE", "QR", "WAIT"] as const,
});

const StepType = builder
  .objectRef<Result<"PaymentStep"> & OfOrder & { readonly step: PaymentStep | null }>("PaymentStep")
  .implement({
    description: "What the shopper is to do: go to a page and come back, or scan a code.",
    fields: (t) => ({
      orderId: t.exposeID("orderId"),
      token: t.exposeString("token"),
      kind: t.field({
        type: StepKindType,
        resolve: ({ step }) => (step ? (nameOf(step.kind) as "REDIRECT" | "CHALLENGE" | "QR") : "WAIT"),
      }),
      url: t.string({
        description: "Of the page, or what the code holds.",
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
    description: "Nothing was charged. Another try needs another key.",
    fields: (t) => ({
      orderId: t.exposeID("orderId"),
      reason: t.field({ type: FailureType, resolve: ({ reason }) => reason }),
    }),
  });

const ChangedType = builder
  .objectRef<Result<"CheckoutChanged"> & { readonly now: CheckoutResult }>("CheckoutChanged")
  .implement({
    description: "Prices, totals or gift cards are other than expected: look, and order anew.",
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
  fields: (t) => ({ message: t.string({ resolve: () => "There is no such way of paying here." }) }),
});

const RefundedType = builder.objectRef<Result<"OrderRefunded"> & OfOrder>("OrderRefunded").implement({
  description: "Its money came when there was nothing left to sell, and goes back.",
  fields: (t) => ({ orderId: t.exposeID("orderId"), token: t.exposeString("token") }),
});

const BusyType = builder.objectRef<Result<"PaymentBusy"> & OfOrder>("PaymentBusy").implement({
  description: "The provider does not answer. Nothing is lost: ask again with the same key.",
  fields: (t) => ({ orderId: t.exposeID("orderId"), token: t.exposeString("token") }),
});

const PlaceOrderResult = builder.unionType("PlaceOrderResult", {
  types: [
    PlacedType,
    StepType,
    DeclinedType,
    ChangedType,
    SoldOutType,
    IncompleteType,
    BadCardType,
    UnavailableType,
    RefundedType,
    BusyType,
    TooManyType,
    NoCartType,
  ],
  resolveType: ({ type }: Result<string>) => type,
});

const CardInput = builder.inputType("CardInput", {
  description: "For the test provider alone; every other takes cards on its own page.",
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
      ...marketArgs,
      idempotencyKey: t.arg.string({ required: true, description: "16 to 64 letters, digits, - and _; one a try." }),
      expectedTotal: t.arg.float({ required: true, description: "What the shopper saw, as `totals.total`." }),
      expectedDue: t.arg.float({ required: true, description: "As `totals.due`." }),
      method: t.arg({ type: PaymentMethodType, required: true }),
      card: t.arg({ type: CardInput }),
    },
    resolve: async (_root, { idempotencyKey, expectedTotal, expectedDue, method, card, ...args }, context) => {
      const placed = await placeOrder(context.buying, await shopperOf(args, context), {
        idempotencyKey,
        expectedTotal: Math.round(expectedTotal * 1000),
        expectedDue: Math.round(expectedDue * 1000),
        method,
        ...(card && { card }),
      });
      return memberOf(placed, context.buying.now());
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
    case "incomplete":
      return { ...placed, type: "CheckoutIncomplete" as const };
    case "bad-card":
      return { ...placed, type: "BadCard" as const };
    case "no-such-method":
      return { type: "PaymentMethodUnavailable" as const };
    case "busy":
      return { ...placed, type: "PaymentBusy" as const };
    case "limited":
      return later(placed, now);
    case "no-cart":
      return noCart();
    case "bad-key":
      throw apiError("BAD_USER_INPUT", "An idempotency key has 16 to 64 letters, digits, - and _.");
  }
}
