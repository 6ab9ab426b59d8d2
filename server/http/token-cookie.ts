// Cookies for secret tokens, of a session, a browser, a pending sign-in or a guest's cart: hidden from scripts, not sent with other sites' forms, and over TLS
// not settable by a subdomain.

import { parse, serialize } from "hono/utils/cookie";

export interface TokenCookie {
  /** The request's token, or null. */
  readonly read: (request: Request) => string | null;
  /** Set-Cookie header for the token; null deletes the cookie. */
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
