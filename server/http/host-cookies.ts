// Over TLS, every cookie of the shop is Secure and has the prefix __Host-, so that no subdomain can set one. Within the shop, cookies have
// plain names.

import type { MiddlewareHandler } from "hono";

const PREFIX = "__Host-";

export const OWN_COOKIES: ReadonlySet<string> = new Set([
  "session",
  "device",
  "pending",
  "bag",
  "orders",
  "wishlist",
  "intent",
  "country",
  "language",
  "consent",
  "console",
  "console-pending",
  "console-device",
  "console-theme",
  "console-steps",
]);

const CHOICES: ReadonlySet<string> = new Set(["country", "language"]);

/** For a shop with an https address. */
export function hostCookies(): MiddlewareHandler {
  return async (context, next) => {
    const { headers } = context.req.raw;
    const sent = headers.get("cookie");
    if (sent !== null) headers.set("cookie", plainCookies(sent));
    await next();
    const set = context.res.headers.getSetCookie();
    if (set.length === 0) return;
    context.header("set-cookie", undefined);
    for (const cookie of set) context.header("set-cookie", hostCookie(cookie), { append: true });
  };
}

/**
 * A Cookie header with plain names. The shop's cookies without the prefix are left out: a subdomain may have set them. It may choose a country
 * and language, as links do, until the visitor does.
 */
export function plainCookies(header: string): string {
  const cookies = header.split(/;\s*/u);
  const isOwn = (name: string) => cookies.some((cookie) => cookie.startsWith(`${PREFIX}${name}=`));
  return cookies
    .flatMap((cookie) => {
      const name = nameOf(cookie);
      if (OWN_COOKIES.has(name)) return CHOICES.has(name) && !isOwn(name) ? [cookie] : [];
      const plain = cookie.slice(PREFIX.length);
      return cookie.startsWith(PREFIX) && OWN_COOKIES.has(nameOf(plain)) ? [plain] : [cookie];
    })
    .join("; ");
}

/** Adds the prefix to a Set-Cookie header. Cookies of tags, which the shop only removes, keep their names. */
const hostCookie = (cookie: string): string =>
  OWN_COOKIES.has(nameOf(cookie)) ? `${PREFIX}${cookie}; Secure` : cookie;

const nameOf = (cookie: string): string => cookie.slice(0, Math.max(0, cookie.indexOf("="))).trim();
