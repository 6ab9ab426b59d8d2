// Requests and answers of the promotions API.

import { z } from "zod";
import { Moment } from "#commerce/database";
import { LARGEST_BATCH, PROMOTION_STATES, PromotionDefinition } from "#commerce/promotions";
import { AnsweredMoment } from "../http/contract.ts";

const thousandths = z.int().describe("Thousandths of the currency.");
const names = z.record(z.string(), z.string()).describe("By language.");

const Figures = z.strictObject({
  held: z.int().describe("Orders that await payment."),
  claimed: z.int().describe("Paid orders."),
  given: z.record(z.string(), z.int()).describe("Discounts in thousandths by currency."),
});

export const Promotion = PromotionDefinition.safeExtend({
  id: z.uuid(),
  state: z.enum(PROMOTION_STATES),
  status: z.enum(["draft", "scheduled", "running", "ended", "paused", "archived"]),
  startsAt: AnsweredMoment.nullable(),
  endsAt: AnsweredMoment.nullable(),
  version: z.int(),
  createdAt: AnsweredMoment,
  updatedAt: AnsweredMoment,
});

export const Promotions = z.strictObject({ promotions: z.array(Promotion.safeExtend({ figures: Figures })) });

const Code = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  uses: z.int().nullable().describe("Orders that may use it; null without a limit."),
  used: z.int(),
});

export const OnePromotion = z.strictObject({
  promotion: Promotion,
  figures: Figures,
  codes: z.array(Code).describe("Without those of batches."),
  batches: z.array(
    z.strictObject({ id: z.uuid(), prefix: z.string(), count: z.int(), used: z.int(), createdAt: AnsweredMoment }),
  ),
  uses: z
    .array(
      z.strictObject({
        order: z.string(),
        state: z.enum(["held", "claimed", "released"]),
        currency: z.string(),
        amount: thousandths,
        at: AnsweredMoment,
      }),
    )
    .describe("The latest 100."),
});

export const Saved = z.strictObject({ kind: z.literal("saved"), promotion: Promotion });
export const Conflict = z
  .strictObject({ kind: z.literal("conflict"), current: Promotion })
  .describe("Someone changed it since the version that you have.");
export const StateRefused = z.discriminatedUnion("kind", [
  z
    .strictObject({ kind: z.literal("refused"), state: z.enum(PROMOTION_STATES) })
    .describe("A promotion in this state cannot change to that one."),
  z.strictObject({ kind: z.literal("no-code") }).describe("A promotion by code starts once it has a code."),
]);

export const Version = z.strictObject({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .describe("The version that you have seen."),
});
export const NewState = z.strictObject({ state: z.enum(PROMOTION_STATES).exclude(["draft"]) });
export const NewCode = z.strictObject({
  code: z.string().max(100).describe("3 to 40 letters, digits, hyphens and underscores."),
  uses: z.int().min(1).nullable().default(null).describe("Orders that may use it; null without a limit."),
});
export const NewBatch = z.strictObject({
  prefix: z.string().max(100).default("").describe("Up to 20 letters and digits before each code."),
  count: z.int().min(1).max(LARGEST_BATCH),
});
export const CodesQuery = z.strictObject({ batch: z.uuid().optional().describe("Only codes of this batch.") });

export const NewSimulation = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        item: z.string().trim().min(1).max(255).describe("Id or SKU of a variant, or handle or id of a product."),
        quantity: z.int().min(1).max(1_000).default(1),
      }),
    )
    .max(100),
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country such as DE"),
  market: z
    .string()
    .regex(/^[a-z]{2,10}_[a-z]{3}$/)
    .optional()
    .describe("Price list; that of the country by default."),
  delivery: z.int().min(0).nullable().default(null).describe("Delivery fee in thousandths; null if none is chosen."),
  vipLevel: z.int().min(0).default(0),
  hasOrdered: z.boolean().nullable().default(null),
  email: z.string().max(254).nullable().default(null).describe("Counts earlier uses by this customer."),
  paymentMethod: z.string().max(50).nullable().default(null),
  codes: z.array(z.string().max(100)).max(20).default([]),
  at: Moment.optional().describe("Now by default."),
  asActive: z.uuid().optional().describe("A promotion that is treated as active, such as a draft."),
});

const Share = z.strictObject({ promotionId: z.string(), amount: thousandths });
const Reasons = z.array(
  z.looseObject({ kind: z.string(), text: z.string().describe("A sentence, as in the console's simulator.") }),
);

export const Simulated = z.strictObject({
  currency: z.string(),
  lines: z.array(
    z.strictObject({
      id: z.string(),
      item: z.string(),
      variantId: z.string(),
      title: z.string(),
      vendor: z.string(),
      size: z.string(),
      unitPrice: thousandths,
      quantity: z.int(),
      isReduced: z.boolean(),
    }),
  ),
  unknown: z.array(z.string()).describe("Items that no product has, or that are not sold in the market."),
  subtotal: thousandths,
  total: thousandths.describe("With delivery and discounts."),
  discounts: z.strictObject({
    total: thousandths,
    lineTotal: thousandths,
    lines: z.array(z.strictObject({ lineId: z.string(), amount: thousandths, shares: z.array(Share) })),
    delivery: z.strictObject({ amount: thousandths, shares: z.array(Share) }),
    gifts: z.array(z.strictObject({ promotionId: z.string(), variantIds: z.array(z.string()) })),
    applied: z.array(
      z.strictObject({ promotionId: z.string(), name: names, code: z.string().nullable(), amount: thousandths }),
    ),
    refused: z.array(z.strictObject({ promotionId: z.string(), name: names, reasons: Reasons })),
    codes: z.array(
      z.union([
        z.strictObject({ code: z.string(), kind: z.literal("applied"), promotionId: z.string() }),
        z.strictObject({
          code: z.string(),
          kind: z.literal("refused"),
          promotionId: z.string().nullable(),
          reasons: Reasons,
        }),
      ]),
    ),
    near: z.array(
      z.strictObject({
        promotionId: z.string(),
        name: names,
        need: z.strictObject({ kind: z.enum(["amount", "pieces"]), missing: z.int(), minimum: z.int() }),
      }),
    ),
  }),
});
