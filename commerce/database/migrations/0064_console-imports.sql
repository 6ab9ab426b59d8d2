CREATE TABLE "catalogue_import" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"options" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"operator" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_import_by_time" ON "catalogue_import" USING btree ("created_at");