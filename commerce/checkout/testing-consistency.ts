// Invariants after every checkout test: the ledger balances, the bank agrees with it, and no error was hidden.

import { expect } from "vitest";
import { balanceOf } from "../payments/testing-ledger.ts";
import { checkLedger } from "../fulfilment/check-ledger.ts";
import { bankBalance, type TestOrderServices } from "./testing-order-services.ts";

export async function expectConsistent(services: TestOrderServices): Promise<void> {
  expect((await checkLedger(services.database)).faults).toEqual([]);
  expect(await balanceOf(services.database.sql, "provider:test", "EUR")).toBe(await bankBalance(services));
  expect(services.errors).toEqual([]);
}
