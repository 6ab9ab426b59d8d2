// The API of named tokens, mounted under /admin/tokens: list, create, revoke.

import type { Hono } from "hono";
import { z } from "zod";
import { Day, Moment, type Database } from "#commerce/database";
import {
  ALL_PERMISSIONS,
  createApiToken,
  listApiTokens,
  PERMISSIONS,
  revokeApiToken,
  ROLES,
  type Role,
} from "#commerce/staff";
import { readJsonBody } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface TokensAppParts extends OperatorAppParts {
  readonly database: Database;
}

const LARGEST_BODY = 16 * 1024;
const NewToken = z
  .strictObject({
    name: z.string().trim().min(1).max(100),
    role: z.enum(Object.keys(ROLES) as Role[]).optional(),
    permissions: z.array(z.enum(ALL_PERMISSIONS)).min(1).optional(),
    expiresAt: z.union([Day, Moment]).optional(),
  })
  .refine(({ role, permissions }) => (role === undefined) !== (permissions === undefined), {
    message: "needs either a role or permissions",
    path: ["permissions"],
  });

export function tokensApp({ database, ...parts }: TokensAppParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get("/", does("list-tokens"), async (context) => context.json({ tokens: await listApiTokens(database) }));
  app.get("/permissions", does("list-tokens"), (context) => context.json({ permissions: PERMISSIONS, roles: ROLES }));
  app.post("/", does("create-token"), async (context) => {
    const body = await readJsonBody(context.req, NewToken);
    if (body.kind === "bad-body") return context.json(body, 400);
    const { name, role, permissions = role ? ROLES[role] : [], expiresAt } = body.data;
    const now = new Date();
    const expiry = expiresAt === undefined ? null : new Date(expiresAt);
    if (expiry && expiry <= now) {
      return context.json({ kind: "bad-body", fields: ["expiresAt"] }, 400);
    }
    const by = context.get("operator");
    if (!by) throw new Error("A request without an operator reached the API of tokens");
    const created = await createApiToken(database, { name, permissions, expiresAt: expiry }, by, now);
    return context.json(created, created.kind === "created" ? 201 : 403);
  });
  app.delete("/:id", does("revoke-token"), async (context) => {
    const result = await revokeApiToken(database, context.req.param("id"), new Date());
    return context.json(result, result.kind === "revoked" ? 200 : 404);
  });
  return app;
}
