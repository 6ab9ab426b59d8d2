// Reviews and votes on them.

import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable } from "../accounts/tables.ts";
import { shopTable } from "../content/tables.ts";
import { orderLineTable } from "../orders/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const reviewTable = pgTable(
  "review",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    productId: text("product_id").notNull(),
    /** The purchase that verifies the author; null for seed reviews. */
    orderLineId: uuid("order_line_id").references(() => orderLineTable.id, { onDelete: "set null" }),
    accountId: text("account_id").references(() => accountTable.id, { onDelete: "set null" }),
    author: text("author").notNull(),
    rating: integer("rating").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    /** -1 runs small, 0 is true to size, 1 runs large; null if not rated. */
    fit: integer("fit"),
    size: text("size").notNull().default(""),
    language: text("language").notNull(),
    state: text("state", { enum: ["shown", "hidden"] }).notNull(),
    helpful: integer("helpful").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (review) => [
    index("review_by_product").on(review.productId, review.state, review.createdAt.desc()),
    index("review_by_date").on(review.shopId, review.state, review.createdAt.desc(), review.id),
    uniqueIndex("review_of_buyer").on(review.accountId, review.productId),
    check("review_rating", sql`${review.rating} between 1 and 5`),
  ],
);

/** One vote of each kind per voter: an account, or the hash of a guest's network. */
export const reviewVoteTable = pgTable(
  "review_vote",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviewTable.id, { onDelete: "cascade" }),
    voter: text("voter").notNull(),
    /** "helpful", or "report" for abuse. */
    kind: text("kind", { enum: ["helpful", "report"] }).notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (vote) => [uniqueIndex("review_vote_once").on(vote.reviewId, vote.voter, vote.kind)],
);
