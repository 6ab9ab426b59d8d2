// Cookies that keep a secret for a visitor, of the session or of a guest's bag: no script reads them, no other site's form sends
// them, and behind TLS no subdomain can plant them.

import { parse, serialize } from "hono/utils/cookie";

export interface TokenCookie {
  /** The token that a request carries; null without one. */
  readonly read: (request: Request) => string | null;
  /** A Set-Cookie header that keeps this token; null forgets the one that is kept. */
  readonly write: (token: string | null) => string;
}

export function tokenCookie(plainName: string, lifeMs: number, isSecure: boolean): TokenCookie {
  const name = isSecure ? `__Host-${plainName}` : plainName;
  return {
    read: (request) => {
      const sent = request.headers.get("cookie");
      return sent === null ? null : (parse(sent, name)[name] ?? null);
    },
    write: (token) =>
      serialize(name, token ?? "", {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: isSecure,
        maxAge: token === null ? 0 : lifeMs / 1000,
      }),
  };
}
