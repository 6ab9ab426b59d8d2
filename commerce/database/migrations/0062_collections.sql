ALTER TABLE "tag" ADD COLUMN "titles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "product_order" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "show_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "show_until" timestamp (3) with time zone;