// The API of named tokens, mounted under /admin/tokens: list, create, revoke.

import type { Hono } from "hono";
import { z } from "zod";
import { Day, Moment, type Database } from "#commerce/database";
import {
  ALL_PERMISSIONS,
  ALL_ROLES,
  createApiToken,
  listApiTokens,
  PERMISSIONS,
  revokeApiToken,
  ROLES,
} from "#commerce/staff";
import { AnsweredMoment, kinds } from "../http/contract.ts";
import { BadBody, badBody, readJsonBody } from "../http/json-body.ts";
import { does, operatorOf } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface TokensAppParts extends OperatorAppParts {
  readonly database: Database;
}

const LARGEST_BODY = 16 * 1024;
const NewToken = z
  .strictObject({
    name: z.string().trim().min(1).max(100),
    role: z.enum(ALL_ROLES).optional(),
    permissions: z.array(z.enum(ALL_PERMISSIONS)).min(1).optional(),
    expiresAt: z.union([Day, Moment]).optional(),
  })
  .refine(({ role, permissions }) => (role === undefined) !== (permissions === undefined), {
    message: "needs either a role or permissions",
    path: ["permissions"],
  });

const Permission = z.enum(ALL_PERMISSIONS);
const Tokens = z.strictObject({
  tokens: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      permissions: z.array(Permission),
      createdBy: z.string(),
      parentId: z.string().nullable().describe("The token that created this one."),
      createdAt: AnsweredMoment,
      expiresAt: AnsweredMoment.nullable(),
      lastUsedAt: AnsweredMoment.nullable(),
      revokedAt: AnsweredMoment.nullable(),
    }),
  ),
});
const Permissions = z.strictObject({
  permissions: z.record(Permission, z.string()).describe("Descriptions."),
  roles: z.record(z.enum(ALL_ROLES), z.array(Permission)),
});
const Created = z.strictObject({
  kind: z.literal("created"),
  id: z.uuid(),
  token: z.string().describe("Shown only here."),
  expiresAt: AnsweredMoment.nullable(),
});
const Revoked = z
  .strictObject({
    kind: z.literal("revoked"),
    tokens: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  })
  .describe("The token and those that it created, which are revoked with it.");
const Refused = z.union([
  BadBody,
  z.strictObject({ kind: z.literal("outlives-creator"), until: AnsweredMoment }),
  kinds("reserved-name"),
]);
const NotPermitted = z
  .strictObject({ kind: z.literal("not-permitted"), permissions: z.array(Permission) })
  .describe("The operator lacks these permissions.");

export function tokensApp({ database, ...parts }: TokensAppParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get("/", does("list-tokens", { answers: { 200: Tokens } }), async (context) =>
    context.json({ tokens: await listApiTokens(database) }),
  );
  app.get("/permissions", does("list-tokens", { answers: { 200: Permissions } }), (context) =>
    context.json({ permissions: PERMISSIONS, roles: ROLES }),
  );
  app.post(
    "/",
    does("create-token", { body: NewToken, answers: { 201: Created, 400: Refused, 403: NotPermitted } }),
    async (context) => {
      const body = await readJsonBody(context.req, NewToken);
      if (body.kind === "bad-body") return context.json(body, 400);
      const { name, role, permissions = role ? ROLES[role] : [], expiresAt } = body.data;
      const now = new Date();
      const expiry = expiresAt === undefined ? null : new Date(expiresAt);
      if (expiry && expiry <= now) {
        return context.json(badBody([{ path: "expiresAt", message: "must be in the future" }]), 400);
      }
      const created = await createApiToken(
        database,
        { name, permissions, expiresAt: expiry },
        operatorOf(context),
        now,
      );
      return context.json(created, CREATED[created.kind]);
    },
  );
  app.delete(
    "/:id",
    does("revoke-token", {
      answers: { 200: Revoked, 403: NotPermitted, 404: kinds("no-such-token") },
    }),
    async (context) => {
      const result = await revokeApiToken(database, context.req.param("id"), operatorOf(context), new Date());
      return context.json(result, REVOKED[result.kind]);
    },
  );
  return app;
}

const CREATED = { created: 201, "not-permitted": 403, "outlives-creator": 400, "reserved-name": 400 } as const;
const REVOKED = { revoked: 200, "not-permitted": 403, "no-such-token": 404 } as const;
