DROP INDEX "order_by_key";--> statement-breakpoint
CREATE INDEX "order_by_cart" ON "shop_order" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_by_key" ON "shop_order" USING btree ("idempotency_key","cart_id");