ALTER TABLE "catalogue_generation" ADD COLUMN "price_lists" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "converted" text[];