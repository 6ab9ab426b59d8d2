// API tokens: named, with permissions, stored as hashes, and revocable. A token is shown once, when it is created.

import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { isUuid, type Database } from "#commerce/database";
import type { Operator } from "./operator.ts";
import { isPermission, type Permission } from "./permissions.ts";
import { apiTokenTable } from "./tables.ts";

/** So that scanners for leaked secrets recognise it. */
const PREFIX = "vitrine_";
const TOKEN = /^vitrine_[\w-]{43}$/;

/** True if the value looks like one of these tokens. */
export const isApiToken = (value: string): boolean => value.startsWith(PREFIX);

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

export interface NewApiToken {
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly expiresAt: Date | null;
}

export type CreateTokenResult =
  | { readonly kind: "created"; readonly id: string; readonly token: string }
  /** Permissions that the creator does not have. */
  | { readonly kind: "not-permitted"; readonly permissions: readonly Permission[] };

export async function createApiToken(
  { sql: client }: Database,
  { name, permissions, expiresAt }: NewApiToken,
  by: Operator,
  now: Date,
): Promise<CreateTokenResult> {
  const lacking = permissions.filter((permission) => !by.permissions.has(permission));
  if (lacking.length > 0) return { kind: "not-permitted", permissions: lacking };
  const token = `${PREFIX}${randomBytes(32).toString("base64url")}`;
  const [row] = await client
    .insert(apiTokenTable)
    .values({
      name,
      tokenHash: hashOf(token),
      permissions: [...new Set(permissions)],
      createdBy: by.name,
      createdAt: now,
      expiresAt,
    })
    .returning({ id: apiTokenTable.id });
  return { kind: "created", id: row!.id, token };
}

export interface ListedApiToken extends NewApiToken {
  readonly id: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

export async function listApiTokens({ sql: client }: Database): Promise<readonly ListedApiToken[]> {
  const { id, name, permissions, createdBy, createdAt, expiresAt, lastUsedAt, revokedAt } = apiTokenTable;
  const rows = await client
    .select({ id, name, permissions, createdBy, createdAt, expiresAt, lastUsedAt, revokedAt })
    .from(apiTokenTable)
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ ...row, permissions: row.permissions.filter(isPermission) }));
}

export async function revokeApiToken(
  { sql: client }: Database,
  id: string,
  now: Date,
): Promise<{ readonly kind: "revoked" | "no-such-token" }> {
  if (!isUuid(id)) return { kind: "no-such-token" };
  const revoked = await client
    .update(apiTokenTable)
    .set({ revokedAt: now })
    .where(and(eq(apiTokenTable.id, id), isNull(apiTokenTable.revokedAt)))
    .returning({ id: apiTokenTable.id });
  return { kind: revoked.length > 0 ? "revoked" : "no-such-token" };
}

/** Minimum interval between two updates of `last_used_at`. */
const USED_STEP_MS = 60_000;

/** Undefined if the token is unknown, expired or revoked. */
export async function findApiToken({ sql: client }: Database, token: string, now: Date): Promise<Operator | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await client
    .select()
    .from(apiTokenTable)
    .where(
      and(
        eq(apiTokenTable.tokenHash, hashOf(token)),
        isNull(apiTokenTable.revokedAt),
        or(isNull(apiTokenTable.expiresAt), gt(apiTokenTable.expiresAt, now)),
      ),
    );
  if (!row) return undefined;
  const usedBefore = new Date(now.getTime() - USED_STEP_MS);
  if (row.lastUsedAt === null || row.lastUsedAt < usedBefore) {
    const isEarlier = or(isNull(apiTokenTable.lastUsedAt), lt(apiTokenTable.lastUsedAt, usedBefore));
    await client
      .update(apiTokenTable)
      .set({ lastUsedAt: now })
      .where(and(eq(apiTokenTable.id, row.id), isEarlier));
  }
  return { name: row.name, permissions: new Set(row.permissions.filter(isPermission)) };
}
