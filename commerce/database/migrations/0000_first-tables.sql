CREATE TABLE "metafield" (
	"owner_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"key" text NOT NULL,
	"namespace" text NOT NULL,
	"scope" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "metafield_owner_id_ordinal_pk" PRIMARY KEY("owner_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "page_section" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"title" text,
	"sub_title" text,
	"link" text,
	"items" jsonb NOT NULL,
	"locale" text,
	"region_code" text,
	"locale_lang_code" text NOT NULL,
	"locale_country_codes" text[] NOT NULL,
	"platforms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"block_product_filters" jsonb NOT NULL,
	CONSTRAINT "shop_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"is_top_level" boolean NOT NULL,
	"sub_tag_ids" text[] NOT NULL,
	"hero_media_url" text,
	"display_title" text,
	"seo_title" text,
	"seo_description" text,
	"seo_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"email" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"subscribed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_generation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_generation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"products" bigint DEFAULT 0 NOT NULL,
	"variants" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"generation" integer NOT NULL,
	"id" text NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"titles" jsonb NOT NULL,
	"vendor" text NOT NULL,
	"vendor_text" text NOT NULL,
	"vendor_handle" text NOT NULL,
	"large_image" text NOT NULL,
	"images" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"departments" text[] NOT NULL,
	"product_type" text NOT NULL,
	"product_type_text" text NOT NULL,
	"product_type_zh_text" text NOT NULL,
	"product_type_cn" text NOT NULL,
	"colours" text[] NOT NULL,
	"designer_model_number" text NOT NULL,
	"body_html" text NOT NULL,
	"sold_count" integer NOT NULL,
	"is_promotion" boolean NOT NULL,
	"position" integer NOT NULL,
	"vip_level" integer NOT NULL,
	"is_visible" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	"compare_at_prices" jsonb NOT NULL,
	"inventory_quantity" integer NOT NULL,
	"labels" text[] NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "product_generation_id_pk" PRIMARY KEY("generation","id")
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"generation" integer NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"title" text NOT NULL,
	"size" text NOT NULL,
	"colour" text NOT NULL,
	"designer_colour" text NOT NULL,
	"sku" text NOT NULL,
	"barcode" text NOT NULL,
	"inventory_quantity" integer NOT NULL,
	"old_inventory_quantity" integer NOT NULL,
	"prices" jsonb,
	"compare_at_prices" jsonb,
	CONSTRAINT "variant_generation_id_pk" PRIMARY KEY("generation","id")
);
--> statement-breakpoint
ALTER TABLE "metafield" ADD CONSTRAINT "metafield_owner_id_tag_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_section" ADD CONSTRAINT "page_section_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_generation_catalogue_generation_id_fk" FOREIGN KEY ("generation") REFERENCES "public"."catalogue_generation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_section_by_language" ON "page_section" USING btree ("shop_id","locale_lang_code");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_by_slug" ON "tag" USING btree ("shop_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_by_tag_id" ON "tag" USING btree ("shop_id","tag_id");--> statement-breakpoint
CREATE INDEX "tag_by_creation" ON "tag" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_generation_on_sale" ON "catalogue_generation" USING btree ("state") WHERE "catalogue_generation"."state" = 'on-sale';--> statement-breakpoint
CREATE UNIQUE INDEX "product_by_handle" ON "product" USING btree ("generation","handle");--> statement-breakpoint
CREATE INDEX "product_by_label" ON "product" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "product_by_publication" ON "product" USING btree ("generation","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "variant_by_product" ON "variant" USING btree ("generation","product_id");