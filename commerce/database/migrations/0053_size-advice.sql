CREATE TABLE "product_fit" (
	"product_id" text PRIMARY KEY NOT NULL,
	"small" integer NOT NULL,
	"right" integer NOT NULL,
	"large" integer NOT NULL,
	"kept" integer NOT NULL,
	"verdict" text
);
