CREATE TABLE "event" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"subject" text,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_feed" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"pruned_to" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"delivery_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"response" text NOT NULL,
	"error" text,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "webhook_attempt_delivery_id_at_pk" PRIMARY KEY("delivery_id","at")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"event" bigint NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp (3) with time zone,
	"is_enabled" boolean NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_webhook_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_event_number_fk" FOREIGN KEY ("event") REFERENCES "public"."event"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_by_position" ON "event" USING btree ("position");--> statement-breakpoint
CREATE INDEX "event_unpublished" ON "event" USING btree ("number") WHERE "event"."position" is null;--> statement-breakpoint
CREATE INDEX "event_by_time" ON "event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_by_subject" ON "event" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_once" ON "webhook_delivery" USING btree ("webhook_id","event");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("webhook_id","due_at") WHERE "webhook_delivery"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_by_event" ON "webhook_delivery" USING btree ("event");