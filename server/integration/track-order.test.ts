// A guest's order by its number and email address, over HTTP.

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderTable } from "#commerce/orders";
import { attemptTable } from "../../commerce/accounts/tables.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { writeOrder } from "../../commerce/orders/testing-order.ts";
import { stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

onDatabase("following an order", (database) => {
  let shop: TestingShop;
  let id: string;
  let number = "";
  beforeAll(async () => {
    await stockShop(database.current, 1);
    shop = await openTestingShop(database.current);
    ({ id } = await writeOrder(database.current, { email: "ana@example.com" }));
    const [order] = await database.current.sql.select().from(orderTable).where(eq(orderTable.id, id));
    number = order?.number ?? "";
  });
  afterAll(() => shop.close());

  const ask = (fields: Readonly<Record<string, string>>, language = "en") =>
    shop.app.request(`${TESTING_ORIGIN}/fr/pages/track-order`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: TESTING_ORIGIN,
        cookie: `language=${language}`,
      },
      body: new URLSearchParams({ form: "find", ...fields }).toString(),
    });

  test("[SF-13] number and email address lead to the order, which the browser may see from then on", async () => {
    const found = await ask({ number: ` ${number.toLowerCase()} `, email: "Ana@Example.com" });
    expect([found.status, found.headers.get("location")]).toEqual([303, `/fr/account/orders/${id}`]);
    const cookie = found.headers.getSetCookie().map((one) => one.split(";")[0]);
    const page = await shop.app.request(`${TESTING_ORIGIN}/fr/account/orders/${id}`, {
      headers: { cookie: [...cookie, "language=en"].join("; ") },
    });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(number);
  });

  test("[SF-13] the answer does not say which of the two was wrong", async () => {
    const answers = await Promise.all([
      ask({ number, email: "bo@example.com" }),
      ask({ number: "V0123456789", email: "ana@example.com" }),
      ask({ number: "nonsense", email: "nobody" }),
    ]);
    const shown = await Promise.all(
      answers.map(async (one) => [one.status, /role="alert"[^>]*>(.*?)<\//.exec(await one.text())?.[1]]),
    );
    const unknown =
      "We could not find an order with this number and email address. Both are in your confirmation email.";
    expect(shown).toEqual([
      [422, unknown],
      [422, unknown],
      [422, unknown],
    ]);
  });

  test("[SF-13] an attempt costs the same work, whichever of the two was wrong", async () => {
    const statementsOf = async (fields: Readonly<Record<string, string>>) => {
      const seen: string[] = [];
      const { sql: client } = database.current;
      const { select, insert } = client;
      client.select = ((...columns: Parameters<typeof select>) => {
        seen.push("select");
        return select.apply(client, columns);
      }) as typeof select;
      client.insert = ((...table: Parameters<typeof insert>) => {
        seen.push("insert");
        return insert.apply(client, table);
      }) as typeof insert;
      try {
        expect((await ask(fields)).status).toBe(422);
      } finally {
        Object.assign(client, { select, insert });
      }
      return seen;
    };
    const wrongEmail = await statementsOf({ number, email: "bo@example.com" });
    expect(wrongEmail.length).toBeGreaterThan(1);
    expect(await statementsOf({ number: "V0123456789", email: "ana@example.com" })).toEqual(wrongEmail);
    expect(await statementsOf({ number: "nonsense", email: "ana@example.com" })).toEqual(wrongEmail);
    expect(await statementsOf({ number, email: "no address" })).toEqual(wrongEmail);
  });

  test("[SF-13] empty fields are named in the visitor's language", async () => {
    const page = await (await ask({ number: "", email: "" }, "de")).text();
    expect(page).toContain("Bestellung verfolgen");
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  test("[SF-13] guessing is limited by network, also with malformed numbers, and the right answer is not given then", async () => {
    await database.current.sql.delete(attemptTable);
    for (let time = 0; time < 20; time++)
      expect((await ask({ number: `nonsense ${time}`, email: "bo@example.com" })).status).toBe(422);
    const limited = await ask({ number, email: "ana@example.com" });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    await database.current.sql.delete(attemptTable);
    expect((await ask({ number, email: "ana@example.com" })).status).toBe(303);
  });
});
