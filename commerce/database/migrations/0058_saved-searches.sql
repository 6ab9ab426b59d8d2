CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"frequency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"consent_version" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"seen" text[],
	"published_from" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_once" ON "saved_search" USING btree ("account_id","market","path","query");--> statement-breakpoint
CREATE INDEX "saved_search_by_due" ON "saved_search" USING btree ("due_at") WHERE "saved_search"."frequency" <> 'never';