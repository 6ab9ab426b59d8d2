// Days and times of the console, in the shop's time zone.

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { placeOrder } from "#commerce/checkout";
import { readToday } from "#commerce/insights";
import { findRule } from "#commerce/merchandising";
import { findAnyOrder, orderTable } from "#commerce/orders";
import { INSIGHTS } from "#commerce/settings";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import {
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { auditEntryTable } from "../../commerce/audit/tables.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { writeOrder } from "../../commerce/orders/testing-order.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { ordersAdminApp } from "../orders/admin-app.ts";
import { testConsole, type TestConsole } from "./testing-console.ts";

const TOKYO = "Asia/Tokyo";
/** Half past one on 2 March in Tokyo. */
const AT_NIGHT = new Date("2026-03-01T16:30:00Z");

onDatabase("a shop in Tokyo", (database) => {
  let console: TestConsole;
  let owner: string;
  let number: string;
  let readApi: (path: string) => Promise<string>;

  beforeAll(async () => {
    await openTestShop(database.current, 20, 9);
    const services = testOrderServices(database.current, {
      setting: (one) => one.schema.parse(one.name === INSIGHTS.name ? { timeZone: TOKYO } : one.initial),
    });
    const accounts = testingAccounts(database.current);
    console = testConsole(accounts, services);
    owner = (await joinStaff(accounts, "owner@example.com", "owner")).token;
    const shopper = await makeShopper(services, [{ variantId: "v1-0", quantity: 1 }]);
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    number = (await findAnyOrder(database.current.sql, placed.orderId))!.number;
    const moments = { createdAt: AT_NIGHT, placedAt: AT_NIGHT };
    await database.current.sql.update(orderTable).set(moments).where(eq(orderTable.id, placed.orderId));
    const api = ordersAdminApp({ orderServices: services, localToken: "t", token: "t", onError: () => {} });
    readApi = async (path) => (await api.request(path, { headers: { authorization: "Bearer t" } })).text();
  });

  const read = async (path: string) => (await console.get(`/console${path}`, owner)).text();

  test("[CN-09] filters of orders, pick lists and files have the days of the shop", async () => {
    for (const at of ["/orders?view=all&", "/orders/pick-list?view=all&"]) {
      expect(await read(`${at}from=2026-03-02&to=2026-03-02`), at).toContain(number);
      expect(await read(`${at}from=2026-03-01&to=2026-03-01`), at).not.toContain(number);
    }
    expect(await readApi("/orders.csv?from=2026-03-02&to=2026-03-02")).toContain(number);
    expect(await readApi("/orders.csv?from=2026-03-01&to=2026-03-01")).not.toContain(number);
  });

  test("the tax report has the days of the shop", async () => {
    const report = async (day: string) => JSON.parse(await readApi(`/tax?from=${day}&to=${day}`));
    expect((await report("2026-03-02")).rows).not.toEqual([]);
    expect(await report("2026-03-01")).toEqual({ from: "2026-03-01", to: "2026-03-01", timeZone: TOKYO, rows: [] });
  });

  test("[CN-03] the audit has the days of the shop", async () => {
    await database.current.sql.insert(auditEntryTable).values({
      id: randomUUID(),
      at: AT_NIGHT,
      operatorKind: "staff",
      operatorId: "ada",
      operatorName: "Ada",
      operation: "create-rule",
      subjectKind: "merchandising-rule",
      subjectId: "a-rule-at-night",
      requestId: "r",
    });
    const find = (day: string) => read(`/audit?operation=create-rule&from=${day}&to=${day}`);
    expect(await find("2026-03-02")).toContain("a-rule-at-night");
    expect(await find("2026-03-01")).toContain("No entries");
  });

  test("[MD-04] a rule begins and ends by the clock of the shop", async () => {
    const created = await console.post("/console/listings", { intent: "create", ...RULE, to: "/sale" }, owner);
    const path = created.headers.get("location")!;
    const schedule = { startsAt: "2026-03-02T09:00", endsAt: "2026-03-09T00:00" };
    const saved = await console.post(
      path,
      { intent: "save", version: "1", priority: "0", ...RULE, ...schedule },
      owner,
    );
    expect(saved.status).toBe(200);
    const rule = await findRule(database.current, path.split("/").at(-1)!);
    expect(rule?.draft).toMatchObject({ startsAt: "2026-03-02T00:00:00.000Z", endsAt: "2026-03-08T15:00:00.000Z" });
    const page = await read(path.replace("/console", ""));
    expect(page).toContain(`value="${schedule.startsAt}"`);
    expect(page).toContain(TOKYO);
  });
});

const RULE = { name: "Spring", scope: "words", words: "spring", match: "exact" };

const WARSAW = "Europe/Warsaw";

onDatabase("a shop in Warsaw", (database) => {
  beforeAll(() => openTestShop(database.current, 1, 1));

  test.each([
    ["25 hours", "2026-10-25", ["01:00", "02:00", "02:00", "03:00", "24:00"], 25],
    ["23 hours", "2026-03-29", ["01:00", "03:00", "04:00", "05:00", "24:00"], 23],
  ])("[CN-09] Today has the hours of a day of %s", async (_name, day, [one, two, three, four, last], count) => {
    const now = new Date(`${day}T12:30:00Z`);
    const services = testOrderServices(database.current, {
      setting: (setting) =>
        setting.schema.parse(setting.name === INSIGHTS.name ? { timeZone: WARSAW } : setting.initial),
    });
    const accounts = { ...testingAccounts(database.current), now: () => now };
    const { token } = await joinStaff(accounts, `owner-${day}@example.com`, "owner");
    await writeOrder(database.current, { placedAt: new Date(now.getTime() - 60_000) });
    const page = await (await testConsole(accounts, services).get("/console", token)).text();
    const hours = [...page.matchAll(/>(\d\d:00)<\/td>/gu)].map(([, hour]) => hour);
    expect([...hours.slice(0, 4), hours.at(-1), hours.length]).toEqual([one, two, three, four, last, count]);
  });

  test("[TD-06] hours of a week before are compared by the clock", async () => {
    const placedAt = new Date("2026-10-25T01:30:00Z");
    await writeOrder(database.current, { placedAt });
    // Half past two for the second time, and sixteen minutes past two a week later.
    const { clock, before } = await readToday(database.current, new Date("2026-11-01T01:16:00Z"), WARSAW);
    const amountUntil = (time: string) => before.sales[0]?.hours[clock.indexOf(time) - 1];
    expect([clock.length, before.soFar, amountUntil("02:00"), amountUntil("03:00")]).toEqual([25, [], 0, 100_000]);
    const later = await readToday(database.current, new Date("2026-11-01T02:30:00Z"), WARSAW);
    expect(later.before.soFar).toMatchObject([{ orders: 1 }]);
  });
});
