-- contract: unused since migration 0048 replaced it by the table insight
DROP TABLE "insight_count" CASCADE;