import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterEach, expect, test } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { openDatabase, type Database } from "./open.ts";
import { explainRefusal } from "./refusal.ts";
import { copyFolder, explain } from "./testing.ts";
import { Wire } from "./wire.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

test("a folder in use is refused with the name of its holder", async () => {
  const folder = await makeFolder();
  await open(folder);
  const second = await openDatabase({ dataDir: folder });
  expect(second).toMatchObject({ kind: "refused", reason: "in-use" });
  expect(explain(second)).toContain(`process ${process.pid} on ${hostname()}`);
});

test("a folder can be opened again after closing", async () => {
  const folder = await makeFolder();
  await (await open(folder)).close();
  expect(readdirSync(folder)).toEqual(["postgres"]);
  await (await open(folder)).ping();
});

test("a full disk is refused before anything is created", async () => {
  const folder = makeEmptyFolder();
  expect(await openEmbedded(folder, () => 20)).toMatchObject({ reason: "no-space", neededMegabytes: 300 });
  expect(readdirSync(folder)).toEqual([]);
});

test("a path that is a file is refused as not writable", async () => {
  const file = join(makeEmptyFolder(), "file");
  writeFileSync(file, "");
  expect(await openDatabase({ dataDir: file })).toMatchObject({ kind: "refused", reason: "not-writable" });
});

test("a cluster of a newer PostgreSQL is refused as newer data", async () => {
  const folder = makeEmptyFolder();
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "19\n");
  expect(await openDatabase({ dataDir: folder })).toMatchObject({ kind: "refused", reason: "newer-data" });
});

test("a cluster that is damaged or of an older PostgreSQL is refused as unreadable and unlocked", async () => {
  const folder = makeEmptyFolder();
  mkdirSync(join(folder, "postgres"));
  const refused = { kind: "refused", reason: "unreadable" };
  expect(await openDatabase({ dataDir: folder })).toMatchObject({
    ...refused,
    detail: "PG_VERSION is missing or invalid",
  });
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "16\n");
  expect(explain(await openDatabase({ dataDir: folder }))).toContain(
    "cannot be read: it was written by PostgreSQL 16, this is 18.",
  );
  const damaged = await makeFolder();
  writeFileSync(join(damaged, "postgres", "global", "pg_control"), "");
  expect(await openDatabase({ dataDir: damaged })).toMatchObject(refused);
  expect(readdirSync(damaged)).toEqual(["postgres"]);
});

test("queries fail instead of hanging when the database's thread dies", async () => {
  const folder = await makeFolder();
  const embedded = await openEmbedded(folder);
  if ("reason" in embedded) throw new Error(embedded.reason);
  const pool = new Pool({ max: 1, stream: () => new Wire(embedded.thread) });
  pool.on("error", () => {});
  const waiting = pool.query("select count(*) from generate_series(1, 100000000)");
  await Promise.all([expect(waiting).rejects.toThrow(/stopped|terminated/i), embedded.thread.terminate()]);
  await expect(pool.query("select 1")).rejects.toThrow(/stopped|terminated/i);
  await pool.end();
  await embedded.close();
});

test("rows that were read do not stay in the database's memory", async () => {
  const embedded = await openEmbedded(await makeFolder());
  if ("reason" in embedded) throw new Error(embedded.reason);
  const pool = new Pool({ max: 1, stream: () => new Wire(embedded.thread) });
  const megabytesInUse = async (): Promise<number> => (await embedded.thread.getHeapStatistics()).used_heap_size / 1e6;
  const before = await megabytesInUse();
  for (let round = 0; round < 8; round += 1) {
    const { rows } = await pool.query("select repeat('x', 1000) || n as text from generate_series(1, 10000) n");
    expect(rows).toHaveLength(10_000);
  }
  // 80 MB of text were read.
  expect((await megabytesInUse()) - before).toBeLessThan(40);
  await pool.end();
  await embedded.close();
});

test("a shop killed while it creates the database leaves a folder that opens", { timeout: 180_000 }, async () => {
  const folder = makeEmptyFolder();
  const shop = runShop(folder);
  await expect.poll(() => existsSync(join(folder, "postgres.partial", "base")), { timeout: 120_000 }).toBe(true);
  await kill(shop);
  expect(existsSync(join(folder, "postgres"))).toBe(false);
  // Without the tables, which are slow to create.
  const embedded = await openEmbedded(folder);
  if ("reason" in embedded) throw new Error(embedded.reason);
  cleanups.push(embedded.close);
  expect(readdirSync(folder).toSorted()).toEqual(["lock", "postgres"]);
});

test("a shop killed while it writes loses no acknowledged row", { timeout: 180_000 }, async () => {
  const folder = await makeFolder();
  const shop = runShop(folder);
  let acknowledged = 0;
  for await (const line of createInterface(shop.stdout)) {
    acknowledged = Number(line);
    if (acknowledged === 60) break;
  }
  await kill(shop);
  const database = await open(folder);
  const { rows: found } = await database.sql.execute(sql`select count(*)::int as n from tally`);
  expect(acknowledged).toBe(60);
  expect(found[0]?.["n"]).toBeGreaterThanOrEqual(acknowledged);
});

/** Another process that inserts rows, and prints the number of each once it is written. */
function runShop(folder: string) {
  const code = `
    import { openDatabase } from ${JSON.stringify(new URL("open.ts", import.meta.url).href)};
    const { database } = await openDatabase({ dataDir: ${JSON.stringify(folder)} });
    await database.sql.execute("create table tally (n int primary key, filler text)");
    for (let n = 1; ; n++) {
      await database.sql.execute("insert into tally values (" + n + ", repeat('x', 3000))");
      console.log(n);
    }`;
  const shop = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  cleanups.push(() => kill(shop));
  return shop;
}

async function kill(shop: ReturnType<typeof runShop>): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = new Promise<void>((done) => void shop.once("exit", () => done()));
  shop.kill("SIGKILL");
  await ended;
}

async function open(folder: string): Promise<Database> {
  const opened = await openDatabase({ dataDir: folder });
  if (opened.kind === "refused") throw new Error(explainRefusal(opened));
  cleanups.push(opened.database.close);
  return opened.database;
}

async function makeFolder(): Promise<string> {
  const { location, remove } = await copyFolder();
  cleanups.push(remove);
  return "dataDir" in location ? location.dataDir : "";
}

function makeEmptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-test-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
