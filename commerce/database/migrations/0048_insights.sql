CREATE TABLE "insight_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_query" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"market" text NOT NULL,
	"device" text NOT NULL,
	"currency" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"empty_searches" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"position_sum" bigint DEFAULT 0 NOT NULL,
	"positioned" integer DEFAULT 0 NOT NULL,
	"adds" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_subject_day_name_market_device_currency_pk" PRIMARY KEY("subject","day","name","market","device","currency")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "source" jsonb;--> statement-breakpoint
CREATE INDEX "insight_by_name" ON "insight" USING btree ("subject","name","day");--> statement-breakpoint
CREATE INDEX "order_line_to_count" ON "order_line" USING btree ("order_id") WHERE "order_line"."source" is not null;--> statement-breakpoint
CREATE INDEX "order_by_placing" ON "shop_order" USING btree ("placed_at");