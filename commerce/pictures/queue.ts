// The queue of pictures to fetch. Several processes share it: a claim is a lease, so no picture is fetched twice at the same time,
// and one that a killed process had claimed is fetched by another.

import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { insertRows, isPicked, type Database } from "#commerce/database";
import { isFileAddress, isStoredAddress, walkPictures } from "#commerce/products";
import { entryOf, fetchedUrl } from "./host-rules.ts";
import { pictureTable } from "./tables.ts";

export interface NamedPicture {
  readonly address: string;
  readonly designer: string;
}

/** Longer than fetching and checking may take. */
const LEASE_MS = 2 * 60_000;
/** Wait before each retry; after the last one the picture has failed. */
const BACKOFF_MS = [10, 60, 5 * 60, 30 * 60, 2 * 3600].map((seconds) => seconds * 1000);

/** Adds pictures that are not known yet. */
export async function enqueuePictures(
  { sql: client }: Database,
  pictures: Iterable<NamedPicture>,
  now: Date,
): Promise<void> {
  const rows = new Map<string, typeof pictureTable.$inferSelect>();
  for (const { address, designer } of pictures) {
    if (isStoredAddress(address)) rows.set(address, { ...toRow(address, now), designer });
  }
  // Sorted, so that two processes which add the same pictures wait for each other in one order.
  const sorted = [...rows.values()].toSorted((a, b) => (a.address < b.address ? -1 : 1));
  const renamed = sql`on conflict (address) do update set designer = excluded.designer
    where ${pictureTable.designer} <> excluded.designer and excluded.designer <> ''`;
  await insertRows(client, pictureTable, sorted, renamed);
}

/** Adds the pictures of all products on sale. */
export async function enqueueCatalogue(database: Database, now: Date): Promise<void> {
  for await (const products of walkPictures(database)) {
    const pictures = products.flatMap(({ addresses, vendorText }) =>
      addresses.split("\t").map((address) => ({ address, designer: vendorText })),
    );
    await enqueuePictures(database, pictures, now);
  }
}

/** Hosts with pictures that are due, allowed or not. */
export async function dueHosts({ sql: client }: Database, now: Date): Promise<readonly string[]> {
  const rows = await client
    .selectDistinct({ host: pictureTable.host })
    .from(pictureTable)
    .where(and(eq(pictureTable.state, "waiting"), lte(pictureTable.dueAt, now), sql`${pictureTable.host} <> ''`));
  return rows.map(({ host }) => host);
}

export interface ClaimedPicture {
  readonly address: string;
  readonly attempts: number;
}

export function claimPictures(
  { sql: client }: Database,
  host: string,
  limit: number,
  now: Date,
): Promise<ClaimedPicture[]> {
  const due = client
    .select({ address: pictureTable.address })
    .from(pictureTable)
    .where(and(eq(pictureTable.state, "waiting"), eq(pictureTable.host, host), lte(pictureTable.dueAt, now)))
    .orderBy(asc(pictureTable.dueAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return client
    .update(pictureTable)
    .set({ dueAt: after(now, LEASE_MS), attempts: sql`${pictureTable.attempts} + 1` })
    .where(isPicked(pictureTable.address, due))
    .returning({ address: pictureTable.address, attempts: pictureTable.attempts });
}

export interface CheckedPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Records that the original is on disk. */
export async function keepPicture({ sql: client }: Database, address: string, checked: CheckedPicture): Promise<void> {
  const kept = { ...checked, state: "kept" as const, reason: null };
  await client.transaction(async (tx) => {
    await tx.update(pictureTable).set(kept).where(eq(pictureTable.address, address));
    await recordAudit(tx, { subject: { kind: "picture", id: address }, after: { ...checked } });
  });
}

/** A final failure is not retried before the merchant asks for it. */
export async function failPicture(
  { sql: client }: Database,
  { address, attempts }: ClaimedPicture,
  failure: { readonly reason: string; readonly isFinal: boolean },
  now: Date,
): Promise<void> {
  const wait = failure.isFinal ? undefined : BACKOFF_MS[attempts - 1];
  await client
    .update(pictureTable)
    .set({
      reason: failure.reason,
      ...(wait === undefined ? { state: "failed" as const } : { dueAt: after(now, wait) }),
    })
    // Unchanged attempts mean that the lease is still ours.
    .where(
      and(eq(pictureTable.address, address), eq(pictureTable.attempts, attempts), eq(pictureTable.state, "waiting")),
    );
}

/** Gives claims back when a process stops in the middle of them. */
export async function releasePicture(
  { sql: client }: Database,
  { address, attempts }: ClaimedPicture,
  now: Date,
): Promise<void> {
  await client
    .update(pictureTable)
    .set({ dueAt: now, attempts: attempts - 1 })
    .where(
      and(eq(pictureTable.address, address), eq(pictureTable.attempts, attempts), eq(pictureTable.state, "waiting")),
    );
}

/** Lets failed pictures be tried again at once, and those that wait for their next attempt too. Returns their number. */
export async function retryPictures({ sql: client }: Database, now: Date): Promise<number> {
  const isFailed = and(
    inArray(pictureTable.state, ["waiting", "failed"]),
    sql`${pictureTable.reason} is not null`,
    sql`${pictureTable.host} <> ''`,
  );
  return client.transaction(async (tx) => {
    const retried = await tx
      .update(pictureTable)
      .set({ state: "waiting", dueAt: now, attempts: 0 })
      .where(isFailed)
      .returning({ address: pictureTable.address });
    const { length } = retried;
    if (length > 0) await recordAudit(tx, { subject: { kind: "pictures", id: "failed" }, after: { retried: length } });
    return length;
  });
}

/** For a picture whose original is damaged or not on disk: a restored backup, or a folder that another machine does not share. */
export async function refetchPicture(
  { sql: client }: Database,
  address: string,
  reason: string,
  now: Date,
): Promise<void> {
  await client
    .update(pictureTable)
    .set({ state: "waiting", dueAt: now, attempts: 0, reason })
    .where(and(eq(pictureTable.address, address), eq(pictureTable.state, "kept")));
}

function toRow(address: string, now: Date): typeof pictureTable.$inferSelect {
  const row = { address, designer: "", dueAt: now, attempts: 0, reason: null, width: null, height: null, bytes: null };
  if (isFileAddress(address)) return { ...row, host: "", state: "waiting" };
  const url = fetchedUrl(address);
  return url
    ? { ...row, host: entryOf(url), state: "waiting" }
    : { ...row, host: "", state: "failed", reason: "is not a valid address" };
}

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
