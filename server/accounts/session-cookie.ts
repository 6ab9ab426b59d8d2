// The cookie that keeps a visitor signed in: no script reads it, no other site's form sends it, and behind TLS no subdomain
// can plant it.

import { parse, serialize } from "hono/utils/cookie";
import { SESSION_LIFE_MS } from "#commerce/accounts";

export interface SessionCookie {
  /** The token that a request carries; null without one. */
  readonly read: (request: Request) => string | null;
  /** A Set-Cookie header that keeps this token; null forgets the one that is kept. */
  readonly write: (token: string | null) => string;
}

export function sessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? "__Host-session" : "session";
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
        maxAge: token === null ? 0 : SESSION_LIFE_MS / 1000,
      }),
  };
}
