-- The shop's name was in its own row, "Vitrine" unless a merchant chose another.
INSERT INTO "setting" ("name", "value", "updated_at")
SELECT 'facts', jsonb_build_object('name', left(trim("name"), 60)), now() FROM "shop" WHERE trim("name") NOT IN ('', 'Vitrine') LIMIT 1
ON CONFLICT ("name") DO NOTHING;
