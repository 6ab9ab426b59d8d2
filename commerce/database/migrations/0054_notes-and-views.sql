CREATE TABLE "account_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_note" ADD CONSTRAINT "account_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_note_by_account" ON "account_note" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "order_note_by_order" ON "order_note" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_by_name" ON "saved_view" USING btree ("staff_id","list","name");--> statement-breakpoint
-- The words by which a customer is found: whole, and split at signs.
CREATE FUNCTION account_words(email text, first_name text, last_name text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  WITH given(part) AS (
    SELECT unnest(ARRAY[email, first_name, last_name])
  ), words(word) AS (
    SELECT left(lower(part), 200) FROM given
    UNION ALL
    SELECT left(lower(split), 200) FROM given, regexp_split_to_table(part, '[^[:alnum:]]+') AS split
    UNION ALL
    SELECT left(lower(split), 200) FROM given, regexp_split_to_table(part, '\s+') AS split
  )
  SELECT array_to_tsvector(array(SELECT DISTINCT word FROM words WHERE word <> ''))
$$;--> statement-breakpoint
CREATE INDEX "account_by_word" ON "account" USING gin (account_words("email", "first_name", "last_name"));--> statement-breakpoint
CREATE INDEX "return_by_creation" ON "return_package" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "return_by_state_and_creation" ON "return_package" USING btree ("state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "return_by_number_prefix" ON "return_package" USING btree ("number" text_pattern_ops);