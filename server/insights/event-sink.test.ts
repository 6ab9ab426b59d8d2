// Counting with several processes, a database that fails, and strangers who send what they like.

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { importFeed } from "#commerce/products";
import { writeInsights } from "#commerce/insights";
import type { Database } from "#commerce/database";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { CREDENTIALS, testApp } from "../search/algolia/testing-algolia.ts";
import { openEventSink } from "./event-sink.ts";
import { openInsights } from "./open-insights.ts";

const VISIT = { market: "fr", device: "desktop", listing: "" } as const;
const search = (query: string) => ({ kind: "search", ...VISIT, query }) as const;

onDatabase("counted events", (database) => {
  afterEach(async () => {
    vi.useRealTimers();
    await database.current.sql.execute(sql`truncate insight, insight_total, insight_batch, insight_query`);
  });
  const figures = async (subject: string) =>
    (
      await database.current.sql.execute(
        sql`select name, device, searches, clicks, adds, views, position_sum::int as positions from insight
          where subject = ${subject} order by name, device`,
      )
    ).rows;
  const open = (own: Database, errors: unknown[] = []) =>
    openEventSink({ database: own, timeZone: () => "UTC", onError: (error) => errors.push(error) });

  test("[TD-06] [OC-18] searches and events of Algolia's clients are counted by query, whichever process receives them, without user tokens", async () => {
    await importFeed(database.current, [JSON.stringify(feedRow(1, 0))], { source: "test" });
    const parts = {
      database: database.current,
      setting: initialSettings,
      onError: (error: unknown) => {
        throw error;
      },
    };
    const [one, other] = [openInsights(parts), openInsights(parts)];
    const post = async (
      to: typeof one,
      path: string,
      body: object,
      agent = "okhttp/5.0 Android",
    ): Promise<Record<string, unknown>> => {
      const headers = {
        "x-algolia-application-id": CREDENTIALS.applicationId,
        "x-algolia-api-key": CREDENTIALS.apiKey,
        "user-agent": agent,
      };
      const answer = await testApp({ events: to.clients }).request(path, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const asked = { query: " Wool COAT ", clickAnalytics: true };
    const { queryID } = await post(one, "/1/indexes/shop/query", asked);
    await post(one, "/1/indexes/shop/query", { ...asked, page: 1 });
    await post(one, "/1/indexes/shop/query", { ...asked, query: "wool c", analytics: false });
    await post(one, "/1/indexes/shop/query", { ...asked, query: "spider" }, "Googlebot/2.1");
    await post(one, "/1/indexes/shop_suggestions/query", { ...asked, query: "sugg" });
    const shared = { index: "shop", userToken: "secret-user", eventName: "Seen", objectIDs: ["v1-0"] };
    const click = { ...shared, eventType: "click", queryID, positions: [3] };
    const bought = { ...shared, eventType: "conversion", eventSubtype: "purchase", queryID };
    const added = { ...shared, eventType: "conversion", eventSubtype: "addToCart", queryID };
    const shown = { ...shared, eventType: "view", queryID };
    expect(await post(other, "/1/events", { events: [click, click, bought, added, shown] })).toMatchObject({
      status: 200,
    });
    await post(other, "/1/events", {
      events: [
        { ...shared, eventType: "view" },
        { ...click, objectIDs: ["unknown"] },
      ],
    });
    await post(other, "/1/events", { events: [click] }, "HeadlessChrome/140");
    // The search was not written yet.
    await other.flush();
    expect(await figures("query")).toEqual([]);
    await one.flush();
    await other.flush();
    expect(await figures("query")).toEqual([
      { name: "wool coat", device: "mobile", searches: 1, clicks: 3, adds: 1, views: 0, positions: 9 },
    ]);
    expect(await figures("product")).toEqual([
      { name: "p1", device: "mobile", searches: 0, clicks: 2, adds: 1, views: 1, positions: 6 },
    ]);
    const everything = await Promise.all(
      ["insight", "insight_total", "insight_query"].map(
        async (table) => (await database.current.sql.execute(sql`select * from ${sql.identifier(table)}`)).rows,
      ),
    );
    expect(JSON.stringify(everything)).not.toContain("secret-user");
    await Promise.all([one.close(), other.close()]);
  });

  test("[TD-06] events of an unknown search are counted without words after a while", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const insights = openInsights({ database: database.current, setting: initialSettings, onError: () => undefined });
    const event = { eventType: "click", timestamp: Date.now(), queryID: "0".repeat(32), objectIDs: ["x"] } as const;
    insights.clients.take([event], "desktop");
    await insights.flush();
    expect(await figures("shop")).toEqual([]);
    vi.setSystemTime(Date.now() + 16_000);
    await insights.flush();
    expect(await figures("shop")).toMatchObject([{ clicks: 1 }]);
  });

  test("[TD-06] positions that no list has stop no figures: their sum must fit", async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const { clients, flush } = openInsights({ database: database.current, setting: initialSettings, onError });
    const click = { eventType: "click", timestamp: Date.now(), objectIDs: ["x"] } as const;
    const far = { ...click, positions: [Number.MAX_SAFE_INTEGER] };
    clients.take(
      Array.from({ length: 2_000 }, () => far),
      "desktop",
    );
    await flush();
    expect(errors).toEqual([]);
    expect(await figures("shop")).toMatchObject([{ clicks: 2_000 }]);
  });

  test("[TD-06] several processes add to the same figures at once, and none is lost", async () => {
    const sinks = Array.from({ length: 4 }, () => open(database.current));
    for (const sink of sinks) for (let n = 0; n < 500; n++) sink.count(search(`query ${(n * 7) % 50}`));
    await Promise.all(sinks.map((sink) => sink.close()));
    const rows = await figures("query");
    expect(rows).toHaveLength(50);
    expect(rows.every(({ searches }) => searches === 40)).toBe(true);
  });

  test("[TD-06] two processes, each of which adds the figures that the other changes, both write them", async () => {
    const errors: unknown[] = [];
    const first = open(database.current, errors);
    const second = open(database.current, errors);
    first.count(search("coat"), { ...search("dress"), market: "de" });
    await first.flush();
    const { sql: client } = database.current;
    // Both have changed their own figures, and neither can continue with the other's.
    await client.transaction(async (tx) => {
      await tx.execute(sql`select from insight_total where subject = 'shop' for update`);
      first.count(search("coat"), search("dress"));
      second.count({ ...search("coat"), market: "de" }, { ...search("dress"), market: "de" });
      void first.flush();
      void second.flush();
      const waiting = async () =>
        (
          await client.execute(
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount;
      await expect.poll(waiting).toBe(2);
    });
    await Promise.all([first.close(), second.close()]);
    expect(errors).toEqual([]);
    const totals = await client.execute(
      sql`select name, searches from insight_total where subject = 'query' order by name`,
    );
    expect(totals.rows).toEqual([
      { name: "coat", searches: 3 },
      { name: "dress", searches: 3 },
    ]);
  });

  test("[TD-06] while the database is down, events wait, and those before and after it are written once", async () => {
    const errors: unknown[] = [];
    let state: "down" | "deaf" | "up" = "down";
    const flaky = new Proxy(database.current, {
      get: (target, name: keyof Database) => {
        if (name !== "sql" || state === "up") return target[name];
        if (state === "down") throw new Error("connection refused");
        // Commits, but the answer is lost.
        const transaction = async (...work: Parameters<Database["sql"]["transaction"]>) => {
          await target.sql.transaction(...work);
          throw new Error("connection lost");
        };
        return new Proxy(target.sql, {
          get: (client, key) => (key === "transaction" ? transaction : Reflect.get(client, key)),
        });
      },
    });
    const sink = open(flaky, errors);
    sink.count(search("first"));
    await sink.flush();
    expect(errors).toHaveLength(1);
    state = "deaf";
    sink.count(search("second"));
    await sink.flush();
    sink.count(search("third"));
    await sink.flush();
    state = "up";
    await sink.close();
    expect(errors).toHaveLength(3);
    const counted = (await figures("query")).map(({ name, searches }) => [name, searches]);
    expect(counted).toEqual([
      ["first", 1],
      ["second", 1],
      ["third", 1],
    ]);
  });

  test("[TD-06] a day has a limited number of queries; those it has go on, others are added up", async () => {
    const write = (names: readonly string[]) =>
      writeInsights(
        database.current,
        {
          id: randomUUID(),
          additions: names.map((name) => ({
            subject: "query",
            day: "2026-11-17",
            name,
            market: "fr",
            device: "mobile",
            currency: "",
            figures: { searches: 1 },
          })),
        },
        new Date(),
        3,
      );
    await write(["a", "b"]);
    await write(["c", "d", "e", "a"]);
    await write(["f", "b", "c"]);
    const counted = (await figures("query")).map(({ name, searches }) => [name, searches]);
    expect(counted).toEqual([
      ["", 3],
      ["a", 2],
      ["b", 2],
      ["c", 2],
    ]);
  });
});
