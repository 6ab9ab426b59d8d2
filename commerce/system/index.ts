// Work of the shop that waits or has failed: the outboxes of mails, webhooks, refunds, pictures and analytics.

export {
  OUTBOXES,
  readOutboxes,
  RETRIED_OUTBOXES,
  retryOutbox,
  type Outbox,
  type OutboxFailure,
  type OutboxState,
  type RetriedOutbox,
} from "./outboxes.ts";
export { SystemReport } from "./report.ts";
