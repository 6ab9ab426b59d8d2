CREATE TABLE "promotion_batch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" text NOT NULL,
	"promotion_id" uuid NOT NULL,
	"batch_id" uuid,
	"code" text NOT NULL,
	"uses" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"state" text NOT NULL,
	"trigger" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"conditions" jsonb NOT NULL,
	"effect" jsonb NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"combines" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"code_id" uuid,
	"order_id" uuid NOT NULL,
	"customer" text,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotion_use_is_not_negative" CHECK ("promotion_use"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "promotion_batch" ADD CONSTRAINT "promotion_batch_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code" ADD CONSTRAINT "promotion_code_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code" ADD CONSTRAINT "promotion_code_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code" ADD CONSTRAINT "promotion_code_batch_id_promotion_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."promotion_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_code_id_promotion_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promotion_code"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_batch_by_promotion" ON "promotion_batch" USING btree ("promotion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_code_by_code" ON "promotion_code" USING btree ("shop_id","code");--> statement-breakpoint
CREATE INDEX "promotion_code_by_promotion" ON "promotion_code" USING btree ("promotion_id","batch_id","code");--> statement-breakpoint
CREATE INDEX "promotion_by_state" ON "promotion" USING btree ("shop_id","state","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_use_by_order" ON "promotion_use" USING btree ("order_id","promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_use_by_promotion" ON "promotion_use" USING btree ("promotion_id","state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "promotion_use_by_customer" ON "promotion_use" USING btree ("promotion_id","customer");--> statement-breakpoint
CREATE INDEX "promotion_use_by_code" ON "promotion_use" USING btree ("code_id");