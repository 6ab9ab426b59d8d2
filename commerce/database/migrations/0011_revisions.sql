CREATE TABLE "revision" (
	"name" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
