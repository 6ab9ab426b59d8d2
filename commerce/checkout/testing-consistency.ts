// Invariants after every checkout test: the ledger balances, the bank agrees with it, and no error was hidden.

import { expect } from "vitest";
import { balanceOf } from "../payments/testing-ledger.ts";
import { checkLedger } from "../fulfilment/check-ledger.ts";
import { bankBalance, type TestBuying } from "./testing-buying.ts";

export async function expectConsistent(buying: TestBuying): Promise<void> {
  expect((await checkLedger(buying.database)).faults).toEqual([]);
  expect(await balanceOf(buying.database.sql, "provider:test", "EUR")).toBe(await bankBalance(buying));
  expect(buying.errors).toEqual([]);
}
