// Cost of reading the figures of 30 days with 1,000,000 events, beside the 30 days before.

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import {
  addDays,
  additionsOf,
  createBatch,
  readFigures,
  readOverview,
  refreshPopularity,
  readPositions,
  readSales,
  writeInsights,
  type Device,
  type InsightEvent,
} from "#commerce/insights";
import type { Database } from "#commerce/database";
import { openTestShop } from "../commerce/checkout/testing-order-services.ts";
import { writeOrder } from "../commerce/orders/testing-order.ts";
import { onEachDatabase } from "./on-databases.ts";

const DAYS = 30;
const EVENTS = 1_000_000;
const ORDERS = 5_000;
const TO = "2026-11-17";
const FROM = addDays(TO, 1 - DAYS);
const BEFORE = { from: addDays(FROM, -DAYS), to: addDays(FROM, -1) };
const PERIODS = { from: FROM, to: TO, before: BEFORE };
const QUERY = { limit: 100, offset: 0 };
/** The whole shop, and those with the most rows: a market has a third of the events, a device three fifths. */
const VIEWS: Readonly<Record<string, { readonly market?: string; readonly device?: Device }>> = {
  "": {},
  market: { market: "gb" },
  device: { device: "mobile" },
  "market and device": { market: "gb", device: "mobile" },
};

export const run = (): Promise<void> =>
  onEachDatabase({
    unit: "events",
    sizes: [EVENTS],
    prepare: async (database) => {
      await openTestShop(database, 10, 10);
      await fill(database);
    },
    measure: async (database, _events, print) => {
      const [{ count } = { count: 0 }] = (await database.sql.execute(sql`select count(*) as count from insight`)).rows;
      console.log(`${String(count)} rows in 60 days`);
      for (const [view, narrowed] of Object.entries(VIEWS)) {
        const query = { ...QUERY, ...narrowed };
        const ofView = (name: string) => (view === "" ? name : `${name}, ${view}`);
        await print(ofView("overview"), () => readOverview(database, PERIODS, query));
        await print(ofView("searches"), () => readFigures(database, "searches", PERIODS, query));
        await print(ofView("empty"), () => readFigures(database, "empty-searches", PERIODS, query));
        await print(ofView("listings"), () => readFigures(database, "listings", PERIODS, query));
        await print(ofView("products"), () => readFigures(database, "products", PERIODS, query));
        await print(ofView("positions"), () => readPositions(database, PERIODS, narrowed));
      }
      const sales = { ...PERIODS, timeZone: "Europe/Paris", limit: 100 };
      await print("sales/day", () => readSales(database, { ...sales, by: "day" }));
      await print("popularity", () => refreshPopularity(database, new Date(`${TO}T12:00:00Z`), "Europe/Paris"));
      await print("sales/product", () => readSales(database, { ...sales, by: "product" }));
    },
  });

/** The same number of events in both periods: few names have most of them, and many have one. */
async function fill(database: Database): Promise<void> {
  let seed = 1;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const rank = (names: number): number => Math.floor(names ** random());
  const kinds: readonly InsightEvent["kind"][] = [
    "list",
    "list",
    "list",
    "search",
    "search",
    "click",
    "click",
    "view",
    "view",
    "add",
  ];
  const markets = ["us", "gb", "fr", "de", "it", "es", "jp", "hk"];
  const write = async (): Promise<void> => {
    await writeInsights(database, { id: randomUUID(), additions: batch.additions() }, new Date());
    batch = createBatch();
  };
  let batch = createBatch();
  for (let at = 0; at < 2 * DAYS; at++) {
    for (let event = 0; event < EVENTS / DAYS; event++) {
      const kind = kinds[Math.floor(random() * kinds.length)] ?? "list";
      const isSearch = kind.includes("search") || random() < 0.4;
      const counted: InsightEvent = {
        kind: kind === "search" && random() < 0.1 ? "empty-search" : kind,
        day: addDays(BEFORE.from, at),
        market: markets[rank(markets.length)] ?? "us",
        device: (random() < 0.6 ? "mobile" : "desktop") satisfies Device,
        query: isSearch && kind !== "list" ? `query ${rank(50_000)}` : "",
        listing: isSearch && kind !== "list" ? "" : `/collections/listing-${rank(3_000)}`,
        product: kind === "click" || kind === "view" || kind === "add" ? `id:p${rank(50_000)}` : undefined,
        position: kind === "click" ? rank(200) : undefined,
      };
      for (const addition of additionsOf(counted)) batch.add(addition);
    }
    await write();
  }
  await writeOrder(database, { placedAt: new Date(`${TO}T12:00:00Z`) });
  await database.sql.execute(sql`
    with copied as (
      insert into shop_order (shop_id, number, cart_id, token_hash, idempotency_key, state, email, market_code, language, price_list, currency,
        billing, subtotal, delivery_price, total, created_at, placed_at)
      select shop_id, number || n, gen_random_uuid(), token_hash, gen_random_uuid()::text, state, email, market_code, language, price_list,
        currency, billing, subtotal, delivery_price, total, created_at, placed_at - n * interval '8 minutes'
      from shop_order cross join generate_series(1, ${ORDERS}) as n returning id)
    insert into order_line (order_id, ordinal, product_id, sku, vendor, title, colour, size, image, quantity, price)
    select id, ordinal, 'p' || ordinal, 'S', 'V', 'T', 'C', 'M', '', 1, 50000 from copied cross join generate_series(1, 2) as ordinal`);
  await database.sql.execute(sql`vacuum analyze insight`);
  await database.sql.execute(sql`analyze`);
}
