CREATE TABLE "email_change" (
	"account_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"current_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"is_current_confirmed" boolean NOT NULL,
	"is_new_confirmed" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_change_current_token_hash_unique" UNIQUE("current_token_hash"),
	CONSTRAINT "email_change_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_change_by_expiry" ON "email_change" USING btree ("expires_at");