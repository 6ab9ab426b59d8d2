// Finds the operator of a request to an admin API: by a named token, or by the session of someone who works in the console.

import type { MiddlewareHandler } from "hono";
import type { Database } from "#commerce/database";
import { findApiToken, findStaffSession, isApiToken } from "#commerce/staff";
import { isSameOrigin } from "../http/same-origin.ts";
import { CONSOLE_COOKIES } from "./console-cookie.ts";

/** A request with another token, or none, is left to the API. `origin`: that of the shop, PUBLIC_URL. */
export function identifyOperator(database: Database, origin: string | undefined): MiddlewareHandler {
  const { session } = CONSOLE_COOKIES;
  return async (context, next) => {
    const authorization = context.req.header("authorization");
    const given = authorization?.replace(/^Bearer /, "") ?? "";
    if (isApiToken(given)) {
      const operator = await findApiToken(database, given, new Date());
      if (!operator) return context.json({ kind: "unauthorized" }, 401, { "www-authenticate": "Bearer" });
      context.set("operator", operator);
      return next();
    }
    const token = authorization === undefined ? session.read(context.req.raw) : null;
    if (token === null) return next();
    const found = await findStaffSession(database, token, new Date());
    if (!found) return next();
    // Browsers send the cookie with other sites' requests too.
    if (!isSameOrigin(context, origin)) return context.json({ kind: "cross-site" }, 403);
    context.set("operator", found.operator);
    return next();
  };
}
