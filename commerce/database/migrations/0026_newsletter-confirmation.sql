ALTER TABLE "newsletter_subscription" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_by_token" ON "newsletter_subscription" USING btree ("token_hash");