// The visitor of a request: market and language by locale.ts, account by the session cookie. The device affects only which
// pictures and videos are shown.

import { parse } from "hono/utils/cookie";
import { hidesVideo, isMobile, type OfferedPrices, type SoldMarkets } from "#catalogue";
import { findSession, type Accounts } from "#commerce/accounts";
import type { Visitor } from "#storefront/framework/context.ts";
import { documentLanguage } from "#storefront/framework/protocol.ts";
import { memoise } from "../http/memoise.ts";
import { resolveLocale } from "./locale.ts";

/** Cookies with the visitor's choice in the country picker. */
export const LOCALE_COOKIES = { country: "country", language: "language" } as const;

/** Browsers limit cookies to 400 days. */
const LIFE_SECONDS = 365 * 24 * 3600;

export const CHOICE_COOKIE = { path: "/", httpOnly: true, sameSite: "Lax", maxAge: LIFE_SECONDS } as const;

/** A request header by its lower-case name. */
export type ReadHeader = (name: string) => string | undefined;

/** The visitor as far as the request alone tells, without a query: all that a guest's document depends on. */
export type Guest = Pick<Visitor, "code" | "market" | "country" | "unsold" | "language" | "isMobile" | "hidesVideo">;

export interface GuestSources {
  readonly prices: OfferedPrices;
  readonly sold: SoldMarkets;
  /** Header with the visitor's country, set by a proxy. */
  readonly countryHeader: string | undefined;
}

export function guestOf(path: string, header: ReadHeader, { prices, sold, countryHeader }: GuestSources): Guest {
  const cookie = header("cookie");
  const choice = (name: string) => (cookie === undefined ? undefined : parse(cookie, name)[name]);
  const locale = resolveLocale(
    {
      path,
      chosenCountry: choice(LOCALE_COOKIES.country),
      chosenLanguage: choice(LOCALE_COOKIES.language),
      proxyCountry: countryHeader && header(countryHeader),
      acceptLanguage: header("accept-language"),
      documentLanguage: documentLanguage(header("accept")),
    },
    sold,
  );
  return { ...locale, market: prices.market(locale.market), ...deviceOf(header("user-agent") ?? "") };
}

const deviceOf = memoise((userAgent) => ({ isMobile: isMobile(userAgent), hidesVideo: hidesVideo(userAgent) }));

export interface VisitorSources extends GuestSources {
  readonly accounts: Pick<Accounts, "database" | "now">;
  /** The request's session token; without one the database is not queried. */
  readonly token: string | null;
  readonly network: string;
  readonly timeZone: string;
  readonly onError: (error: unknown) => void;
}

export async function visitorOf(
  request: Request,
  { accounts, token, network, timeZone, onError, ...sources }: VisitorSources,
): Promise<Visitor> {
  const guest = guestOf(new URL(request.url).pathname, (name) => request.headers.get(name) ?? undefined, sources);
  // With the database down, visitors count as signed out, and pages without account data still work.
  const found = token ? await findSession(accounts.database, token, accounts.now()).catch(onError) : undefined;
  const account = found ?? null;
  return { ...guest, account, vipLevel: account?.vipLevel ?? 0, network, timeZone };
}
