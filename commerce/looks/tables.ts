// Table of looks: outfits that a merchant puts together.

import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { LookBody } from "./look.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const lookTable = pgTable("look", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull(),
  /** Copy of the body's slug, so that no two looks share an address. */
  slug: text("slug").notNull().unique(),
  body: jsonb("body").$type<LookBody>().notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  /** Name of the operator. */
  updatedBy: text("updated_by").notNull(),
});
