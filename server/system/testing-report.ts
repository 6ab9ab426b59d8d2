// For tests: a report of a healthy shop.

import type { SystemReport } from "#commerce/system";

export const TEST_REPORT: SystemReport = {
  version: "1.2.3",
  node: "v24.0.0",
  startedAt: "2026-11-17T09:00:00.000Z",
  processes: 1,
  memoryBytes: 100_000_000,
  dependencies: [
    { name: "database", state: "ok", detail: "PostgreSQL 15, 2 ms" },
    { name: "search", state: "failing", detail: "connection refused" },
    { name: "mail", state: "off", detail: "" },
  ],
  index: { products: 3, variants: 6, isCurrent: true, rebuilding: null, problem: null },
  storage: [{ name: "database", bytes: 12_000_000 }],
  freeBytes: 5_000_000_000,
  outboxes: [
    {
      outbox: "mails",
      waiting: 2,
      failed: 1,
      oldest: "2026-11-17T09:00:00.000Z",
      failures: [{ subject: "Your order", error: "mailbox full", at: "2026-11-17T08:00:00.000Z" }],
    },
  ],
  errors: [{ at: "2026-11-17T09:05:00.000Z", message: "mail delivery failed", reason: "no route" }],
};
