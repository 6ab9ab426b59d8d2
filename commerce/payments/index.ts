// Payments: the money of orders, and the books of it.

export { balanceOf, enterLedger, type LedgerEntry, type LedgerTransaction } from "./ledger.ts";
export { ledgerTable } from "./tables.ts";
