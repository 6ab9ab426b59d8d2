import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { placeOrder } from "#commerce/checkout";
import { APPROVED, openTestShop, testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { makeCrowd } from "../../commerce/checkout/testing-crowd.ts";
import type { Database } from "#commerce/database";
import { openAccess } from "../catalogue/access.ts";
import type { Config } from "../config.ts";
import { listen } from "../http/listener.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { openShopDatabase } from "../start/shop.ts";
import { runLedger, runOrders, runTax } from "./orders.ts";
import { EMBEDDED, makeDataFolder, makeEmbeddedDataFolder } from "./testing-data-folder.ts";

let config: Config;
let numbers: string[] = [];

/** Two orders. */
async function fill(folder: Config): Promise<void> {
  config = folder;
  const database = await openShopDatabase(config);
  await openTestShop(database, 1, 10);
  const orderServices = testOrderServices(database);
  numbers = [];
  for (const [index, shopper] of (await makeCrowd(database, 2, { productId: "p1", variantId: "v1-0" })).entries()) {
    const seen = { expectedTotal: 111_000, expectedDue: 111_000, method: "card" as const, card: APPROVED };
    const placed = await placeOrder(orderServices, shopper, { idempotencyKey: `the-key-of-order-${index}`, ...seen });
    if (placed.kind === "placed") numbers.push(placed.number);
  }
  await database.close();
}

async function run(...words: string[]): Promise<string[]> {
  const printed: string[] = [];
  const terminal = { print: (text: string) => printed.push(text), info: () => {} };
  await (["check", "reconcile"].includes(words[0] ?? "") ? runLedger : runOrders)(words, config, terminal);
  return printed;
}

test(
  "the merchant ships, delivers, refunds and cancels orders of the running shop, or gets the reason why not [CO-05]",
  EMBEDDED,
  async () => {
    await fill(await makeEmbeddedDataFolder());
    const [one = "", other = ""] = numbers;
    const database = await openShopDatabase(config);
    const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
    if (listening.kind !== "listening") throw new Error(listening.kind);
    const { listener } = listening;
    const access = openAccess(config.dataDir, listener.address);
    const parts = { orderServices: testOrderServices(database), localToken: access.token, onError: () => {} };
    const app = new Hono()
      .get("/admin/catalogue", (context) => context.json({}))
      .route("/admin/orders", ordersAdminApp({ ...parts, token: undefined }));
    listener.serve({ fetch: (request) => app.fetch(request) });
    try {
      const listed = (await run("list")).map((line) => line.split("\t").slice(0, 3));
      expect(listed.toSorted()).toEqual([one, other].toSorted().map((number) => [number, "placed", "€111"]));
      expect(await run("ship", one.toLowerCase(), "--tracking", "1Z9")).toEqual([
        `${one} is marked as shipped, and the shopper gets a mail.`,
      ]);
      const shown = JSON.parse((await run("show", one))[0] ?? "");
      expect(shown).toMatchObject({ state: "shipped", tracking: "1Z9", refundable: 111_000 });
      await expect(run("cancel", one, "--reason", "late")).rejects.toThrow(`Not possible: ${one} is shipped.`);
      await expect(run("cancel-rest", one, "--reason", "late")).rejects.toThrow(`Not possible: ${one} is shipped.`);
      expect(await run("deliver", one)).toEqual([`${one} is marked as delivered.`]);
      expect(await run("refund", one, "10.50", "--reason", "late")).toEqual([`€10,50 of ${one} is refunded.`]);
      await expect(run("refund", one, "100.51", "--reason", "late")).rejects.toThrow(
        `At most €100,50 of ${one} can be refunded`,
      );
      await expect(run("refund", one, "1.005", "--reason", "late")).rejects.toThrow(
        '"1.005" is not an amount in EUR. The nearest one is €1,01.',
      );
      await expect(run("refund", one, "", "--reason", "late")).rejects.toThrow('"" is not an amount');
      await expect(run("refund", one, "1e3", "--reason", "late")).rejects.toThrow(
        '"1e3" is not an amount. Write it like 49.90.',
      );
      expect(await run("cancel", other, "--reason", "late")).toEqual([`${other} is cancelled; €111 is refunded.`]);
      expect(await run("list", "--state", "cancelled")).toHaveLength(1);
      await expect(run("list", "--state", "lost")).rejects.toThrow('Unknown state "lost"');
      await expect(run("show", "V0000000000")).rejects.toThrow("Order V0000000000 does not exist.");
      await expect(run("send", one)).rejects.toThrow("npm run shop -- orders ship ORDER");
      expect((await run("check"))[0]).toMatch(/^The ledger is balanced: 2 orders, \d+ entries\.$/);
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
  },
);

test("[UF-14] the command compares a day with the provider, and fails if something differs", async () => {
  await fill(await makeDataFolder());
  const [{ day } = { day: "" }] = await inDatabase((database) =>
    database.sql.execute<{ day: string }>(
      sql`select to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD') as day from payment`,
    ),
  );
  const [line] = await run("reconcile", day);
  expect(line).toBe(`${day} matches: 2 payments, 0 refunds, 0 disputes at test.`);
  await inDatabase((database) => database.sql.execute(sql`update test_charge set amount = amount + 5000`));
  await expect(run("reconcile", day)).rejects.toThrow(`${day} has 2 differences`);
  await expect(run("reconcile", "yesterday")).rejects.toThrow('"yesterday" is not a date');
});

async function inDatabase<Row>(work: (database: Database) => Promise<{ readonly rows: Row[] }>): Promise<Row[]> {
  const database = await openShopDatabase(config);
  try {
    return (await work(database)).rows;
  } finally {
    await database.close();
  }
}

test("the ledger check reports faults, even if no shop runs [CO-04]", async () => {
  await fill(await makeDataFolder());
  const database = await openShopDatabase(config);
  await database.sql.execute(sql`update ledger_entry set amount = amount + 1 where account like 'provider:%'`);
  await database.close();
  await expect(run("check")).rejects.toThrow("The ledger is not balanced");
});

test("[TD-02] the operator reads the taxes of a period, with credit notes, by jurisdiction and rate", async () => {
  await fill(await makeDataFolder());
  const today = new Date().toISOString().slice(0, 10);
  const report = async (from: string, to: string): Promise<string[]> => {
    const printed: string[] = [];
    const terminal = { print: (text: string) => printed.push(text), info: () => {} };
    await runTax(["report", "--from", from, "--to", to], config, terminal);
    return printed.map((line) => line.replaceAll("\t", " "));
  };
  await run("refund", numbers[0] ?? "", "11.10", "--reason", "late");
  expect(await report(today, today)).toEqual([
    "jurisdiction name treatment category rate currency sales tax credits credited-tax net net-tax",
    "FR vat taxed clothing 20% EUR 168.340 33.660 9.250 1.850 159.090 31.810",
    "FR vat taxed delivery 20% EUR 16.660 3.340 0.000 0.000 16.660 3.340",
  ]);
  expect(await report("2020-01-01", "2020-12-31")).toHaveLength(1);
  await expect(report("2026-02-31", today)).rejects.toThrow("is not a period");
  await expect(report("2026-03-01", "2026-02-01")).rejects.toThrow("is not a period");
});
