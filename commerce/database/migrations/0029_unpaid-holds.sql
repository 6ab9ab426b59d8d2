ALTER TABLE "stock_reservation" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "stock_reservation_by_network" ON "stock_reservation" USING btree ("network","held_at");