// Redirects addresses of countries that the shop does not sell to, to the same page without a country. The visitor keeps the language
// of the address, and the country is stored, so that the page can say that the shop does not deliver there.

import type { MiddlewareHandler } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import { marketOf, stripPrefix, type Channel, type SoldMarkets } from "#catalogue";
import { CHOICE_COOKIE, LOCALE_COOKIES } from "./visitor.ts";

export const unsoldMarkets =
  (sold: () => SoldMarkets, channel: Channel): MiddlewareHandler =>
  async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const { code, path } = stripPrefix(pathname);
    const market = code === undefined ? undefined : marketOf(code);
    // The China storefront has no other addresses.
    if (!market || channel === "china" || sold().find(market.code)) return next();
    const headers = new Headers({ location: path + search, "cache-control": "private, no-store" });
    const store = (name: string, value: string) => headers.append("set-cookie", serialize(name, value, CHOICE_COOKIE));
    if (market.kind === "country") {
      store(LOCALE_COOKIES.country, market.code);
      const cookies = parse(context.req.header("cookie") ?? "");
      if (cookies[LOCALE_COOKIES.language] === undefined) store(LOCALE_COOKIES.language, market.language);
    }
    // The merchant may sell there later, so it is not permanent.
    return new Response(null, { status: context.req.method === "POST" ? 303 : 302, headers });
  };
