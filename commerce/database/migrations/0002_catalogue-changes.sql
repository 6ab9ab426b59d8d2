CREATE TABLE "catalogue_change" (
	"generation" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "catalogue_change_generation_sequence_pk" PRIMARY KEY("generation","sequence")
);
--> statement-breakpoint
ALTER TABLE "catalogue_generation" ADD COLUMN "sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_change" ADD CONSTRAINT "catalogue_change_generation_catalogue_generation_id_fk" FOREIGN KEY ("generation") REFERENCES "public"."catalogue_generation"("id") ON DELETE cascade ON UPDATE no action;