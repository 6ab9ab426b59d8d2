import { sql } from "drizzle-orm";
import { Client } from "pg";
import { describe, expect, inject, test, vi } from "vitest";
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

  test("whose connections are lost as transactions begin serves again with all of them", async () => {
    const opened = await openDatabase({ url: `${await serverUrl()}template`, connections: 2, connectSeconds: 2 });
    if (opened.kind === "refused") throw new Error(opened.reason);
    const { database } = opened;
    const original = Client.prototype.query;
    const losing = vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...args) {
      const [query] = args as unknown as [string | { readonly text: string }];
      const text = typeof query === "string" ? query : query.text;
      if (text === "begin")
        (this as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
      return Reflect.apply(original, this, args) as void;
    });
    const begin = () => database.sql.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows);
    // More than there are connections.
    for (let lost = 0; lost < 3; lost++) await expect(begin()).rejects.toThrow("begin");
    losing.mockRestore();
    expect(await Promise.all([begin(), begin(), begin()])).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
    await database.close();
  });

  test("that cannot be reached is reported without its password", async () => {
    const opened = await openDatabase({ url: "postgres://shop:s3cret@127.0.0.1:1/shop" });
    expect(opened).toMatchObject({ kind: "refused", reason: "unreachable", where: "127.0.0.1:1/shop" });
    expect(explain(opened)).toContain("Check that it is running");
    expect(explain(opened)).not.toContain("s3cret");
  });
});
