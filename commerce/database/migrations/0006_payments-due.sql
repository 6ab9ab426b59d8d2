DROP INDEX "payment_by_state";--> statement-breakpoint
DROP INDEX "refund_by_state";--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "payment_event_by_settlement" ON "payment_event" USING btree ("settled_at","received_at");--> statement-breakpoint
CREATE INDEX "payment_by_due" ON "payment" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "refund_by_due" ON "refund" USING btree ("due_at");