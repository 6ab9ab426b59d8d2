import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { enterLedger } from "./ledger.ts";
import { ledgerTable } from "./tables.ts";
import { balanceOf } from "./testing-ledger.ts";

const at = new Date(Date.UTC(2026, 10, 15));

onDatabase("the ledger", (database) => {
  test("the balance of an account is the sum of its entries [CO-07]", async () => {
    const { sql } = database.current;
    const move = (from: string, to: string, amount: number, currency = "EUR") =>
      enterLedger(sql, {
        orderId: null,
        cause: "test",
        entries: [
          { account: to, amount, currency },
          { account: from, amount: -amount, currency },
        ],
        at,
      });
    await move("sales", "provider:test", 120_500);
    await move("sales", "provider:test", 9_007_199_254_000_000);
    await move("sales", "provider:test", 70_000, "GBP");
    expect(await balanceOf(sql, "provider:test", "EUR")).toBe(9_007_199_254_120_500);
    expect(await balanceOf(sql, "sales", "GBP")).toBe(-70_000);
    expect(await balanceOf(sql, "nobody", "EUR")).toBe(0);
    await move("sales", "nothing", 0);
    expect(await sql.select().from(ledgerTable).where(eq(ledgerTable.account, "nothing"))).toEqual([]);
  });

  test("an unbalanced transaction is rejected, whatever the currency [CO-07]", async () => {
    const { sql } = database.current;
    const entry = (account: string, amount: number, currency = "EUR") => ({ account, amount, currency });
    const before = await sql.$count(ledgerTable);
    for (const entries of [
      [entry("a", 100), entry("b", -99)],
      [entry("a", 100), entry("b", -100, "USD")],
      [entry("a", 0.5), entry("b", -0.5)],
      [entry("a", Number.NaN), entry("b", 0)],
    ]) {
      await expect(enterLedger(sql, { orderId: null, cause: "test", entries, at })).rejects.toThrow(
        /Unbalanced|Invalid amount/,
      );
    }
    expect(await sql.$count(ledgerTable)).toBe(before);
  });
});
