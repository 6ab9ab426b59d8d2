ALTER TABLE "page_section" ADD COLUMN "show_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "page_section" ADD COLUMN "show_until" timestamp (3) with time zone;