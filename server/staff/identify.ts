// Finds the operator of a request to an admin API by a named token.

import type { MiddlewareHandler } from "hono";
import type { Database } from "#commerce/database";
import { findApiToken, isApiToken } from "#commerce/staff";

/** A request with another token, or none, is left to the API. */
export function namedTokens(database: Database): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (!isApiToken(given)) return next();
    const operator = await findApiToken(database, given, new Date());
    if (!operator) return context.json({ kind: "unauthorized" }, 401, { "www-authenticate": "Bearer" });
    context.set("operator", operator);
    return next();
  };
}
