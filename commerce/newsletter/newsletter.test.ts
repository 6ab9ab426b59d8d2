import { expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { subscribe } from "./index.ts";
import { newsletterSubscriptionTable } from "./tables.ts";

onDatabase("the newsletter", (database) => {
  const ana = { email: "Ana.Lima@example.com ", market: "PT", language: "pt-BR" };

  test("is asked for once an address, and the answer does not tell whether it was known", async () => {
    expect(await subscribe(database.current, ana)).toEqual({ kind: "subscribed" });
    expect(await subscribe(database.current, { ...ana, email: "ana.lima@EXAMPLE.com", market: "FR" })).toEqual({
      kind: "subscribed",
    });
    const rows = await database.current.sql.select().from(newsletterSubscriptionTable);
    expect(rows).toMatchObject([{ email: "ana.lima@example.com", market: "pt", language: "pt-BR" }]);
  });

  test.each([
    [{ email: "no address" }, "email"],
    [{ email: "" }, "email"],
    [{ email: `${"x".repeat(250)}@example.com` }, "email"],
    [{ email: ["a@example.com"] }, "email"],
    [{ market: "not a market" }, "market"],
    [{ language: "" }, "language"],
  ])("is refused with %j", async (changes, field) => {
    expect(await subscribe(database.current, { ...ana, ...changes })).toEqual({ kind: "invalid", field });
  });
});
