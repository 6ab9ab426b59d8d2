// Whether a request carries a token, compared in a time that tells nothing about it.

import { timingSafeEqual } from "node:crypto";

export function hasToken(authorization: string | undefined, expected: string): boolean {
  // By bytes: letters beyond ASCII have more of them than characters.
  const [one, other] = [Buffer.from(authorization?.replace(/^Bearer /, "") ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
