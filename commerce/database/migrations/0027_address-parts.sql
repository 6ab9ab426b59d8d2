ALTER TABLE "address" ADD COLUMN "last_name_kana" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "first_name_kana" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "district" text DEFAULT '' NOT NULL;