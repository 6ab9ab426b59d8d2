// The shop's database: opening it, and what queries are written against.

export { readBackup, writeBackup, type Restored } from "./backup.ts";
export { insertRows } from "./insert-rows.ts";
export {
  openDatabase,
  upToDate,
  type Database,
  type DatabaseLocation,
  type Opened,
  type ServerLimits,
} from "./open.ts";
export { isPossibleId, isUuid } from "./ids.ts";
export { explainRefusal, type Refusal } from "./refusal.ts";
export { raiseRevision, tellChanges, type Revised, type Revisions } from "./revisions.ts";
export { isUnavailable } from "./unavailable.ts";
export type { Sql } from "./sql.ts";
