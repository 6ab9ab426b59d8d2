// The comparison of a day with the payment provider in the console.

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { placeOrder } from "#commerce/checkout";
import { findAnyOrder } from "#commerce/orders";
import type { OrderServices } from "#commerce/payments";
import { testingAccounts, type TestingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import {
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
  type TestOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { testChargeTable } from "../../commerce/payments/tables.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { testConsole } from "./testing-console.ts";

const DAY_MS = 86_400_000;
const PATH = "/console/reconciliation";

onDatabase("reconciliation in the console", (database) => {
  let services: TestOrderServices;
  let accounts: TestingAccounts;
  const tokens = { finance: "", "client-care": "", french: "" };

  beforeAll(async () => {
    await openTestShop(database.current, 4, 9);
    services = testOrderServices(database.current);
    accounts = testingAccounts(database.current);
    // Noon of tomorrow, so that no test crosses midnight.
    const wait = 1.5 * DAY_MS - (Date.now() % DAY_MS);
    services.wait(wait);
    accounts.advance(wait);
    for (const role of ["finance", "client-care"] as const) {
      tokens[role] = (await joinStaff(accounts, `${role}@example.com`, role)).token;
    }
    tokens.french = (await joinStaff(accounts, "french@example.com", "finance", ["fr"])).token;
  });

  const ask = (query = "", who: keyof typeof tokens = "finance", orderServices: OrderServices = services) =>
    testConsole(accounts, orderServices).get(`${PATH}${query}`, tokens[who]);
  const page = async (query = "", orderServices: OrderServices = services) =>
    (await ask(query, "finance", orderServices)).text();
  const place = async () => {
    const shopper = await makeShopper(services, [{ variantId: "v1-0", quantity: 1 }]);
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    return (await findAnyOrder(database.current.sql, placed.orderId))!.number;
  };

  test("[UF-14] the page asks for a day first, names the test provider, and is for those who see finances", async () => {
    const start = await page();
    expect(start).toContain("Compare a day with your payment provider");
    expect(start).toContain("Test payments are on");
    expect((await ask("", "client-care")).status).toBe(403);
    expect((await ask("", "french")).status).toBe(403);
    const empty = await page("?day=2026-01-02");
    expect(empty).toContain("Everything matches");
    expect(empty).toContain("The provider and the ledger have nothing on this day.");
    expect(empty).toContain(`href="${PATH}?day=2026-01-01"`);
    expect(empty).toContain(`href="${PATH}?day=2026-01-03"`);
  });

  test("[UF-14] a day without differences matches; each difference leads to its order", async () => {
    const day = services.now().toISOString().slice(0, 10);
    const numbers = [await place(), await place(), await place()];
    const fine = await page(`?day=${day}`);
    expect(fine).toContain("Everything matches");
    expect(fine).toContain("3 payments, 0 refunds, 0 disputes");
    expect(fine).toContain("This day has not ended yet.");
    const charges = await database.current.sql.select().from(testChargeTable);
    const chargeOf = (at: number) => charges.find(({ details }) => details["orderNumber"] === numbers[at])!;
    const change = (at: number, values: Partial<typeof testChargeTable.$inferInsert>) =>
      database.current.sql
        .update(testChargeTable)
        .set(values)
        .where(eq(testChargeTable.reference, chargeOf(at).reference));
    await change(0, { amount: chargeOf(0).amount + 5_000 });
    await change(1, { state: "failed" });
    await change(2, { paymentId: "of another system" });
    const html = await page(`?day=${day}`);
    expect(html).toContain("4 differences");
    for (const words of ["Different amounts", "Only in the ledger", "Only at the provider", "No order"]) {
      expect(html).toContain(words);
    }
    for (const number of numbers) expect(html).toContain(`href="/console/orders/${number}"`);
  });

  test("[UF-14] a wrong or future day is refused with a sentence, and nobody is asked", async () => {
    let asked = 0;
    const provider = {
      ...services.provider,
      listDay: async () => {
        asked += 1;
        throw new Error("not reachable");
      },
    };
    for (const day of ["", "yesterday", "2026-13-45", "0000-01-01", "2999-01-01", "%00"]) {
      const response = await ask(`?day=${day}`, "finance", { ...services, provider });
      expect([day, response.status]).toEqual([day, 200]);
      expect(await response.text(), day).toContain("Choose a day that has begun");
    }
    expect(asked).toBe(0);
  });

  test("[UF-14] a provider that does not answer is named, and the page says that nothing was compared", async () => {
    const provider = { ...services.provider, name: "stripe", listDay: () => Promise.reject(new Error("timeout")) };
    const html = await page("?day=2026-01-02", { ...services, provider });
    expect(html).toContain("The payment provider “stripe” did not answer, so nothing was compared.");
    expect(html).not.toContain("Everything matches");
    expect(html).not.toContain("Test payments are on");
  });
});
