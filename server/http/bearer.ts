// Checks a bearer token in constant time. Not Hono's bearerAuth: it rejects configured tokens with characters outside
// [A-Za-z0-9._~+/-] and answers 400 where these routes answer 401 or 404.

import { timingSafeEqual } from "node:crypto";

export function hasToken(authorization: string | undefined, expected: string): boolean {
  // Compared as bytes, because non-ASCII characters take more than one.
  const [one, other] = [Buffer.from(authorization?.replace(/^Bearer /, "") ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
