// Disputes in the console: the list, the order's page and Today.

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { formatInFull, money } from "#catalogue";
import { placeOrder } from "#commerce/checkout";
import { findAnyOrder } from "#commerce/orders";
import { disputeTable } from "#commerce/payments";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import {
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
  type TestOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { paymentTable } from "../../commerce/payments/tables.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { testConsole, type TestConsole } from "./testing-console.ts";

const DAY_MS = 86_400_000;

onDatabase("disputes in the console", (database) => {
  let services: TestOrderServices;
  let console: TestConsole;
  const tokens = { "client-care": "", editor: "", french: "", german: "" };

  beforeAll(async () => {
    await openTestShop(database.current, 4, 9);
    services = testOrderServices(database.current);
    const accounts = testingAccounts(database.current);
    console = testConsole(accounts, services);
    for (const role of ["client-care", "editor"] as const) {
      tokens[role] = (await joinStaff(accounts, `${role}@example.com`, role)).token;
    }
    tokens.french = (await joinStaff(accounts, "french@example.com", "client-care", ["fr"])).token;
    tokens.german = (await joinStaff(accounts, "german@example.com", "client-care", ["de"])).token;
  });

  const place = async () => {
    const shopper = await makeShopper(services, [{ variantId: "v1-0", quantity: 1 }]);
    const placed = await placeOrder(services, shopper, await orderRequest(services, shopper));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    const order = await findAnyOrder(database.current.sql, placed.orderId);
    const [payment] = await database.current.sql
      .select()
      .from(paymentTable)
      .where(eq(paymentTable.orderId, placed.orderId));
    return { orderId: placed.orderId, number: order!.number, paymentId: payment!.id };
  };
  type Placed = Awaited<ReturnType<typeof place>>;
  const dispute = async (
    { orderId, paymentId }: Placed,
    { state = "open", days = null, reason = "fraudulent" }: Partial<Disputed> = {},
  ) => {
    const at = new Date();
    const reference = `dp_${randomUUID()}`;
    const dueAt = days === null ? null : new Date(at.getTime() + days * DAY_MS);
    const row = { reference, orderId, paymentId, provider: "stripe", amount: 49_900, currency: "EUR", reason };
    await database.current.sql.insert(disputeTable).values({ ...row, state, dueAt, createdAt: at, updatedAt: at });
    return reference;
  };
  const open = async (path: string, who: keyof typeof tokens = "client-care") =>
    (await console.get(path, tokens[who])).text();

  test("[UF-14] a shop without disputes says so, and only those who see orders open the list", async () => {
    expect(await open("/console/disputes")).toContain("No open disputes");
    expect(await open("/console/disputes?view=closed")).toContain("No closed disputes");
    expect(await open("/console")).not.toContain("Disputes to answer");
    expect((await console.get("/console/disputes", tokens.editor)).status).toBe(403);
    expect((await console.get("/console/disputes")).status).toBe(302);
  });

  test("[UF-14] open disputes are listed by deadline, and are on the order's page and on Today", async () => {
    const [late, soon, reviewed, won] = [await place(), await place(), await place(), await place()];
    await dispute(late, { days: 9, reason: "product_not_received" });
    await dispute(soon, { days: -1 });
    await dispute(reviewed, { reason: "something_new" });
    const reference = await dispute(won, { state: "won" });
    const list = await open("/console/disputes");
    const places = [soon, late, reviewed].map(({ number }) => list.indexOf(`href="/console/orders/${number}"`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    for (const words of [
      "Product not received",
      "something new",
      "Overdue",
      "Under review",
      formatInFull(money(49_900, "EUR")),
    ]) {
      expect(list).toContain(words);
    }
    expect(list).not.toContain(reference);
    const closed = await open("/console/disputes?view=closed");
    expect(closed).toContain(reference);
    expect(closed).not.toContain(soon.number);
    for (const wrong of ["?view=none", "?after=%00", "?view=open&after="]) {
      expect(await open(`/console/disputes${wrong}`), wrong).toContain(soon.number);
    }

    const page = await open(`/console/orders/${late.number}`);
    expect(page).toContain("Product not received");
    expect(page).toContain("Answer needed");
    expect(await open(`/console/orders/${(await place()).number}`)).not.toContain("Answer needed");

    const today = await open("/console");
    const due = today.slice(today.indexOf("Disputes to answer"), today.indexOf("To send"));
    expect(due).toContain(soon.number);
    expect(due).not.toContain(reviewed.number);
  });

  test("[UF-14] [CN-02] staff of some markets see disputes of these only", async () => {
    expect(await open("/console/disputes", "french")).toContain("Product not received");
    expect(await open("/console/disputes", "german")).toContain("No open disputes");
    expect(await open("/console", "french")).toContain("Disputes to answer");
    expect(await open("/console", "german")).not.toContain("Disputes to answer");
  });

  test("[UF-14] pages of disputes follow each other, without repeating or skipping one", async () => {
    const order = await place();
    for (const view of ["open", "closed"] as const) {
      for (let count = 0; count < 60; count += 1) {
        await dispute(order, view === "open" ? { days: count % 3 } : { state: "lost" });
      }
      const stored = await database.current.sql.select().from(disputeTable);
      const wanted = stored.filter(({ state }) => (state === "open") === (view === "open"));
      const found: string[] = [];
      for (let path: string | undefined = `/console/disputes?view=${view}`; path !== undefined;) {
        const html = await open(path);
        found.push(...[...html.matchAll(/>(dp_[\w-]+)<\/small>/g)].map(([, reference]) => reference!));
        path = /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      }
      expect(found).toHaveLength(wanted.length);
      expect(new Set(found)).toEqual(new Set(wanted.map(({ reference }) => reference)));
    }
  });
});

interface Disputed {
  readonly state: "open" | "won" | "lost";
  /** Until the deadline; null if no answer is expected. */
  readonly days: number | null;
  readonly reason: string;
}
