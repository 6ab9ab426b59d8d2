// Rejects addresses that no handler can use: malformed percent-encoding, and NUL, which PostgreSQL does not store.

import type { MiddlewareHandler } from "hono";
import { isDecodable } from "./decodable.ts";

export const readableAddress = (): MiddlewareHandler => async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const isReadable = isDecodable(pathname) && !`${pathname}${search}`.includes("%00");
  return isReadable ? next() : context.text("Bad Request", 400);
};
