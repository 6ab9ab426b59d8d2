// The shop's database: opening it, and what queries are written against.

export { insertRows } from "./insert-rows.ts";
export { openDatabase, type Database, type DatabaseLocation, type Opened, type Sql } from "./open.ts";
export { isPossibleId, isUuid } from "./ids.ts";
export { explainRefusal, type Refusal } from "./refusal.ts";
