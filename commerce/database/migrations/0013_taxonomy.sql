CREATE TABLE "taxonomy_node" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"parent" text,
	"position" integer NOT NULL,
	"handle" text NOT NULL,
	"names" jsonb NOT NULL,
	"aliases" text[] NOT NULL,
	"previous_handles" text[] NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "taxonomy_node_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "taxonomy_node_by_handle" ON "taxonomy_node" USING btree ("kind","handle");