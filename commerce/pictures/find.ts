// Reads pictures: one by its address, those already fetched, and the state of all.

import { and, asc, count, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { isStoredAddress } from "#commerce/products";
import { hostRules } from "./host-rules.ts";
import { allowedHosts } from "./hosts.ts";
import { pictureTable } from "./tables.ts";

export type Picture = Pick<typeof pictureTable.$inferSelect, "state" | "designer">;

export async function findPicture({ sql: client }: Database, address: string): Promise<Picture | undefined> {
  const [found] = await client
    .select({ state: pictureTable.state, designer: pictureTable.designer })
    .from(pictureTable)
    .where(eq(pictureTable.address, address));
  return found;
}

/** Tells pictures that can be shown from those that are missing, for feeds and search engines. */
export async function picturesThere(
  database: Database,
  addresses: readonly string[],
): Promise<(address: string) => boolean> {
  const widths = await pictureWidths(database, addresses);
  return (address) => !isStoredAddress(address) || widths.has(address);
}

/** Widths of the originals that are there. Drawings have none. */
export async function pictureWidths(
  { replica: client }: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const asked = [...new Set(addresses.filter(isStoredAddress))];
  if (asked.length === 0) return new Map();
  const { address, width, state } = pictureTable;
  const rows = await client
    .select({ address, width })
    .from(pictureTable)
    .where(and(sql`${address} = any(${sql.param(asked)}::text[])`, eq(state, "kept")));
  return new Map(rows.map((row) => [row.address, row.width]));
}

export interface PictureStatus {
  readonly kept: number;
  /** Due, or waiting for their next attempt, from an allowed host. */
  readonly waiting: number;
  readonly failed: number;
  /** Files that were named, but not supplied yet. */
  readonly files: number;
  readonly hosts: readonly HostStatus[];
  /** Reasons of failures, most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly pictures: number; readonly example: string }[];
}

export interface HostStatus {
  readonly host: string;
  readonly isAllowed: boolean;
  readonly kept: number;
  readonly waiting: number;
  readonly failed: number;
}

const MAX_REASONS = 20;

export async function pictureStatus(database: Database): Promise<PictureStatus> {
  const { host, state, reason, address } = pictureTable;
  const [counts, reasons, allowed] = await Promise.all([
    database.sql.select({ host, state, pictures: count() }).from(pictureTable).groupBy(host, state).orderBy(asc(host)),
    database.sql
      .select({ reason: sql<string>`${reason}`, pictures: count(), example: sql<string>`min(${address})` })
      .from(pictureTable)
      .where(and(ne(state, "kept"), sql`${reason} is not null`))
      .groupBy(reason)
      .orderBy(sql`count(*) desc`)
      .limit(MAX_REASONS),
    allowedHosts(database),
  ]);
  const isAllowed = allows(allowed);
  const sum = (which: (row: (typeof counts)[number]) => boolean): number =>
    counts.filter(which).reduce((total, row) => total + row.pictures, 0);
  const named = [...new Set([...counts.map((row) => row.host).filter((one) => one !== ""), ...allowed])].toSorted();
  return {
    kept: sum((row) => row.state === "kept"),
    waiting: sum((row) => row.state === "waiting" && row.host !== "" && isAllowed(row.host)),
    failed: sum((row) => row.state === "failed"),
    files: sum((row) => row.state === "waiting" && row.host === ""),
    hosts: named.map((one) => ({
      host: one,
      isAllowed: isAllowed(one),
      kept: sum((row) => row.host === one && row.state === "kept"),
      waiting: sum((row) => row.host === one && row.state === "waiting"),
      failed: sum((row) => row.host === one && row.state === "failed"),
    })),
    reasons,
  };
}

/** Tells allowed hosts, as named in rows, from others. */
export function allows(entries: readonly string[]): (host: string) => boolean {
  const rules = hostRules(entries);
  return (host) =>
    entries.includes(host) ||
    (!host.includes("://") && !host.startsWith("*.") && rules.judge(new URL(`https://${host}`)).kind === "allowed");
}

const FILES_BATCH = 1_000;

/** Addresses of files that were named, but not supplied yet, in batches. */
export async function* missingFiles({ sql: client }: Database): AsyncGenerator<readonly string[]> {
  let last = "";
  for (;;) {
    const rows = await client
      .select({ address: pictureTable.address })
      .from(pictureTable)
      .where(and(eq(pictureTable.host, ""), eq(pictureTable.state, "waiting"), gt(pictureTable.address, last)))
      .orderBy(asc(pictureTable.address))
      .limit(FILES_BATCH);
    if (rows.length === 0) return;
    yield rows.map(({ address }) => address);
    last = rows.at(-1)?.address ?? "";
  }
}
