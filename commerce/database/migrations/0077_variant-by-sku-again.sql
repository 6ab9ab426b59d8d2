-- Migration 0072 once indexed SKUs in full, which refuses long ones.
DROP INDEX IF EXISTS "variant_by_sku";--> statement-breakpoint
CREATE INDEX "variant_by_sku" ON "variant" USING btree ("generation",left("sku", 200));
