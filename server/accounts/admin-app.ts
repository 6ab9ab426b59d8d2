// The operator's accounts API, mounted under /admin/accounts: list, show, set the VIP level.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { findAccountByEmail, listAccounts, setVipLevel } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { operatorOnly, type OperatorTokens } from "../http/operator.ts";

export interface AccountsAdminParts extends OperatorTokens {
  readonly database: Database;
  readonly onError: (error: unknown) => void;
}

const LARGEST_BODY = 1024;

export function accountsAdminApp({ database, onError, ...tokens }: AccountsAdminParts): Hono {
  const app = new Hono();
  app.use(operatorOnly(tokens));
  app.use(async (context, next) => {
    await next();
    context.res.headers.set("cache-control", "no-store");
  });
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.json({ kind: "too-large" }, 413) }));
  app.get("/", async (context) => context.json({ accounts: await listAccounts(database, context.req.query("after")) }));
  app.get("/:email", async (context) => {
    const account = await findAccountByEmail(database, context.req.param("email"));
    return account ? context.json(account) : context.json({ kind: "no-such-account" }, 404);
  });
  app.put("/:email/vip", async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const level = typeof body === "object" && body !== null && "level" in body ? body.level : undefined;
    const result = await setVipLevel(database, context.req.param("email"), level);
    if (result.kind === "changed") return context.json(result);
    return context.json(result, result.kind === "no-such-account" ? 404 : 400);
  });
  app.all("*", (context) => context.json({ kind: "not-found" }, 404));
  app.onError((error, context) => {
    onError(error);
    return context.json({ kind: "failed" }, 500);
  });
  return app;
}
