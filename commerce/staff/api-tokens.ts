// API tokens: named, with permissions, stored as hashes, and revocable. A token is shown once, when it is created.

import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { recordAudit } from "#commerce/audit";
import { isUuid, type Database } from "#commerce/database";
import { coversMarkets, lackingOf } from "./grants.ts";
import { holdOperator } from "./hold-operator.ts";
import { permissionsWithin } from "./market-limits.ts";
import { dropInvitationsBy } from "./invitations.ts";
import { COMMAND_LINE, ENVIRONMENT_OWNER, type Operator } from "./operator.ts";
import { isPermission, type Permission } from "./permissions.ts";
import { apiTokenTable } from "./tables.ts";

/** Lets scanners for leaked secrets recognise a token. */
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
  | { readonly kind: "created"; readonly id: string; readonly token: string; readonly expiresAt: Date | null }
  /** Permissions that the creator does not have. */
  | { readonly kind: "not-permitted"; readonly permissions: readonly Permission[] }
  /** The creator's own access ends earlier. */
  | { readonly kind: "outlives-creator"; readonly until: Date }
  | { readonly kind: "reserved-name" };

/** Names of operators that are no tokens. */
const RESERVED = new Set([COMMAND_LINE, ENVIRONMENT_OWNER].map(({ name }) => plainOf(name)));

/** Without an expiry, a token of an expiring creator expires with it. */
export async function createApiToken(
  { sql: client }: Database,
  { name, permissions, expiresAt }: NewApiToken,
  by: Operator,
  now: Date,
): Promise<CreateTokenResult> {
  if (RESERVED.has(plainOf(name))) return { kind: "reserved-name" };
  const lacking = lackingOf(by, permissions);
  if (lacking.length > 0) return { kind: "not-permitted", permissions: lacking };
  const until = by.expiresAt ?? null;
  if (until && expiresAt && expiresAt > until) return { kind: "outlives-creator", until };
  const token = `${PREFIX}${randomBytes(32).toString("base64url")}`;
  return client.transaction(async (tx): Promise<CreateTokenResult> => {
    const current = await holdOperator(tx, by);
    const lost = current ? lackingOf(current, permissions) : permissions;
    if (lost.length > 0) return { kind: "not-permitted", permissions: lost };
    const [row] = await tx
      .insert(apiTokenTable)
      .values({
        name,
        tokenHash: hashOf(token),
        permissions: [...new Set(permissions)],
        markets: by.markets && [...by.markets],
        createdBy: by.name,
        createdById: by.id,
        parentId: by.kind === "token" ? by.id : null,
        createdAt: now,
        expiresAt: expiresAt ?? until,
      })
      .returning({ id: apiTokenTable.id, expiresAt: apiTokenTable.expiresAt });
    await recordAudit(tx, {
      subject: { kind: "token", id: row!.id },
      after: { name, permissions, expiresAt: row!.expiresAt },
    });
    return { kind: "created", token, ...row! };
  });
}

export interface ListedApiToken extends NewApiToken {
  readonly id: string;
  readonly createdBy: string;
  /** The token that created this one. */
  readonly parentId: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

export async function listApiTokens({ sql: client }: Database): Promise<readonly ListedApiToken[]> {
  const { id, name, permissions, createdBy, parentId, createdAt, expiresAt, lastUsedAt, revokedAt } = apiTokenTable;
  const rows = await client
    .select({ id, name, permissions, createdBy, parentId, createdAt, expiresAt, lastUsedAt, revokedAt })
    .from(apiTokenTable)
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ ...row, permissions: row.permissions.filter(isPermission) }));
}

export type RevokeTokenResult =
  /** The token and those that it created, which are revoked with it. */
  | { readonly kind: "revoked"; readonly tokens: readonly { readonly id: string; readonly name: string }[] }
  | { readonly kind: "not-permitted"; readonly permissions: readonly Permission[] }
  | { readonly kind: "no-such-token" };

/** Refused for tokens with permissions or markets that the operator lacks. Invitations made with the tokens are withdrawn. */
export async function revokeApiToken(
  { sql: client }: Database,
  id: string,
  by: Operator,
  now: Date,
): Promise<RevokeTokenResult> {
  if (!isUuid(id)) return { kind: "no-such-token" };
  return client.transaction(async (tx): Promise<RevokeTokenResult> => {
    const [token] = await tx
      .select({ permissions: apiTokenTable.permissions, markets: apiTokenTable.markets })
      .from(apiTokenTable)
      .where(and(eq(apiTokenTable.id, id), isNull(apiTokenTable.revokedAt)))
      .for("update");
    if (!token) return { kind: "no-such-token" };
    const lacking = lackingOf(by, permissionsWithin(token.permissions.filter(isPermission), token.markets));
    if (lacking.length > 0 || !coversMarkets(by, token.markets)) return { kind: "not-permitted", permissions: lacking };
    const family = sql`(
      with recursive family as (
        select ${id}::uuid as id
        union select child.id from ${apiTokenTable} child join family on child.parent_id = family.id
      ) select id from family)`;
    const revokeFamily = () =>
      tx
        .update(apiTokenTable)
        .set({ revokedAt: now })
        .where(and(sql`${apiTokenTable.id} in ${family}`, isNull(apiTokenTable.revokedAt)))
        .returning({ id: apiTokenTable.id, name: apiTokenTable.name });
    const tokens = [];
    // Until there is none, because one of them may have created another meanwhile.
    for (let more = await revokeFamily(); more.length > 0; more = await revokeFamily()) tokens.push(...more);
    for (const revoked of tokens) await dropInvitationsBy(tx, revoked.id);
    await recordAudit(tx, { subject: { kind: "token", id }, before: { tokens: tokens.map(({ name }) => name) } });
    return { kind: "revoked", tokens };
  });
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
  const { id, name, markets, expiresAt } = row;
  const permissions = new Set(permissionsWithin(row.permissions.filter(isPermission), markets));
  return { id, kind: "token", name, permissions, markets, expiresAt };
}

/** Letters that look like the reserved names count as them. */
function plainOf(name: string): string {
  return name
    .normalize("NFKC")
    .replaceAll(/[\s_-]+/gu, " ")
    .trim()
    .toLowerCase();
}
