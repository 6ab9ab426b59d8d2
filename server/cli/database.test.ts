import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Database } from "#commerce/database";
import { accountTable } from "../../commerce/accounts/tables.ts";
import { placeOrder } from "../../commerce/checkout/index.ts";
import {
  orderRequest,
  makeShopper,
  openTestShop,
  testOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { copyFolder, onEveryDatabase, serverUrl } from "../../commerce/database/testing.ts";
import { runOn } from "../../commerce/database/testing-postgres.ts";
import { checkLedger } from "../../commerce/fulfilment/check-ledger.ts";
import { readConfig, type Config } from "../config.ts";
import { openShopDatabase } from "../start/shop.ts";
import { runDatabase } from "./database.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-backup-"));
const created: string[] = [];
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of created) await runOn(`${await serverUrl()}postgres`, `drop database ${name}`);
});

async function run(config: Config, ...words: string[]): Promise<string> {
  const infos: string[] = [];
  await runDatabase(words, config, { print: () => {}, info: (text) => infos.push(text) });
  return infos.join("\n");
}

/** An empty database of each kind. */
async function emptyOnes(): Promise<Config[]> {
  const { location } = await copyFolder();
  const embedded = readConfig({ DATA_DIR: linkTo("dataDir" in location ? location.dataDir : "") });
  if (!inject("hasPostgres")) return [embedded];
  const name = `restored_${crypto.randomUUID().replaceAll("-", "")}`;
  const url = await serverUrl();
  await runOn(`${url}postgres`, `create database ${name}`);
  created.push(name);
  return [embedded, readConfig({ DATA_DIR: folder, DATABASE_URL: `${url}${name}` })];
}

/** All rows of all tables. */
async function content(database: Database): Promise<Record<string, unknown[]>> {
  const { rows } = await database.sql.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const all: Record<string, unknown[]> = {};
  for (const name of rows.map((row) => String(row["name"])).toSorted()) {
    const found = await database.sql.execute(sql`select to_json(t)::text as row from ${sql.identifier(name)} t`);
    all[name] = found.rows.map(({ row }) => row).toSorted();
  }
  return all;
}

onEveryDatabase("a backup", (database) => {
  const file = join(folder, `${crypto.randomUUID()}.gz`);
  let before: Record<string, unknown[]>;
  let source: Config;
  let output = "";

  beforeAll(async () => {
    await openTestShop(database.current, 30, 5);
    const orderServices = testOrderServices(database.current);
    const shopper = await makeShopper(orderServices, [{ variantId: "v1-0", quantity: 2 }]);
    await placeOrder(orderServices, shopper, await orderRequest(orderServices, shopper));
    const now = new Date();
    const row = { passwordHash: "", createdAt: now, passwordChangedAt: now };
    // Values that could break a format of lines.
    await database.current.sql.insert(accountTable).values([
      { ...row, id: "a", email: "ana@example.com", firstName: 'Ána\n{"x":1}\u2028"\\,' },
      { ...row, id: "b", email: "bo@example.com", firstName: '["end",0]' },
    ]);
    before = await content(database.current);
    await database.current.close();
    const { location } = database;
    source = readConfig("url" in location ? { DATABASE_URL: location.url } : { DATA_DIR: linkTo(location.dataDir) });
    output = await run(source, "backup", file);
  });

  test("is readable by its owner only, and leaves no temporary file", () => {
    expect(output).toMatch(/^[\d,]+ rows of \d+ tables were written to /);
    expect(before["shop_order"]).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("restores every row into an empty database, also from the embedded one into PostgreSQL", async () => {
    const changed = await openShopDatabase(source);
    await changed.sql.execute(sql`delete from account`);
    await changed.sql.execute(sql`update variant set inventory_quantity = 0`);
    await changed.close();
    const targets = (await emptyOnes()).filter(({ DATABASE_URL: url }) => url !== undefined || !source.DATABASE_URL);
    for (const target of targets) {
      expect(await run(target, "restore", file)).toMatch(/rows of \d+ tables were restored from the backup of 20/);
      const restored = await openShopDatabase(target);
      try {
        expect(await content(restored)).toEqual(before);
        expect((await checkLedger(restored)).faults).toEqual([]);
        // Sequences continue after the restored rows, and foreign keys are enforced.
        const orderServices = testOrderServices(restored);
        const shopper = await makeShopper(orderServices, [{ variantId: "v2-0", quantity: 1 }]);
        expect(await placeOrder(orderServices, shopper, await orderRequest(orderServices, shopper))).toMatchObject({
          kind: "placed",
        });
        await expect(
          restored.sql.execute(sql`insert into session select 'h', 'i', 'nobody', now(), now(), now(), ''`),
        ).rejects.toThrow("Failed query");
      } finally {
        await restored.close();
      }
      await expect(run(target, "restore", file)).rejects.toThrow(/The database is not empty: .* Nothing was changed/);
    }
  });

  test("that is truncated, modified or of another version changes nothing", async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.trimEnd().split("\n");
    const target = (await emptyOnes()).at(-1);
    if (!target) throw new Error("The embedded database is always available");
    expect(await run(target, "migrate")).toBe("The database is up to date.");
    const attempt = async (bytes: Uint8Array) => {
      writeFileSync(join(folder, "bad.gz"), bytes);
      await run(target, "restore", join(folder, "bad.gz"));
    };
    await expect(attempt(gzipSync(lines.slice(0, -1).join("\n")))).rejects.toThrow("it is truncated");
    await expect(
      attempt(
        gzipSync(
          lines
            .toSpliced(
              lines.findLastIndex((line) => line.startsWith("{")),
              1,
            )
            .join("\n"),
        ),
      ),
    ).rejects.toThrow(/it has \d+ rows instead of/);
    await expect(attempt(readFileSync(file).subarray(0, 5000))).rejects.toThrow("is not a complete backup");
    await expect(attempt(Buffer.from("no backup"))).rejects.toThrow("is not a complete backup");
    await expect(attempt(gzipSync(text.replace(/^\["backup",1,"\d+/, '["backup",1,"1')))).rejects.toThrow(
      "was written by another version of the shop",
    );
    const untouched = await openShopDatabase(target);
    expect(Object.values(await content(untouched)).flat()).toEqual([]);
    await untouched.close();
    await expect(run(target, "restore", join(folder, "none.gz"))).rejects.toThrow("does not exist");
    await expect(run(target, "backup")).rejects.toThrow("npm run shop -- database backup FILE");
  });
});

/** A data folder whose database is this one. */
function linkTo(database: string): string {
  const data = mkdtempSync(join(folder, "data-"));
  symlinkSync(database, join(data, "database"));
  return data;
}
