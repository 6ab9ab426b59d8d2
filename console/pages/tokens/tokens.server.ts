// API tokens: lists them, creates one, and revokes one.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import { Day } from "#commerce/database";
import {
  ALL_PERMISSIONS,
  ALL_ROLES,
  createApiToken,
  listApiTokens,
  PERMISSIONS,
  revokeApiToken,
  ROLES,
  type ListedApiToken,
  type Permission,
  type Role,
} from "#commerce/staff";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { roleName } from "../../framework/role-name.ts";
import { tokens as texts } from "../../locales/generated/tokens.ts";

export interface ShownToken {
  readonly id: string;
  readonly name: string;
  /** Descriptions. */
  readonly permissions: readonly string[];
  readonly isEverything: boolean;
  readonly createdBy: string;
  /** Moments are ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly mayRevoke: boolean;
}

export interface TokensData {
  readonly active: readonly ShownToken[];
  /** Revoked or expired, the newest first. */
  readonly ended: readonly ShownToken[];
  /** Roles and permissions that the member of staff may give. */
  readonly roles: readonly { readonly key: Role; readonly name: string }[];
  readonly permissions: readonly { readonly key: Permission; readonly description: string }[];
}

export const loader = loads("list-tokens", async ({ shop, operator, now }): Promise<TokensData> => {
  const listed = await listApiTokens(shop.database);
  const has = (permission: Permission) => operator.permissions.has(permission);
  const isActive = ({ revokedAt, expiresAt }: ListedApiToken) =>
    revokedAt === null && (expiresAt === null || expiresAt > now);
  const shown = ({
    permissions,
    createdAt,
    lastUsedAt,
    expiresAt,
    revokedAt,
    ...token
  }: ListedApiToken): ShownToken => ({
    id: token.id,
    name: token.name,
    permissions: permissions.map((permission) => PERMISSIONS[permission]),
    isEverything: permissions.length === ALL_PERMISSIONS.length,
    createdBy: token.createdBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    mayRevoke: permissions.every(has),
  });
  return {
    active: listed.filter(isActive).map(shown),
    ended: listed
      .filter((token) => !isActive(token))
      .map(shown)
      .toReversed(),
    roles: ALL_ROLES.filter((role) => ROLES[role].every(has)).map((key) => ({ key, name: roleName(key) })),
    permissions: ALL_PERMISSIONS.filter(has).map((key) => ({ key, description: PERMISSIONS[key] })),
  };
});

const say = messagesIn(texts, "en");
const refused = (field: string, text: string) => ({ kind: "refused" as const, text, fields: { [field]: text } });

const NewToken = z.object({
  name: z.string().trim().min(1, say("enterName")).max(100, say("enterName")),
  access: z.enum([...ALL_ROLES, "chosen"]),
  permissions: z.array(z.enum(ALL_PERMISSIONS)).default([]),
  expires: z.union([z.literal(""), Day], say("enterDay")).default(""),
});

export const action = acts({
  create: intent("create-token", NewToken, async ({ shop, operator, now }, form) => {
    const { name, access, permissions: chosen, expires } = form;
    const permissions = access === "chosen" ? chosen : ROLES[access];
    if (permissions.length === 0) return refused("permissions", say("choosePermission"));
    const expiresAt = expires === "" ? null : new Date(expires);
    if (expiresAt && expiresAt <= now) return refused("expires", say("enterDay"));
    const result = await createApiToken(shop.database, { name, permissions, expiresAt }, operator, now);
    switch (result.kind) {
      case "created":
        return { kind: "done", text: say("created", { name }), codes: [result.token] };
      case "reserved-name":
        return refused("name", say("reservedName"));
      case "not-permitted":
        return refused("access", notPermitted(result.permissions));
      case "outlives-creator":
        return refused("expires", say("outlives", { date: result.until.toISOString().slice(0, 10) }));
    }
  }),
  revoke: intent("revoke-token", z.object({ id: z.string() }), async ({ shop, operator, now }, { id }) => {
    const result = await revokeApiToken(shop.database, id, operator, now);
    switch (result.kind) {
      case "revoked": {
        const { tokens } = result;
        return { kind: "done", text: say("revoked", { count: tokens.length, name: tokens[0]?.name ?? "" }) };
      }
      case "not-permitted":
        return { kind: "refused", text: notPermitted(result.permissions) };
      case "no-such-token":
        return { kind: "refused", text: say("gone") };
    }
  }),
});

const notPermitted = (permissions: readonly Permission[]): string =>
  say("notPermitted", { permissions: permissions.map((permission) => PERMISSIONS[permission]).join("; ") });
