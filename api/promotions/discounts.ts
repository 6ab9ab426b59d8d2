// Discounts of carts and checkouts: promotions that apply, entered codes, gifts, and offers within reach.

import { money } from "#catalogue";
import type { CartDiscounts, Complimentary } from "#commerce/checkout";
import type { CodeReason, CodeResult, NearOffer } from "#commerce/promotions";
import { nameIn } from "#commerce/settings";
import type { Result } from "../accounts/results.ts";
import { builder } from "../builder.ts";
import { MoneyType } from "../money.ts";

type ReasonName = keyof typeof REASONS | "too-many-codes";

/** Reasons that clients cannot tell apart share a name: a draft must look like a code that does not exist. */
const REASONS = {
  unknown: ["unknown-code", "not-active", "code-needed"],
  "not-started": ["not-started"],
  ended: ["ended"],
  market: ["market", "currency"],
  "used-up": ["code-used", "no-uses-left", "no-budget-left"],
  "used-by-customer": ["used-by-customer"],
  "vip-level": ["vip-level"],
  "first-order-only": ["first-order-only"],
  country: ["country"],
  "payment-method": ["payment-method"],
  "no-matching-products": ["no-matching-products"],
  "minimum-amount": ["minimum-amount"],
  "minimum-pieces": ["minimum-pieces", "more-pieces"],
  "no-delivery": ["no-delivery"],
  "nothing-to-discount": ["nothing-to-discount"],
  "other-promotion": ["other-promotion"],
} as const satisfies Readonly<Record<string, readonly CodeReason["kind"][]>>;

const nameOf = ({ kind }: CodeReason): ReasonName => {
  const found = Object.entries(REASONS).find(([, kinds]) => kinds.some((one) => one === kind));
  return (found?.[0] ?? "unknown") as ReasonName;
};

const CodeReasonType = builder.enumType("CartCodeReason", {
  description: "Reason why a discount code does not apply.",
  values: {
    UNKNOWN: { value: "unknown", description: "No promotion has it, or its promotion is not active." },
    NOT_STARTED: { value: "not-started", description: "Its promotion has not begun." },
    ENDED: { value: "ended", description: "Its promotion has ended." },
    MARKET: { value: "market", description: "Not valid in this market or currency." },
    USED_UP: { value: "used-up", description: "No uses or no budget are left." },
    USED_BY_CUSTOMER: { value: "used-by-customer", description: "Once per customer, and this one has used it." },
    VIP_LEVEL: { value: "vip-level", description: "For customers of a higher VIP level." },
    FIRST_ORDER_ONLY: { value: "first-order-only", description: "For a first order." },
    COUNTRY: { value: "country", description: "For deliveries to other countries." },
    PAYMENT_METHOD: { value: "payment-method", description: "For other payment methods." },
    NO_MATCHING_PRODUCTS: { value: "no-matching-products", description: "For other products." },
    MINIMUM_AMOUNT: { value: "minimum-amount", description: "`missingAmount` more is needed." },
    MINIMUM_PIECES: { value: "minimum-pieces", description: "`missingPieces` more are needed." },
    NO_DELIVERY: { value: "no-delivery", description: "No delivery method is chosen yet." },
    NOTHING_TO_DISCOUNT: { value: "nothing-to-discount", description: "It would take nothing off." },
    OTHER_PROMOTION: {
      value: "other-promotion",
      description: "Another promotion, with which it does not combine, applies.",
    },
    TOO_MANY_CODES: { value: "too-many-codes", description: "The cart has the maximum number of codes." },
  } as const,
});

interface Priced<Value> {
  readonly of: Value;
  readonly currency: string;
}

const AppliedType = builder.objectRef<Priced<CartDiscounts["applied"][number]>>("AppliedPromotion").implement({
  description: "A promotion that applies.",
  fields: (t) => ({
    name: t.string({
      description: "In the operation's language.",
      resolve: ({ of }, _args, { browsing }) => nameIn(of.name, browsing.visitor.language),
    }),
    code: t.string({
      nullable: true,
      description: "The entered code; null for an automatic promotion.",
      resolve: ({ of }) => of.code,
    }),
    amount: t.field({
      type: MoneyType,
      description: "What it takes off lines and delivery; 0 for a gift.",
      resolve: ({ of, currency }) => money(of.amount, currency),
    }),
  }),
});

const CodeType = builder.objectRef<Priced<CodeResult>>("CartCode").implement({
  description: "A discount code that the shopper entered.",
  fields: (t) => ({
    code: t.string({ description: "In upper case.", resolve: ({ of }) => of.code }),
    isApplied: t.boolean({ description: "True if it takes effect.", resolve: ({ of }) => of.kind === "applied" }),
    reason: t.field({
      type: CodeReasonType,
      nullable: true,
      description: "Why it does not apply; null if it does.",
      resolve: ({ of }) => (of.kind === "refused" ? nameOf(of.reasons[0]) : null),
    }),
    missingAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: "What to add for it to apply; null for other reasons.",
      resolve: ({ of, currency }) => (of.kind === "refused" ? missingAmount(of.reasons[0], currency) : null),
    }),
    missingPieces: t.int({
      nullable: true,
      description: "How many pieces to add for it to apply; null for other reasons.",
      resolve: ({ of }) => (of.kind === "refused" ? missingPieces(of.reasons[0]) : null),
    }),
  }),
});

const missingAmount = (reason: CodeReason, currency: string) =>
  reason.kind === "minimum-amount" ? money(reason.missing, currency) : null;
const missingPieces = (reason: CodeReason): number | null =>
  reason.kind === "minimum-pieces" || reason.kind === "more-pieces" ? reason.missing : null;

const NearOfferType = builder.objectRef<Priced<NearOffer>>("NearOffer").implement({
  description: "An automatic promotion that a little more would unlock.",
  fields: (t) => ({
    name: t.string({
      description: "In the operation's language.",
      resolve: ({ of }, _args, { browsing }) => nameIn(of.name, browsing.visitor.language),
    }),
    missingAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: "What to add; null if pieces are missing.",
      resolve: ({ of: { need }, currency }) => (need.kind === "amount" ? money(need.missing, currency) : null),
    }),
    missingPieces: t.int({
      nullable: true,
      description: "How many pieces to add; null if an amount is missing.",
      resolve: ({ of: { need } }) => (need.kind === "pieces" ? need.missing : null),
    }),
  }),
});

const LineDiscountType = builder.objectRef<Priced<CartDiscounts["lines"][number]>>("CartLineDiscount").implement({
  description: "What promotions take off a line.",
  fields: (t) => ({
    lineId: t.id({ description: "The cart's line.", resolve: ({ of }) => of.lineId }),
    amount: t.field({
      type: MoneyType,
      description: "Off all its pieces.",
      resolve: ({ of, currency }) => money(of.amount, currency),
    }),
  }),
});

const GiftType = builder.objectRef<Complimentary>("PromotionGift").implement({
  description: "A gift with purchase, which is added to the order.",
  fields: (t) => ({
    variantId: t.id({ description: "The variant.", resolve: ({ line }) => line.variantId ?? "" }),
    title: t.string({
      description: "In the operation's language.",
      resolve: ({ line: { productId, title } }, _args, { loaders }) =>
        loaders.translate((translate) => translate.title(productId ?? "", title)),
    }),
  }),
});

export const DiscountsType = builder.objectRef<Priced<CartDiscounts>>("CartDiscounts").implement({
  description: "Discounts, as the shop decides them now. Placing the order decides them again.",
  fields: (t) => ({
    total: t.field({
      type: MoneyType,
      description: "Off lines and delivery together.",
      resolve: ({ of, currency }) => money(of.total, currency),
    }),
    promotions: t.field({
      type: [AppliedType],
      description: "Those that apply.",
      resolve: ({ of, currency }) => of.applied.map((one) => ({ of: one, currency })),
    }),
    lines: t.field({
      type: [LineDiscountType],
      description: "Lines with a discount.",
      resolve: ({ of, currency }) => of.lines.map((one) => ({ of: one, currency })),
    }),
    delivery: t.field({
      type: MoneyType,
      description: "Off the delivery.",
      resolve: ({ of, currency }) => money(of.delivery.amount, currency),
    }),
    codes: t.field({
      type: [CodeType],
      description: "The entered codes, in their order.",
      resolve: ({ of, currency }) => of.codes.map((one) => ({ of: one, currency })),
    }),
    nearOffers: t.field({
      type: [NearOfferType],
      description: "The nearest first.",
      resolve: ({ of, currency }) => of.near.map((one) => ({ of: one, currency })),
    }),
    gifts: t.field({
      type: [GiftType],
      description: "Gifts that are in stock.",
      resolve: ({ of }) => of.complimentary,
    }),
  }),
});

export interface CodeRefused extends Result<"CartCodeRefused"> {
  readonly code: string;
  readonly reason: ReasonName;
}

export const CodeRefusedType = builder.objectRef<CodeRefused>("CartCodeRefused").implement({
  description: "The code was not added, because nothing in the cart would make it work.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "As entered, in upper case." }),
    reason: t.field({ type: CodeReasonType, description: "Why.", resolve: ({ reason }) => reason }),
  }),
});

export const codeRefused = (code: string, reason: CodeReason | "too-many-codes"): CodeRefused => ({
  type: "CartCodeRefused",
  code,
  reason: reason === "too-many-codes" ? reason : nameOf(reason),
});
