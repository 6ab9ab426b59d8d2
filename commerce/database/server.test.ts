import { sql } from "drizzle-orm";
import { describe, expect, inject, test } from "vitest";
import { openDatabase } from "./open.ts";
import { explain, serverUrl } from "./testing.ts";
import { runOn } from "./testing-postgres.ts";

describe.skipIf(!inject("hasPostgres"))("a PostgreSQL server", () => {
  test("is migrated once when several shops start together", async () => {
    const url = await serverUrl();
    await runOn(`${url}postgres`, "create database started_together");
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase({ url: `${url}started_together`, connections: 2 })),
    );
    expect(opened.map(({ kind }) => kind)).toEqual(["open", "open", "open", "open", "open"]);
    for (const one of opened) {
      if (one.kind !== "open") continue;
      await one.database.sql.execute(sql`select * from tag`);
      await one.database.close();
    }
    await runOn(`${url}postgres`, "drop database started_together");
  });

  test("that cannot be reached is reported without its password", async () => {
    const opened = await openDatabase({ url: "postgres://shop:s3cret@127.0.0.1:1/shop" });
    expect(opened).toMatchObject({ kind: "refused", reason: "unreachable", where: "127.0.0.1:1/shop" });
    expect(explain(opened)).toContain("Check that it is running");
    expect(explain(opened)).not.toContain("s3cret");
  });
});
