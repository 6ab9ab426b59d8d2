ALTER TABLE "dispute" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "dispute_by_state" ON "dispute" USING btree ("state","updated_at");