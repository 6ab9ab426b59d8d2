CREATE TABLE "picture" (
	"address" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"designer" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"width" integer,
	"height" integer,
	"bytes" integer
);
--> statement-breakpoint
CREATE INDEX "picture_by_due" ON "picture" USING btree ("host","due_at") WHERE "picture"."state" = 'waiting';