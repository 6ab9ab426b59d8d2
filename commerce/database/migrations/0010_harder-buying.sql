CREATE TABLE "order_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment_event_by_settlement";--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payment_event" SET "due_at" = "received_at" WHERE "settled_at" IS NULL;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "return_line" ADD COLUMN "damaged_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_token" ADD CONSTRAINT "order_token_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_token_by_order" ON "order_token" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_event_by_due" ON "payment_event" USING btree ("due_at");