ALTER TABLE "account" ADD COLUMN "saves_addresses" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "saves_address" boolean DEFAULT false NOT NULL;