CREATE TABLE "order_search" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "has_unsent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_by_word" ON "order_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "order_by_state_and_creation" ON "shop_order" USING btree ("state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_to_send" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "shop_order"."has_unsent" and "shop_order"."state" in ('placed', 'shipped');--> statement-breakpoint
-- The words by which an order is found: whole, and split at signs.
CREATE FUNCTION order_words(o shop_order) RETURNS tsvector LANGUAGE sql STABLE AS $$
  WITH given(part) AS (
    SELECT unnest(ARRAY[o.number, o.email, o.delivery ->> 'firstName', o.delivery ->> 'lastName'])
    UNION ALL
    -- The invoice of an erased person keeps the name, but nobody finds it.
    SELECT unnest(ARRAY[o.billing ->> 'firstName', o.billing ->> 'lastName']) WHERE o.erased_at IS NULL
    UNION ALL
    SELECT sku FROM order_line WHERE order_id = o.id
  ), words(word) AS (
    SELECT left(lower(part), 200) FROM given
    UNION ALL
    SELECT left(lower(split), 200) FROM given, regexp_split_to_table(part, '[^[:alnum:]]+') AS split
  )
  SELECT array_to_tsvector(array(SELECT DISTINCT word FROM words WHERE word <> ''))
$$;--> statement-breakpoint
INSERT INTO order_search (order_id, words) SELECT o.id, order_words(o) FROM shop_order o;--> statement-breakpoint
UPDATE shop_order o SET has_unsent = false
WHERE o.state NOT IN ('awaiting-payment', 'placed')
  AND NOT (
    o.state = 'shipped'
    AND EXISTS (SELECT 1 FROM order_parcel p WHERE p.order_id = o.id)
    AND NOT EXISTS (SELECT 1 FROM order_event e WHERE e.order_id = o.id AND e.kind = 'rest-cancelled')
    AND (SELECT sum(l.quantity) FROM order_line l WHERE l.order_id = o.id AND l.gift IS NULL)
      > (SELECT sum((sent ->> 'quantity')::int) FROM order_parcel p, jsonb_array_elements(p.lines) sent WHERE p.order_id = o.id)
  )
  OR NOT EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = o.id AND l.gift IS NULL);
