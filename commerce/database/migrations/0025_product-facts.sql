ALTER TABLE "product" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "measurements" jsonb;