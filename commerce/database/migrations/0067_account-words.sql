DROP INDEX "account_by_word";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (account_words(email, first_name, last_name)) STORED;--> statement-breakpoint
CREATE INDEX "account_by_word" ON "account" USING gin ("words");