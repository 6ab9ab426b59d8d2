// Receivers of webhooks: create, change, rotate the secret, delete.

import { isDeepStrictEqual } from "node:util";
import { asc, eq, sql } from "drizzle-orm";
import { changedFields, recordAudit } from "#commerce/audit";
import { fingerprint, isUuid, type Database, type Sql } from "#commerce/database";
import { ALL_EVENT_KINDS, type EventKind } from "#commerce/events";
import { createSecret } from "./signature.ts";
import { webhookTable } from "./tables.ts";

export interface NewWebhook {
  readonly name: string;
  readonly url: string;
  /** Empty for all. */
  readonly kinds: readonly EventKind[];
}

export interface Webhook extends NewWebhook {
  readonly id: string;
  readonly isEnabled: boolean;
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Until then, requests are also signed with the secret before the last rotation. */
  readonly previousUntil: Date | null;
}

/** Both secrets sign for this long after a rotation. */
const ROTATION_MS = 24 * 3_600_000;

export const createWebhook = (
  { sql: client }: Database,
  { name, url, kinds }: NewWebhook,
  by: string,
  now: Date,
): Promise<{ readonly id: string; readonly secret: string }> =>
  client.transaction(async (tx) => {
    const secret = createSecret();
    const [row] = await tx
      .insert(webhookTable)
      .values({ name, url, kinds: [...kinds], secret, isEnabled: true, createdBy: by, createdAt: now })
      .returning(COLUMNS);
    const webhook = withKinds(row!);
    await recordAudit(tx, { subject: subjectOf(webhook.id), after: audited(webhook) });
    return { id: webhook.id, secret };
  });

const subjectOf = (id: string) => ({ kind: "webhook", id });

/** Only the URL's origin is recorded, because the path is often secret. */
const audited = ({ name, url, kinds, isEnabled }: Webhook) => ({ name, url: new URL(url).origin, kinds, isEnabled });

/** All but the secrets. */
const COLUMNS = {
  id: webhookTable.id,
  name: webhookTable.name,
  url: webhookTable.url,
  kinds: webhookTable.kinds,
  isEnabled: webhookTable.isEnabled,
  failingSince: webhookTable.failingSince,
  disabledAt: webhookTable.disabledAt,
  createdBy: webhookTable.createdBy,
  createdAt: webhookTable.createdAt,
  previousUntil: webhookTable.previousUntil,
};

const withKinds = (row: Omit<Webhook, "kinds"> & { readonly kinds: readonly string[] }): Webhook => ({
  ...row,
  kinds: ALL_EVENT_KINDS.filter((kind) => row.kinds.includes(kind)),
});

export async function listWebhooks({ sql: client }: Database): Promise<readonly Webhook[]> {
  const rows = await client.select(COLUMNS).from(webhookTable).orderBy(asc(webhookTable.createdAt));
  return rows.map(withKinds);
}

export async function findWebhook({ sql: client }: Database, id: string): Promise<Webhook | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await client.select(COLUMNS).from(webhookTable).where(eq(webhookTable.id, id));
  return row && withKinds(row);
}

export type WebhookChange = Partial<NewWebhook> & { readonly isEnabled?: boolean | undefined };

export type ChangedWebhook =
  /** `stale`: nothing was changed, because someone else saved since the version that this change started from. */
  { readonly kind: "changed" | "stale"; readonly webhook: Webhook } | { readonly kind: "no-such-webhook" };

/** The version of what a merchant edits. */
export const webhookVersion = ({ name, url, kinds, isEnabled }: Webhook): string =>
  fingerprint({ name, url, kinds, isEnabled });

/** Events from the time when it was disabled are delivered only by a replay. Without `seen`, it overwrites any version. */
export async function changeWebhook(
  { sql: client }: Database,
  id: string,
  { kinds, ...change }: WebhookChange,
  seen?: string,
): Promise<ChangedWebhook> {
  const changed = await withWebhook(client, id, async (tx, before): Promise<ChangedWebhook> => {
    if (seen !== undefined && webhookVersion(before) !== seen) return { kind: "stale", webhook: before };
    const given = { ...change, ...(kinds && { kinds: [...kinds] }) };
    if (isDeepStrictEqual({ ...before, ...given }, before)) return { kind: "changed", webhook: before };
    const [row] = await tx
      .update(webhookTable)
      .set({ ...given, ...(change.isEnabled && { disabledAt: null, failingSince: null }) })
      .where(eq(webhookTable.id, id))
      .returning(COLUMNS);
    const after = withKinds(row!);
    await recordAudit(tx, { subject: subjectOf(id), ...changedFields(audited(before), audited(after)) });
    return { kind: "changed", webhook: after };
  });
  return changed ?? { kind: "no-such-webhook" };
}

/** The new secret; the old one signs too for a day, so that the receiver can be changed without a gap. */
export const rotateSecret = ({ sql: client }: Database, id: string, now: Date): Promise<string | undefined> =>
  withWebhook(client, id, async (tx) => {
    const secret = createSecret();
    const previousUntil = new Date(now.getTime() + ROTATION_MS);
    await tx
      .update(webhookTable)
      .set({ secret, previousSecret: sql`${webhookTable.secret}`, previousUntil })
      .where(eq(webhookTable.id, id));
    await recordAudit(tx, { subject: subjectOf(id), after: { previousUntil } });
    return secret;
  });

/** The current secret, for a receiver that lost it; the audit records who saw it. */
export const revealSecret = ({ sql: client }: Database, id: string): Promise<string | undefined> =>
  withWebhook(client, id, async (tx, { name }) => {
    const [row] = await tx.select({ secret: webhookTable.secret }).from(webhookTable).where(eq(webhookTable.id, id));
    await recordAudit(tx, { subject: subjectOf(id), after: { shown: name } });
    return row?.secret;
  });

/** False if there is no such webhook. */
export async function deleteWebhook({ sql: client }: Database, id: string): Promise<boolean> {
  const deleted = await withWebhook(client, id, async (tx, before) => {
    await tx.delete(webhookTable).where(eq(webhookTable.id, id));
    await recordAudit(tx, { subject: subjectOf(id), before: audited(before) });
    return true;
  });
  return deleted ?? false;
}

/** Runs a change with the webhook locked; undefined if there is none. */
export async function withWebhook<Result>(
  client: Sql,
  id: string,
  work: (tx: Sql, webhook: Webhook) => Promise<Result>,
): Promise<Result | undefined> {
  if (!isUuid(id)) return undefined;
  return client.transaction(async (tx) => {
    const [row] = await tx.select(COLUMNS).from(webhookTable).where(eq(webhookTable.id, id)).for("update");
    return row && work(tx, withKinds(row));
  });
}
