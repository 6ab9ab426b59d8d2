ALTER TABLE "cart" ADD COLUMN "gift_options" jsonb;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "gift_options" jsonb;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "gift_wrap_price" bigint DEFAULT 0 NOT NULL;