-- Rows are rewritten without the index of words, which would be updated for each of them.
DROP INDEX "order_search_by_word";--> statement-breakpoint
ALTER TABLE "order_search" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_search" ADD COLUMN "market_code" text;--> statement-breakpoint
UPDATE order_search s SET created_at = o.created_at, market_code = o.market_code FROM shop_order o WHERE o.id = s.order_id;--> statement-breakpoint
CREATE INDEX "order_search_by_word" ON "order_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "order_search_by_creation" ON "order_search" USING btree ("created_at" DESC NULLS LAST,"order_id");
