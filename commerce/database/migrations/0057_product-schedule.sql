ALTER TABLE "product" ADD COLUMN "visible_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "visible_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_held" boolean;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "visibility_changes_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "product_by_schedule" ON "product" USING btree ("generation","visibility_changes_at") WHERE "product"."visibility_changes_at" is not null;