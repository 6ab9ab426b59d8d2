CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" text,
	"variant_id" text,
	"gift" jsonb,
	"quantity" integer NOT NULL,
	"seen_price" bigint,
	"seen_price_list" text,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_request" (
	"cart_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" text NOT NULL,
	"account_id" text,
	"status" text DEFAULT 'active' NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"email" text,
	"phone" text,
	"delivery" jsonb,
	"billing" jsonb,
	"delivery_method" text,
	"gift_card_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card_hold" (
	"gift_card_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "gift_card_hold_is_positive" CHECK ("gift_card_hold"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"currency" text NOT NULL,
	"initial_amount" bigint NOT NULL,
	"state" text NOT NULL,
	"order_line_id" uuid,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"message" text NOT NULL,
	"deliver_on" date,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_card_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"product_id" text,
	"variant_id" text,
	"gift" jsonb,
	"sku" text NOT NULL,
	"handle" text,
	"vendor" text NOT NULL,
	"title" text NOT NULL,
	"colour" text NOT NULL,
	"size" text NOT NULL,
	"image" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"compare_at_price" bigint
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" text NOT NULL,
	"number" text NOT NULL,
	"account_id" text,
	"cart_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"market_code" text NOT NULL,
	"language" text NOT NULL,
	"price_list" text NOT NULL,
	"currency" text NOT NULL,
	"delivery" jsonb,
	"billing" jsonb NOT NULL,
	"delivery_method" text,
	"subtotal" bigint NOT NULL,
	"delivery_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"gift_card_amount" bigint DEFAULT 0 NOT NULL,
	"tracking" text,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone,
	CONSTRAINT "shop_order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"state" text NOT NULL,
	"failure" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"step" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"gift_card_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_is_positive" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_charge" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_charge_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "return_line" (
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"accepted_quantity" integer
);
--> statement-breakpoint
CREATE TABLE "return_package" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text NOT NULL,
	"packaging" text NOT NULL,
	"refund_to" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "return_package_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"order_line_id" uuid,
	"account_id" text,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"fit" integer,
	"size" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" uuid NOT NULL,
	"voter" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "back_in_stock" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"market_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reservation" (
	"order_id" uuid NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_request" ADD CONSTRAINT "cart_request_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_hold" ADD CONSTRAINT "gift_card_hold_gift_card_id_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_hold" ADD CONSTRAINT "gift_card_hold_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_return_id_return_package_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_package" ADD CONSTRAINT "return_package_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock" ADD CONSTRAINT "back_in_stock_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_by_variant" ON "cart_line" USING btree ("cart_id","variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_request_by_key" ON "cart_request" USING btree ("cart_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_of_account" ON "cart" USING btree ("shop_id","account_id") WHERE "cart"."status" = 'active' and "cart"."token_hash" is null;--> statement-breakpoint
CREATE INDEX "cart_by_change" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_of_cart" ON "checkout" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_hold_by_order" ON "gift_card_hold" USING btree ("gift_card_id","order_id");--> statement-breakpoint
CREATE INDEX "gift_card_hold_of_order" ON "gift_card_hold" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_card_by_delivery" ON "gift_card" USING btree ("sent_at","deliver_on");--> statement-breakpoint
CREATE INDEX "gift_card_by_line" ON "gift_card" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_event_by_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_by_ordinal" ON "order_line" USING btree ("order_id","ordinal");--> statement-breakpoint
CREATE INDEX "order_line_by_product" ON "order_line" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_by_key" ON "shop_order" USING btree ("cart_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "order_by_account" ON "shop_order" USING btree ("account_id","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_by_email" ON "shop_order" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_by_state" ON "shop_order" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "order_by_creation" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ledger_by_account" ON "ledger_entry" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_by_transaction" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_by_order" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_by_id" ON "payment_event" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_by_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_by_reference" ON "payment" USING btree ("provider","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_under_way" ON "payment" USING btree ("order_id") WHERE "payment"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "payment_by_state" ON "payment" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "refund_by_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_by_state" ON "refund" USING btree ("state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_line_once" ON "return_line" USING btree ("return_id","order_line_id");--> statement-breakpoint
CREATE INDEX "return_line_by_order_line" ON "return_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_by_order" ON "return_package" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "review_by_product" ON "review" USING btree ("product_id","state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_by_date" ON "review" USING btree ("shop_id","state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_of_buyer" ON "review" USING btree ("account_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_vote_once" ON "review_vote" USING btree ("review_id","voter","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "back_in_stock_by_email" ON "back_in_stock" USING btree ("variant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reservation_by_order" ON "stock_reservation" USING btree ("order_id","variant_id");--> statement-breakpoint
CREATE INDEX "stock_reservation_by_variant" ON "stock_reservation" USING btree ("variant_id","state","expires_at");