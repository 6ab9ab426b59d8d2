import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptTable } from "../accounts/tables.ts";
import { hashOf } from "../accounts/tokens.ts";
import { testingAccounts } from "../accounts/testing-accounts.ts";
import { takeMails, tokenIn } from "../accounts/testing-mails.ts";
import { onDatabase } from "../database/testing.ts";
import { confirmSubscription, subscribe, sweepNewsletter } from "./index.ts";
import { newsletterSubscriptionTable } from "./tables.ts";

onDatabase("the newsletter", (database) => {
  const ana = { email: "Ana.Lima@example.com ", market: "PT", language: "fr" };
  const caller = { network: "10.0.0.1", link: (path: string) => `/pt${path}` };
  const ask = (changes: object = {}) => subscribe(testingAccounts(database.current), { ...ana, ...changes }, caller);
  const confirm = (token: string) => confirmSubscription(testingAccounts(database.current), token);
  const rows = () => database.current.sql.select().from(newsletterSubscriptionTable);

  test("subscribes an address once the link in the mail is confirmed, and the result does not reveal a duplicate", async () => {
    expect(await ask()).toEqual({ kind: "asked" });
    const [mail] = await takeMails(database.current);
    expect(mail).toMatchObject({ to: "ana.lima@example.com", subject: "Confirmez votre inscription" });
    expect(mail?.text).toMatch(/\/pt\/newsletter\?confirm=[\w-]+/);
    expect(await rows()).toMatchObject([{ email: "ana.lima@example.com", market: "pt", confirmedAt: null }]);
    expect(await confirm("guessed")).toEqual({ kind: "expired" });
    const token = tokenIn(mail?.text);
    const confirmed = { kind: "confirmed", email: "ana.lima@example.com" };
    expect([await confirm(token), await confirm(token)]).toEqual([confirmed, confirmed]);
    expect(await rows()).toMatchObject([{ confirmedAt: expect.any(Date) }]);
    expect(await ask({ email: "ana.lima@EXAMPLE.com", market: "FR" })).toEqual({ kind: "asked" });
    expect(await takeMails(database.current)).toEqual([]);
    expect(await rows()).toMatchObject([{ market: "pt", confirmedAt: expect.any(Date) }]);
  });

  test("deletes addresses that were not confirmed within a week, and no others", async () => {
    const { sql: client } = database.current;
    const asked = new Date("2026-01-01T00:00:00Z");
    const of = (email: string, more: object) => ({ email, market: "pt", language: "pt", subscribedAt: asked, ...more });
    await client.insert(newsletterSubscriptionTable).values([
      of("never@example.com", { tokenHash: "1" }),
      of("confirmed@example.com", { tokenHash: "2", confirmedAt: asked }),
      // From before links were sent.
      of("earlier@example.com", { tokenHash: null }),
    ]);
    const emails = async () => (await rows()).map(({ email }) => email).filter((email) => !email.startsWith("ana"));
    await sweepNewsletter(database.current, 7, new Date("2026-01-07T23:00:00Z"));
    expect(await emails()).toHaveLength(3);
    await sweepNewsletter(database.current, 7, new Date("2026-01-08T01:00:00Z"));
    expect(await emails()).toEqual(["confirmed@example.com", "earlier@example.com"]);
  });

  test("sends an address at most three links a day, whoever asks", async () => {
    for (let time = 0; time < 5; time++) expect(await ask({ email: "bo@example.com" })).toEqual({ kind: "asked" });
    const mails = await takeMails(database.current);
    expect(mails).toHaveLength(3);
    expect(await confirm(tokenIn(mails[0]?.text))).toEqual({ kind: "expired" });
    expect(await confirm(tokenIn(mails[2]?.text))).toMatchObject({ kind: "confirmed" });
  });

  test("limits strangers by network, and all networks together", async () => {
    const strangers = async (network: string, count: number) => {
      for (let at = 0; at < count; at++) {
        const form = { ...ana, email: `${network}-${at}@example.com` };
        const answer = await subscribe(testingAccounts(database.current), form, { ...caller, network });
        if (answer.kind !== "asked") return { at, kind: answer.kind };
      }
      return "all asked";
    };
    expect(await strangers("crowd", 30)).toEqual({ at: 20, kind: "limited" });
    // As if 600 had asked from 30 networks within the hour.
    await database.current.sql
      .update(attemptTable)
      .set({ count: 600 })
      .where(eq(attemptTable.key, hashOf("newsletter in total ")));
    expect(await strangers("another", 1)).toEqual({ at: 0, kind: "limited" });
    await database.current.sql.delete(attemptTable);
    expect(await strangers("another", 1)).toBe("all asked");
  });

  test.each([
    [{ email: "no address" }, "email"],
    [{ email: "" }, "email"],
    [{ email: `${"x".repeat(250)}@example.com` }, "email"],
    [{ email: ["a@example.com"] }, "email"],
    [{ market: "not a market" }, "market"],
    [{ language: "" }, "language"],
  ])("rejects %j", async (changes, field) => {
    expect(await ask(changes)).toEqual({ kind: "invalid", field });
  });
});
