// The operator's accounts API, mounted under /admin/accounts: list, show, set the VIP level.

import type { Hono } from "hono";
import { findAccountForOperator, listAccounts, setVipLevel } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { does } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface AccountsAdminParts extends OperatorAppParts {
  readonly database: Database;
}

const LARGEST_BODY = 1024;

export function accountsAdminApp({ database, ...parts }: AccountsAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get("/", does("list-accounts"), async (context) =>
    context.json({ accounts: await listAccounts(database, context.req.query("after")) }),
  );
  app.get("/:email", does("see-account"), async (context) => {
    const account = await findAccountForOperator(database, context.req.param("email"));
    return account ? context.json(account) : context.json({ kind: "no-such-account" }, 404);
  });
  app.put("/:email/vip", does("set-vip-level"), async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const level = typeof body === "object" && body !== null && "level" in body ? body.level : undefined;
    const result = await setVipLevel(database, context.req.param("email"), level);
    if (result.kind === "changed") return context.json(result);
    return context.json(result, result.kind === "no-such-account" ? 404 : 400);
  });
  return app;
}
