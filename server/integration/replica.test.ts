// A shop with a real PostgreSQL standby that streams, lags, freezes, stops and comes back.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findTag, importContent } from "#commerce/content";
import type { Database } from "#commerce/database";
import { changeProducts, importFeed, parseChangeLine } from "#commerce/products";
import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import {
  findBinaries,
  runOn,
  startServer,
  startStandby,
  type TestServer,
} from "../../commerce/database/testing-postgres.ts";
import { feedLines, feedRow } from "../../commerce/products/testing-feed.ts";
import { readConfig } from "../config.ts";
import { openShopDatabase, SHOP_ID } from "../start/shop.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

describe.skipIf(!inject("hasPostgres"))("a shop with a standby", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-standby-"));
  let primary: TestServer;
  let standby: TestServer;
  let database: Database;
  let shop: TestingShop;
  beforeAll(async () => {
    const binaries = findBinaries() ?? "";
    primary = await startServer(binaries, join(folder, "primary"), ["fsync=off"]);
    await runOn(`${primary.url}postgres`, "create database shop");
    standby = await startStandby(binaries, join(folder, "standby"), primary, ["fsync=off"]);
    database = await openShopDatabase(
      readConfig({
        DATABASE_URL: `${primary.url}shop`,
        DATABASE_REPLICA_URL: `${standby.url}shop`,
        DATABASE_CONNECT_SECONDS: "1",
      }),
    );
    await importFeed(database, feedLines(3), { source: "test" });
    await writeTag("Shoes");
    shop = await openTestingShop(database);
  });
  afterAll(async () => {
    await shop?.close();
    await database?.close();
    await standby?.stop();
    await primary?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const writeTag = async (name: string): Promise<void> => {
    const content = { shop: { id: SHOP_ID, name: "Shop", slug: "shop" }, sections: [] };
    await importContent(database, { ...content, tags: [{ id: "t", tagId: "1", name, slug: "shoes", position: 0 }] });
    await database.revisions.refresh();
  };
  const askStandby = async (statement: string): Promise<readonly Record<string, unknown>[]> => {
    const client = new Client(`${standby.url}shop`);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const whoAnswers = async (): Promise<"standby" | "primary"> => {
    const { rows } = await database.replica.execute(sql`select pg_is_in_recovery() as is_standby`);
    return rows[0]?.["is_standby"] === true ? "standby" : "primary";
  };
  const untilStandbyAnswers = async (): Promise<void> => {
    await expect.poll(whoAnswers, { timeout: 60_000, interval: 100 }).toBe("standby");
  };
  const pause = async (): Promise<void> => {
    await askStandby("select pg_wal_replay_pause()");
    await expect
      .poll(() => askStandby("select pg_get_wal_replay_pause_state() as state"), { timeout: 60_000 })
      .toEqual([{ state: "paused" }]);
  };
  const resume = () => askStandby("select pg_wal_replay_resume()");
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    shop.app.request(`${TESTING_ORIGIN}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: TESTING_ORIGIN },
      body: new URLSearchParams(fields).toString(),
    });
  const cookieOf = (answer: Response): string => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  const read = async (path: string, cookie = ""): Promise<string> => {
    const headers = { accept: DATA_MEDIA_TYPE, cookie };
    return (await shop.app.request(`${TESTING_ORIGIN}${path}`, { headers })).text();
  };

  test("reads products from the standby, and a visitor's own changes from the primary [ER-02]", async () => {
    await untilStandbyAnswers();
    await pause();
    // A change to a single product raises no revision, so pages may show it later.
    await runOn(`${primary.url}shop`, "update product set title = 'Renamed coat' where id = 'p1'");
    expect(await read("/nl/products/product-1")).toContain("Belted wool sneakers number 1");
    const added = await send("/nl/cart", { intent: "add", variantId: "v1-0" });
    expect(added.status).toBe(303);
    expect(await read("/nl/cart", cookieOf(added))).toContain("Renamed coat");
    const saved = await send("/nl/wishlist", { intent: "add", product: "p1" });
    expect(await read("/nl/wishlist", cookieOf(saved))).toContain("Renamed coat");
    // A product that the standby lacks is looked up in the primary.
    const put = parseChangeLine(JSON.stringify({ put: [feedRow(77)] }), 1);
    if ("message" in put) throw new Error(put.message);
    expect(await changeProducts(database, [put])).toMatchObject({ kind: "changed" });
    expect(await read("/nl/products/product-77")).toContain("number 77");
    expect(await whoAnswers()).toBe("standby");
    await resume();
    await expect.poll(() => read("/nl/products/product-1"), { timeout: 60_000 }).toContain("Renamed coat");
  });

  test("shows a content change at once, and does not use the standby until it has the change [ER-02]", async () => {
    await untilStandbyAnswers();
    await pause();
    await writeTag("Sneakers");
    expect((await findTag(database, SHOP_ID, "shoes"))?.name).toBe("Sneakers");
    // It is checked again, and still behind.
    const [{ now: before } = {}] = await askStandby("select clock_timestamp()::text as now");
    const looks = `select distinct 1 as looked from pg_stat_activity where pid <> pg_backend_pid() and state = 'idle'
      and query like '%from "revision"%' and query_start > '${String(before)}'`;
    await expect
      .poll(async () => [await whoAnswers(), ...(await askStandby(looks))], { timeout: 60_000, interval: 100 })
      .toEqual(["primary", { looked: 1 }]);
    expect(await whoAnswers()).toBe("primary");
    await resume();
    await untilStandbyAnswers();
    expect((await findTag(database, SHOP_ID, "t"))?.name).toBe("Sneakers");
  });

  test("keeps working while the standby hangs or is down, and uses it again afterwards [ER-02]", async () => {
    await untilStandbyAnswers();
    const backends = await askStandby("select pid from pg_stat_activity where backend_type = 'client backend'");
    const postmaster = Number(readFileSync(join(folder, "standby", "postmaster.pid"), "utf8").split("\n")[0]);
    const pids = [postmaster, ...backends.map(({ pid }) => Number(pid))];
    signalAll(pids, "SIGSTOP");
    try {
      expect(await read("/nl/products/product-2")).toContain("number 2");
      expect(await whoAnswers()).toBe("primary");
    } finally {
      signalAll(pids, "SIGCONT");
    }
    await untilStandbyAnswers();
    await standby.stop();
    expect(await read("/nl/products/product-2")).toContain("number 2");
    expect(await whoAnswers()).toBe("primary");
    await standby.start();
    await untilStandbyAnswers();
  });
});

/** Processes that have already ended are ignored. */
function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}
