// Tables of promotions, their codes and their uses. Amounts are thousandths.

import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Texts } from "#commerce/settings";
import { shopTable } from "../content/tables.ts";
import { orderTable } from "../orders/tables.ts";
import {
  COMBINATIONS,
  PROMOTION_STATES,
  TRIGGERS,
  type Conditions,
  type Definition,
  type Effect,
} from "./promotion.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const promotionTable = pgTable(
  "promotion",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    name: jsonb("name").$type<Texts>().notNull(),
    state: text("state", { enum: PROMOTION_STATES }).notNull(),
    trigger: text("trigger", { enum: TRIGGERS }).notNull(),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    conditions: jsonb("conditions").$type<Conditions>().notNull(),
    effect: jsonb("effect").$type<Effect>().notNull(),
    priority: integer("priority").notNull().default(0),
    combines: text("combines", { enum: COMBINATIONS }).notNull(),
    /** Increases with every change, to detect concurrent edits. */
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (promotion) => [index("promotion_by_state").on(promotion.shopId, promotion.state, promotion.endsAt)],
);

/** Earlier terms of a promotion whose prices were shown, from before it was changed, paused or archived. */
export const promotionPeriodTable = pgTable(
  "promotion_period",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    promotionId: uuid("promotion_id")
      .notNull()
      .references(() => promotionTable.id, { onDelete: "cascade" }),
    definition: jsonb("definition").$type<Omit<Definition, "name" | "startsAt" | "endsAt">>().notNull(),
    from: moment("starts_at").notNull(),
    until: moment("ends_at").notNull(),
  },
  (period) => [index("promotion_period_by_start").on(period.from)],
);

/** A set of unique codes that were created together. */
export const promotionBatchTable = pgTable(
  "promotion_batch",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    promotionId: uuid("promotion_id")
      .notNull()
      .references(() => promotionTable.id, { onDelete: "cascade" }),
    prefix: text("prefix").notNull(),
    count: integer("count").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (batch) => [index("promotion_batch_by_promotion").on(batch.promotionId)],
);

export const promotionCodeTable = pgTable(
  "promotion_code",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    promotionId: uuid("promotion_id")
      .notNull()
      .references(() => promotionTable.id, { onDelete: "cascade" }),
    /** Null for a code that the merchant chose. */
    batchId: uuid("batch_id").references(() => promotionBatchTable.id, { onDelete: "cascade" }),
    /** Normalised by `readCode`. Not hashed: merchants export their codes. */
    code: text("code").notNull(),
    /** Number of orders that may use it; null without a limit. 1 in a batch. */
    uses: integer("uses"),
    createdAt: moment("created_at").notNull(),
  },
  (code) => [
    uniqueIndex("promotion_code_by_code").on(code.shopId, code.code),
    index("promotion_code_by_promotion").on(code.promotionId, code.batchId, code.code),
  ],
);

/** "held" by an unpaid order, "claimed" by a paid one, "released" by one that ended without payment. The first two count. */
const USE_STATES = ["held", "claimed", "released"] as const;

export const promotionUseTable = pgTable(
  "promotion_use",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    promotionId: uuid("promotion_id")
      .notNull()
      .references(() => promotionTable.id, { onDelete: "restrict" }),
    codeId: uuid("code_id").references(() => promotionCodeTable.id, { onDelete: "set null" }),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orderTable.id, { onDelete: "cascade" }),
    /** `customerKey` of the order's email; null after the buyer was erased. */
    customer: text("customer"),
    state: text("state", { enum: USE_STATES }).notNull(),
    currency: text("currency").notNull(),
    /** 0 for a gift. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (use) => [
    uniqueIndex("promotion_use_by_order").on(use.orderId, use.promotionId),
    index("promotion_use_by_promotion").on(use.promotionId, use.state, use.createdAt.desc()),
    index("promotion_use_by_customer").on(use.promotionId, use.customer),
    index("promotion_use_by_code").on(use.codeId),
    check("promotion_use_is_not_negative", sql`${use.amount} >= 0`),
  ],
);
