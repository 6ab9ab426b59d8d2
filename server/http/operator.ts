// Grants access to the operator only: to the command line by the access file's token, to other clients by ADMIN_TOKEN.

import type { MiddlewareHandler } from "hono";
import { hasToken } from "./bearer.ts";

export interface OperatorTokens {
  /** Token of the access file (catalogue/access.ts), for the command line. */
  readonly localToken: string;
  /** ADMIN_TOKEN; if unset, other clients get 404. */
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
