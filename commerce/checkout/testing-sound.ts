// What must hold after every test of buying: the books add up, the bank has what they say, nothing failed unseen.

import { expect } from "vitest";
import { balanceOf } from "#commerce/payments";
import { checkLedger } from "../fulfilment/check-ledger.ts";
import { bankBalance, type TestBuying } from "./testing-buying.ts";

export async function expectSound(buying: TestBuying): Promise<void> {
  expect((await checkLedger(buying.database)).faults).toEqual([]);
  expect(await balanceOf(buying.database.sql, "provider:test", "EUR")).toBe(await bankBalance(buying));
  expect(buying.errors).toEqual([]);
}
