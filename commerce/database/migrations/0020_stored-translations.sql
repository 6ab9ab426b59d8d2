CREATE TABLE "translation" (
	"language" text NOT NULL,
	"digest" text NOT NULL,
	"translated" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "translation_language_digest_pk" PRIMARY KEY("language","digest")
);
