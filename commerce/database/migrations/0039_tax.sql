CREATE TABLE "order_tax" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"subject" text NOT NULL,
	"line_id" uuid,
	"jurisdiction" text NOT NULL,
	"category" text NOT NULL,
	"treatment" text NOT NULL,
	"rate" integer NOT NULL,
	"taxable" bigint NOT NULL,
	"tax" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_note_line" (
	"credit_note_id" uuid NOT NULL,
	"order_tax_id" uuid NOT NULL,
	"taxable" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "credit_note_line_credit_note_id_order_tax_id_pk" PRIMARY KEY("credit_note_id","order_tax_id")
);
--> statement-breakpoint
CREATE TABLE "credit_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_note_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_added" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tax_amount" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tax_added" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tax_details" jsonb;--> statement-breakpoint
ALTER TABLE "order_tax" ADD CONSTRAINT "order_tax_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tax" ADD CONSTRAINT "order_tax_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_line" ADD CONSTRAINT "credit_note_line_credit_note_id_credit_note_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_note"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_line" ADD CONSTRAINT "credit_note_line_order_tax_id_order_tax_id_fk" FOREIGN KEY ("order_tax_id") REFERENCES "public"."order_tax"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_tax_by_ordinal" ON "order_tax" USING btree ("order_id","ordinal");--> statement-breakpoint
CREATE INDEX "credit_note_line_by_tax" ON "credit_note_line" USING btree ("order_tax_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_by_cause" ON "credit_note" USING btree ("order_id","cause");--> statement-breakpoint
CREATE INDEX "credit_note_by_creation" ON "credit_note" USING btree ("created_at");