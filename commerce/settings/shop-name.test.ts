// A shop of a version that kept the name in the shop's row is upgraded with its name.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "../database/location.ts";
import { onDatabase } from "../database/testing.ts";
import { FACTS, readSetting } from "./index.ts";

const MIGRATION = readFileSync(join(MIGRATIONS_FOLDER, "0021_shop-name-to-facts.sql"), "utf8");

onDatabase("the name of an upgraded shop", (database) => {
  test.each([
    ["Hollis Denim", undefined, "Hollis Denim"],
    [" Hollis ", undefined, "Hollis"],
    ["Hollis Denim", "Chosen since", "Chosen since"],
    // Names that no merchant chose.
    ["Vitrine", undefined, "My shop"],
    ["", undefined, "My shop"],
  ])("%j in the shop's row, %j in the facts: %j", async (row, facts, expected) => {
    const client = database.current.sql;
    await client.execute(sql`DELETE FROM setting`);
    await client.execute(sql`DELETE FROM shop`);
    await client.execute(
      sql`INSERT INTO shop (id, name, slug, block_product_filters) VALUES ('vitrine', ${row}, 'vitrine', '[]')`,
    );
    if (facts !== undefined)
      await client.execute(sql`INSERT INTO setting VALUES ('facts', ${JSON.stringify({ name: facts })}::jsonb, now())`);
    await client.execute(sql.raw(MIGRATION));
    expect(await readSetting(client, FACTS)).toEqual({ ...FACTS.initial, name: expected });
  });
});
