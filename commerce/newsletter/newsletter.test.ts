import { expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { subscribe } from "./index.ts";
import { newsletterSubscriptionTable } from "./tables.ts";

onDatabase("the newsletter", (database) => {
  const ana = { email: "Ana.Lima@example.com ", market: "PT", language: "pt-BR" };

  test("stores each address once, and the result does not reveal a duplicate", async () => {
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
  ])("rejects %j", async (changes, field) => {
    expect(await subscribe(database.current, { ...ana, ...changes })).toEqual({ kind: "invalid", field });
  });
});
