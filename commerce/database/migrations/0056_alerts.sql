CREATE TABLE "alert" (
	"account_id" text PRIMARY KEY NOT NULL,
	"price_drops" boolean DEFAULT false NOT NULL,
	"back_in_stock" boolean DEFAULT false NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"consent_version" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"checked_position" text,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "seen_prices" jsonb;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "seen_in_stock" boolean;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_by_due" ON "alert" USING btree ("due_at");