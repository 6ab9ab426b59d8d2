// The shop's database, embedded or PostgreSQL: opening, transactions, change notifications and backups.

export { readBackup, writeBackup, type Restored } from "./backup.ts";
export { fingerprint } from "./fingerprint.ts";
export { beginningsOf } from "./beginnings.ts";
export { ifUnchanged, type Stale } from "./if-unchanged.ts";
export { inTransaction, rollBack } from "./in-transaction.ts";
export { insertRows } from "./insert-rows.ts";
export { isPicked } from "./is-picked.ts";
export { openDatabase, upToDate, type Database, type Opened } from "./open.ts";
export { packDatabase } from "./packed.ts";
export { DISK_FULL, FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from "./error-codes.ts";
export { isPossibleId, isUuid } from "./ids.ts";
export { Day, Moment, nextMoment } from "./moments.ts";
export { explainRefusal, type Refusal } from "./refusal.ts";
export { sealedText, setSecretsKey } from "./sealed-text.ts";
export { cached } from "./revision-cache.ts";
export { notifyChanges, raiseRevision } from "./revisions.ts";
export { codeOf, isUnavailable } from "./unavailable.ts";
export type { Sql } from "./sql.ts";
export type { Change, VersionedChange } from "./versioned-change.ts";
