// Number of buyers by how a product fitted them, and the advice that follows. Sums without persons.

import { integer, pgTable, text } from "drizzle-orm/pg-core";
import type { FitVerdict } from "./advice.ts";

export const productFitTable = pgTable("product_fit", {
  productId: text("product_id").primaryKey(),
  /** Buyers who found it small: by their review, or by returning it as too small. */
  small: integer("small").notNull(),
  /** Buyers whose review calls it true to size. */
  right: integer("right").notNull(),
  large: integer("large").notNull(),
  /** Buyers who kept their size past the return period and said nothing. */
  kept: integer("kept").notNull(),
  /** Null if too little is known. */
  verdict: text("verdict").$type<FitVerdict>(),
});
