import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#commerce/database";
import { findAnyOrder, orderTable } from "#commerce/orders";
import { processRefunds } from "#commerce/payments";
import { balanceOf } from "../payments/testing-ledger.ts";
import { onPostgres } from "../database/testing.ts";
import { useKilled } from "../database/testing-killed.ts";
import { checkLedger } from "../fulfilment/check-ledger.ts";
import { checkOpenPayments } from "./check-payments.ts";
import { HOLD_MS } from "#commerce/stock";
import { placeOrder } from "./place.ts";
import { APPROVED, bankBalance, openTestShop, stockOf, testOrderServices } from "./testing-order-services.ts";
import { breakAt } from "./testing-crash.ts";
import { makeCrowd } from "./testing-crowd.ts";
import { isThorough } from "../../tools/test-runner/thorough.ts";
import { processWebhooks } from "./webhooks.ts";

const { copy, open, run } = useKilled();

const PIECES = 1000;
const LINE = { productId: "p1", variantId: "v1-0" };
const TOTAL = 101_000 + 10_000;

/** Expects money, stock and orders to agree after a restart, once every payment has expired. Returns the number of orders. */
async function expectIntact(database: Database): Promise<number> {
  const services = testOrderServices(database);
  services.wait(HOLD_MS + 60_000);
  while ((await processWebhooks(services)) > 0);
  for (let left = true; left;) {
    const { placed, ended } = await checkOpenPayments(services);
    left = placed + ended > 0;
  }
  await processRefunds(services);
  expect((await checkLedger(database)).faults).toEqual([]);
  const { rows } = await database.sql.execute(sql`select state, count(*)::int as count from shop_order group by state`);
  const counts = Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]));
  const placed = counts["placed"] ?? 0;
  expect(Object.keys(counts).filter((state) => state !== "placed" && state !== "cancelled")).toEqual([]);
  expect(await stockOf(services, LINE.variantId)).toBe(PIECES - placed);
  expect(await bankBalance(services)).toBe(placed * TOTAL);
  expect(await balanceOf(database.sql, "provider:test", "EUR")).toBe(placed * TOTAL);
  const held = await database.sql.execute(sql`select 1 from stock_reservation where state = 'held'`);
  expect(held.rows).toEqual([]);
  return placed;
}

/** Statements at which the process is killed. */
const LIVES = isThorough ? [25, 90, 170] : [25, 120];

test(
  "a shop killed while orders are placed loses no paid order, leaks no stock and charges no one twice [CO-04]",
  { timeout: 300_000 },
  async () => {
    const folder = await copy();
    const first = await open(folder);
    await openTestShop(first, 1, PIECES);
    await first.close();
    for (const life of LIVES) {
      const acknowledged = await placeUntilKilled(folder, life);
      const after = await open(folder);
      await expectIntact(after);
      for (const orderId of acknowledged) {
        expect(await findAnyOrder(after.sql, orderId), `acknowledged ${orderId}`).toMatchObject({ state: "placed" });
      }
      await after.close();
    }
  },
);

async function placeUntilKilled(folder: string, life: number): Promise<string[]> {
  const script = fileURLToPath(new URL("testing-buyer.ts", import.meta.url));
  const acknowledged: string[] = [];
  const signal = await run(script, [folder, String(life)], (line) => void acknowledged.push(line));
  expect(signal).toBe("SIGKILL");
  return acknowledged;
}

onPostgres("a connection cut while placing an order", (database) => {
  beforeAll(() => openTestShop(database.current, 1, PIECES));

  test("at any statement still leads to one paid order when retried with the same key [CO-04]", async () => {
    const url = "url" in database.location ? database.location.url : "";
    const cut = await openDatabase({ url, connections: 1 });
    if (cut.kind === "refused") throw new Error(cut.reason);
    const kinds: string[] = [];
    for (let step = 1, wasCut = true; wasCut; step++) {
      const [shopper] = await makeCrowd(database.current, 1, LINE);
      const request = {
        idempotencyKey: `key-of-step-number-${step}`,
        expectedTotal: TOTAL,
        expectedDue: TOTAL,
        method: "card" as const,
        card: APPROVED,
      };
      // The pool replaces a connection that was cut.
      wasCut = await breakAt(step, () => placeOrder(testOrderServices(cut.database), shopper!, request));
      // Every other shopper retries; the job finishes the rest.
      if (step % 2 === 0) kinds.push((await placeOrder(testOrderServices(database.current), shopper!, request)).kind);
    }
    await cut.database.close();
    expect(kinds.length).toBeGreaterThan(10);
    expect(new Set(kinds)).toEqual(new Set(["placed"]));
    expect(await expectIntact(database.current)).toBeGreaterThanOrEqual(kinds.length);
    const rows = await database.current.sql.select({ cartId: orderTable.cartId }).from(orderTable);
    expect(new Set(rows.map(({ cartId }) => cartId)).size).toBe(rows.length);
  });
});
