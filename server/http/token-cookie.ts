// Cookies for secret tokens, of a session, a browser, a pending sign-in or a guest's cart: hidden from scripts, and not sent with other
// sites' forms. host-cookies.ts makes them Secure.

import { parse, serialize } from "hono/utils/cookie";

export interface TokenCookie {
  /** The request's token, or null. */
  readonly read: (request: Request) => string | null;
  /** Set-Cookie header for the token; null deletes the cookie. */
  readonly write: (token: string | null) => string;
}

export function tokenCookie(name: string, lifeMs: number): TokenCookie {
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
        maxAge: token === null ? 0 : lifeMs / 1000,
      }),
  };
}
