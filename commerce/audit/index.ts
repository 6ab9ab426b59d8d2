// The audit: who changed what and when, with the fields before and after. Entries are only ever added.

export {
  actAs,
  asPresentActor,
  currentActor,
  isMarketOfActor,
  marketsOfActor,
  withReason,
  worksForMarket,
  type Actor,
} from "./actor.ts";
export { changedFields, recordAudit, type AuditedChange } from "./record.ts";
export { forgetInAudit, sweepAudit } from "./retention.ts";
export { exportAudit, searchAudit, type AuditEntry, type AuditPage, type AuditQuery } from "./search.ts";
