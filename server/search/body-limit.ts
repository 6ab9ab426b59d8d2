// Rejects bodies that are too large by their Content-Length, which Node enforces. Hono's bodyLimit, which turns every body into a
// web stream, is used only for bodies without one.

import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

export function limitBody(maxSize: number, reject: (context: Context) => Response): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize, onError: reject });
  return async (context, next) => {
    const length = context.req.header("content-length");
    if (length === undefined || context.req.header("transfer-encoding") !== undefined)
      return limitStream(context, next);
    return Number(length) > maxSize ? reject(context) : next();
  };
}
