CREATE TABLE "product_popularity" (
	"product_id" text PRIMARY KEY NOT NULL,
	"worth" integer NOT NULL
);
