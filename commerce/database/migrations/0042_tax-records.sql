CREATE TABLE "tax_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"credit_note_id" uuid,
	"provider" text NOT NULL,
	"reference" text,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_tax" ADD COLUMN "item_id" text;--> statement-breakpoint
ALTER TABLE "tax_record" ADD CONSTRAINT "tax_record_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_record" ADD CONSTRAINT "tax_record_credit_note_id_credit_note_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_note"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_record_of_sale" ON "tax_record" USING btree ("order_id") WHERE "tax_record"."credit_note_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_record_of_credit_note" ON "tax_record" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "tax_record_by_due" ON "tax_record" USING btree ("due_at");