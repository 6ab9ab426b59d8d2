// Saved searches of accounts: a listing with its words and filters, and how often the customer hears about new products in it.

import { and, asc, count, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { isUuid, type Database } from "#commerce/database";
import { lockAlerts, type AlertPlace } from "./preferences.ts";
import { CONSENT_VERSION } from "./rules.ts";
import { FREQUENCIES, savedSearchTable as table, type Frequency } from "./tables.ts";

export const MOST_SAVED_SEARCHES = 20;

export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** Address of the listing without country and query: "/collections/women". */
  readonly path: string;
  /** Query of the listing, without its question mark. */
  readonly query: string;
  readonly market: string;
  readonly language: string;
  readonly frequency: Frequency;
  readonly createdAt: Date;
}

/** Products that match now, so that only later ones are new. */
export interface Matches {
  /** The newest first. */
  readonly ids: readonly string[];
  /** Publication before which products are too old to be new. */
  readonly from: Date;
}

export interface NewSearch {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly frequency: string;
  /** Undefined if the search did not answer: the first check notes them. */
  readonly matches: Matches | undefined;
}

export type SearchSaved =
  | { readonly kind: "saved"; readonly search: SavedSearch }
  | { readonly kind: "invalid"; readonly field: "name" | "frequency" | "query" }
  /** The account has as many as it may have. */
  | { readonly kind: "full"; readonly most: number };

const Form = z.object({
  name: z.string().trim().min(1).max(120),
  frequency: z.enum(FREQUENCIES),
  query: z.string().max(2_000),
});

const COLUMNS = {
  id: table.id,
  name: table.name,
  path: table.path,
  query: table.query,
  market: table.market,
  language: table.language,
  frequency: table.frequency,
  createdAt: table.createdAt,
};

/** Saving the same search again changes its name and frequency. */
export async function saveSearch(
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
  { path, matches, ...form }: NewSearch,
  place: AlertPlace,
  now: Date,
): Promise<SearchSaved> {
  const parsed = Form.safeParse(form);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    return { kind: "invalid", field: field === "frequency" || field === "query" ? field : "name" };
  }
  const { name, frequency, query } = parsed.data;
  return client.transaction(async (tx): Promise<SearchSaved> => {
    await lockAlerts(tx, accountId, place, now);
    const isSame = and(
      eq(table.accountId, accountId),
      eq(table.market, place.market),
      eq(table.path, path),
      eq(table.query, query),
    );
    const [known] = await tx
      .update(table)
      .set({ name, frequency, language: place.language, ...(frequency !== "never" && consent(now)) })
      .where(isSame)
      .returning(COLUMNS);
    if (known) return { kind: "saved", search: known };
    const [saved] = await tx.select({ count: count() }).from(table).where(eq(table.accountId, accountId));
    if ((saved?.count ?? 0) >= MOST_SAVED_SEARCHES) return { kind: "full", most: MOST_SAVED_SEARCHES };
    const [row] = await tx
      .insert(table)
      .values({
        accountId,
        name,
        path,
        query,
        ...place,
        frequency,
        createdAt: now,
        ...consent(now),
        dueAt: nextCheck(frequency, now),
        ...(matches && { seen: [...matches.ids], publishedFrom: matches.from }),
      })
      .returning(COLUMNS);
    if (!row) throw new Error("Inserting a saved search returned no row");
    return { kind: "saved", search: row };
  });
}

const consent = (now: Date) => ({ consentedAt: now, consentVersion: CONSENT_VERSION });

const DAY_MS = 86_400_000;
/** A search without mails is never due, but its column needs a time. */
export const nextCheck = (frequency: Frequency, now: Date): Date =>
  new Date(now.getTime() + (frequency === "weekly" ? 7 : 1) * DAY_MS);

/** The oldest first. */
export const listSavedSearches = (
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
): Promise<readonly SavedSearch[]> =>
  client.select(COLUMNS).from(table).where(eq(table.accountId, accountId)).orderBy(asc(table.createdAt), asc(table.id));

/** Products that appeared while there were no mails are not reported when they begin again. */
export async function changeFrequency(
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
  id: string,
  frequency: string,
  now: Date,
): Promise<"changed" | "invalid" | "no-such-search"> {
  const parsed = Form.shape.frequency.safeParse(frequency);
  if (!parsed.success) return "invalid";
  if (!isUuid(id)) return "no-such-search";
  const isResumed = sql`${table.frequency} = 'never' and ${parsed.data !== "never"}`;
  const changed = await client
    .update(table)
    .set({
      frequency: parsed.data,
      dueAt: nextCheck(parsed.data, now),
      seen: sql`case when ${isResumed} then null else ${table.seen} end`,
      ...(parsed.data !== "never" && consent(now)),
    })
    .where(and(eq(table.accountId, accountId), eq(table.id, id)))
    .returning({ id: table.id });
  return changed.length > 0 ? "changed" : "no-such-search";
}

/** False if the account has no such search. */
export async function deleteSavedSearch(
  { sql: client }: Pick<Database, "sql">,
  accountId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const deleted = await client
    .delete(table)
    .where(and(eq(table.accountId, accountId), eq(table.id, id)))
    .returning({ id: table.id });
  return deleted.length > 0;
}
