// Lets the operator in and nobody else: the command line by the key of the access file, others by ADMIN_TOKEN.

import type { MiddlewareHandler } from "hono";
import { hasToken } from "./bearer.ts";

export interface OperatorTokens {
  /** Of the access file (catalogue/access.ts): lets the command line in. */
  readonly localToken: string;
  /** ADMIN_TOKEN; without it, to everybody else there is nothing here. */
  readonly token: string | undefined;
}

export function operatorOnly({ localToken, token }: OperatorTokens): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header("authorization");
    if (hasToken(given, localToken) || (token !== undefined && hasToken(given, token))) return next();
    if (token === undefined) return context.json({ kind: "not-found" }, 404);
    return context.json({ kind: "unauthorized" }, 401, { "www-authenticate": "Bearer" });
  };
}
