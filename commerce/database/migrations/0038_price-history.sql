CREATE TABLE "price_history" (
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	"reduced" text[] NOT NULL,
	CONSTRAINT "price_history_product_id_variant_id_starts_at_pk" PRIMARY KEY("product_id","variant_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "prior_prices" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "stated_prior_prices" jsonb;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "prior_prices" jsonb;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "stated_prior_prices" jsonb;--> statement-breakpoint
INSERT INTO "price_history" SELECT p."id", '', now(), p."prices", ARRAY(SELECT jsonb_object_keys(p."compare_at_prices") ORDER BY 1)
FROM "product" p JOIN "catalogue_generation" g ON g."id" = p."generation" AND g."state" = 'on-sale';--> statement-breakpoint
INSERT INTO "price_history" SELECT v."product_id", v."id", now(), v."prices", ARRAY(SELECT jsonb_object_keys(coalesce(v."compare_at_prices", '{}')) ORDER BY 1)
FROM "variant" v JOIN "catalogue_generation" g ON g."id" = v."generation" AND g."state" = 'on-sale' WHERE v."prices" IS NOT NULL;
