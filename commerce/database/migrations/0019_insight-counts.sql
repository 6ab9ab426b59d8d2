CREATE TABLE "insight_count" (
	"day" date NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"index" text NOT NULL,
	"object" text NOT NULL,
	"query" text NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "insight_count_day_type_name_index_object_query_position_pk" PRIMARY KEY("day","type","name","index","object","query","position")
);
