import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeOrder } from "#commerce/checkout";
import { APPROVED, openTestShop, testBuying } from "../../commerce/checkout/testing-buying.ts";
import { makeCrowd } from "../../commerce/checkout/testing-crowd.ts";
import { copyFolder } from "../../commerce/database/testing.ts";
import { openAccess } from "../catalogue/access.ts";
import { readConfig, type Config } from "../config.ts";
import { listen } from "../http/listener.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { openShopDatabase } from "../start/shop.ts";
import { runLedger, runOrders } from "./orders.ts";

let root = "";
let config: Config;
let numbers: string[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "vitrine-cli-"));
  const { location } = await copyFolder();
  if (!("dataDir" in location)) throw new Error("The embedded database is a folder");
  renameSync(location.dataDir, join(root, "database"));
  config = readConfig({ DATA_DIR: root });
  const database = await openShopDatabase(config);
  await openTestShop(database, 1, 10);
  const buying = testBuying(database);
  numbers = [];
  for (const [index, shopper] of (await makeCrowd(database, 2, { productId: "p1", variantId: "v1-0" })).entries()) {
    const seen = { expectedTotal: 111_000, expectedDue: 111_000, method: "card" as const, card: APPROVED };
    const placed = await placeOrder(buying, shopper, { idempotencyKey: `the-key-of-order-${index}`, ...seen });
    if (placed.kind === "placed") numbers.push(placed.number);
  }
  await database.close();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function run(...words: string[]): Promise<string[]> {
  const printed: string[] = [];
  const terminal = { print: (text: string) => printed.push(text), say: () => {} };
  await (words[0] === "check" ? runLedger : runOrders)(words, config, terminal);
  return printed;
}

test("the merchant sends, delivers, refunds and calls off orders of the running shop, and is told why not [CO-05]", async () => {
  const [one = "", other = ""] = numbers;
  const database = await openShopDatabase(config);
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { listener } = listening;
  const access = openAccess(root, listener.address);
  const parts = { buying: testBuying(database), localToken: access.token, onError: () => {} };
  const app = new Hono()
    .get("/admin/catalogue", (context) => context.json({}))
    .route("/admin/orders", ordersAdminApp({ ...parts, token: undefined }));
  listener.serve({ fetch: (request) => app.fetch(request) });
  try {
    const listed = (await run("list")).map((line) => line.split("\t").slice(0, 3));
    expect(listed.toSorted()).toEqual([one, other].toSorted().map((number) => [number, "placed", "€111,00"]));
    expect(await run("ship", one.toLowerCase(), "--tracking", "1Z9")).toEqual([
      `${one} is on its way, and its shopper has been written to.`,
    ]);
    const shown = JSON.parse((await run("show", one))[0] ?? "");
    expect(shown).toMatchObject({ state: "shipped", tracking: "1Z9", refundable: 111_000 });
    await expect(run("cancel", one)).rejects.toThrow(`${one} is shipped: it cannot be done now.`);
    expect(await run("deliver", one)).toEqual([`${one} has arrived.`]);
    expect(await run("refund", one, "10.50")).toEqual([`€10,50 of ${one} goes back.`]);
    await expect(run("refund", one, "100.51")).rejects.toThrow("at most €100,50 can be given back");
    await expect(run("refund", one, "")).rejects.toThrow("An amount is written like 49.90");
    await expect(run("refund", one, "1e3")).rejects.toThrow("An amount is written like 49.90");
    expect(await run("cancel", other)).toEqual([`${other} is cancelled; €111,00 goes back.`]);
    expect(await run("list", "--state", "cancelled")).toHaveLength(1);
    await expect(run("list", "--state", "lost")).rejects.toThrow("There is no state lost");
    await expect(run("show", "V0000000000")).rejects.toThrow("There is no order V0000000000.");
    await expect(run("send", one)).rejects.toThrow("npm run shop -- orders ship ORDER");
    expect((await run("check"))[0]).toMatch(/^The books add up: 2 orders, \d+ entries\.$/);
    for (const path of ["", "/ledger", `/${one}`]) {
      expect((await fetch(`${listener.address}/admin/orders${path}`)).status).toBe(404);
    }
    const guarded = ordersAdminApp({ ...parts, token: "0123456789abcdef" });
    const headers = { authorization: "Bearer guess" };
    expect((await guarded.request(`/${one}/refund`, { method: "POST", headers })).status).toBe(401);
  } finally {
    access.close();
    await listener.drain(1);
    await database.close();
  }
});

test("the ledger check names what does not add up, while no shop runs [CO-04]", async () => {
  const database = await openShopDatabase(config);
  await database.sql.execute(sql`update ledger_entry set amount = amount + 1 where account like 'provider:%'`);
  await database.close();
  await expect(run("check")).rejects.toThrow("The books do not add up");
});
