// A condition for rows that a query picks and locks, such as the next jobs of a queue.

import { sql, type Column, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * As `inArray`, but the query runs once. In a nested loop, which PostgreSQL prefers for small tables, it would run again for every row
 * and lock further rows each time, beyond its limit.
 */
export const isPicked = (column: Column, picked: SQLWrapper): SQL => sql`${column} = any(array${picked})`;
