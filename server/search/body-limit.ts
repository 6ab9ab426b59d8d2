// Refuses bodies that are too long. Hono's own limit makes a web stream of every body to look at it; most say how long they
// are, and Node reads no more of them than that.

import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

export function limitBody(maxSize: number, refuse: (context: Context) => Response): MiddlewareHandler {
  const untold = bodyLimit({ maxSize, onError: refuse });
  return async (context, next) => {
    const told = context.req.header("content-length");
    if (told === undefined || context.req.header("transfer-encoding") !== undefined) return untold(context, next);
    return Number(told) > maxSize ? refuse(context) : next();
  };
}
