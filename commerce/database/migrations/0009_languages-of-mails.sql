ALTER TABLE "gift_card" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "back_in_stock" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;