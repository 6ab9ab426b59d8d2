import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { emitCustomerEvent, emitEvents, eventTable, stockEvents } from "#commerce/events";
import { onEveryDatabase, onPostgres, type TestDatabase } from "../database/testing.ts";
import { listEvents } from "./event.ts";
import { publishEvents, sweepEvents } from "./publish.ts";
import { eventFeedTable } from "./tables.ts";

const ORIGIN = "https://shop.test";
const NOW = new Date("2026-11-17T12:00:00Z");
const DAY_MS = 86_400_000;

const read = async (database: TestDatabase, after = 0) => {
  const page = await listEvents(database.current, { after }, ORIGIN, NOW);
  if (page.kind !== "events") throw new Error(`The feed answered ${page.kind}`);
  return { ...page, names: page.events.map(({ data }) => data["id"]) };
};

const empty = async (database: TestDatabase) => {
  await database.current.sql.delete(eventTable);
  await database.current.sql.delete(eventFeedTable);
};

onEveryDatabase("the event feed", (database) => {
  beforeEach(() => empty(database));

  test("[CN-11] events have positions without gaps, and a rolled-back change leaves none", async () => {
    const { sql: client } = database.current;
    await emitCustomerEvent(client, "customer.created", "one", NOW);
    const rolledBack = client.transaction(async (tx) => {
      await emitCustomerEvent(tx, "customer.created", "never", NOW);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await emitCustomerEvent(client, "customer.created", "two", NOW);
    const { events, next, hasMore } = await read(database);
    expect(events.map(({ position, data }) => [position, data["id"]])).toEqual([
      [1, "one"],
      [2, "two"],
    ]);
    expect([next, hasMore]).toEqual([2, false]);
    expect((await read(database, next)).events).toEqual([]);
  });

  test("[CN-11] a page ends at its limit, and filters by kind", async () => {
    for (const id of ["a", "b", "c"]) await emitCustomerEvent(database.current.sql, "customer.created", id, NOW);
    await emitCustomerEvent(database.current.sql, "customer.closed", "b", NOW);
    const page = await listEvents(database.current, { after: 1, limit: 2 }, ORIGIN, NOW);
    expect(page).toMatchObject({ kind: "events", next: 3, hasMore: true, events: [{ position: 2 }, { position: 3 }] });
    const closed = await listEvents(database.current, { after: 0, kinds: ["customer.closed"] }, ORIGIN, NOW);
    expect(closed).toMatchObject({ next: 4, events: [{ position: 4, kind: "customer.closed" }] });
  });

  test("[CN-11] several changes of a variant that wait are published as one", async () => {
    const changed = (id: string, quantity: number) => ({ id, product: "p", quantity });
    const { sql: client } = database.current;
    await emitEvents(client, stockEvents([changed("v1", 9), changed("v2", 4)], NOW));
    await emitEvents(client, stockEvents([changed("v1", 8)], NOW));
    const { events } = await read(database);
    expect(events).toMatchObject([
      { position: 1, kind: "stock.changed", data: { variants: [changed("v1", 8), changed("v2", 4)] } },
    ]);
    await emitEvents(client, stockEvents([changed("v1", 7)], NOW));
    expect((await read(database, 1)).events).toMatchObject([{ position: 2, data: { variants: [changed("v1", 7)] } }]);
  });

  test("[CN-11] events are deleted at the end of their retention period, and a cursor before them is told", async () => {
    await emitCustomerEvent(database.current.sql, "customer.created", "old", new Date(NOW.getTime() - 31 * DAY_MS));
    await emitCustomerEvent(database.current.sql, "customer.created", "new", NOW);
    await publishEvents(database.current, NOW);
    await sweepEvents(database.current, 30, NOW);
    expect(await listEvents(database.current, { after: 0 }, ORIGIN, NOW)).toEqual({ kind: "too-old", oldest: 1 });
    expect((await read(database, 1)).names).toEqual(["new"]);
    expect(await listEvents(database.current, { after: 9 }, ORIGIN, NOW)).toEqual({
      kind: "unknown-position",
      latest: 2,
    });
  });
});

// The embedded database has one connection, so its transactions follow one another.
onPostgres("the event feed with several connections", (database) => {
  beforeEach(() => empty(database));

  test("[CN-11] a cursor misses no event of a transaction that commits late", async () => {
    const { sql: client } = database.current;
    const { promise: isRead, resolve: release } = Promise.withResolvers<void>();
    const { promise: isInserted, resolve: inserted } = Promise.withResolvers<void>();
    const slow = client.transaction(async (tx) => {
      await emitCustomerEvent(tx, "customer.created", "slow", NOW);
      inserted();
      await isRead;
    });
    await isInserted;
    await emitCustomerEvent(client, "customer.created", "fast", NOW);
    const first = await read(database);
    expect(first.names).toEqual(["fast"]);
    release();
    await slow;
    const { rows } = await client.execute(sql`select data ->> 'id' as id from event order by number`);
    expect(rows.map(({ id }) => id)).toEqual(["slow", "fast"]);
    expect((await read(database, first.next)).names).toEqual(["slow"]);
  });

  test("[CN-11] readers that publish while others write see every event once, in the same order", async () => {
    const writing = Array.from({ length: 100 }, (_, index) =>
      database.current.sql.transaction(async (tx) => {
        await emitCustomerEvent(tx, "customer.created", String(index), NOW);
        if (index % 3 === 0) await tx.execute(sql`select pg_sleep(0.005)`);
      }),
    );
    const follow = async () => {
      const seen: unknown[] = [];
      for (let after = 0; seen.length < 100;) {
        const page = await read(database, after);
        seen.push(...page.names);
        after = page.next;
      }
      return seen;
    };
    const [one, other] = await Promise.all([follow(), follow(), ...writing]);
    expect(new Set(one).size).toBe(100);
    expect(other).toEqual(one);
  });
});
