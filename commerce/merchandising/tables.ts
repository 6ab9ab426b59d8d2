// Table of merchandising rules: the published version and the draft of each.

import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { RuleBody } from "./rule.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const merchandisingRuleTable = pgTable("merchandising_rule", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull(),
  /** As shoppers see it. */
  live: jsonb("live").$type<RuleBody>(),
  draft: jsonb("draft").$type<RuleBody>(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  /** Name of the operator. */
  updatedBy: text("updated_by").notNull(),
  publishedAt: moment("published_at"),
});
