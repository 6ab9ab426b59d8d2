ALTER TABLE "order_line" ADD COLUMN "options" jsonb;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "options" jsonb;