// The visitor of a request: market and language by locale.ts, account by the session cookie. The device affects only which
// pictures and videos are shown.

import { parse } from "hono/utils/cookie";
import { hidesVideo, isMobile, type OfferedPrices, type SoldMarkets } from "#catalogue";
import { findSession, type Accounts } from "#commerce/accounts";
import type { Visitor } from "#storefront/framework/context.ts";
import { documentLanguage } from "#storefront/framework/protocol.ts";
import { resolveLocale } from "./locale.ts";

/** Cookies with the visitor's choice in the country picker. */
export const LOCALE_COOKIES = { country: "country", language: "language" } as const;

/** Browsers limit cookies to 400 days. */
const LIFE_SECONDS = 365 * 24 * 3600;

export const choiceCookie = (secure: boolean) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: LIFE_SECONDS }) as const;

export interface VisitorSources {
  readonly accounts: Pick<Accounts, "database" | "now">;
  readonly prices: OfferedPrices;
  /** The request's session token; without one the database is not queried. */
  readonly token: string | null;
  readonly network: string;
  readonly sold: SoldMarkets;
  /** Header with the visitor's country, set by a proxy. */
  readonly countryHeader: string | undefined;
  readonly onError: (error: unknown) => void;
}

export async function visitorOf(
  request: Request,
  { accounts, prices, token, network, sold, countryHeader, onError }: VisitorSources,
): Promise<Visitor> {
  const header = (name: string | undefined) => (name && request.headers.get(name)) || undefined;
  const cookies = parse(header("cookie") ?? "");
  const locale = resolveLocale(
    {
      path: new URL(request.url).pathname,
      chosenCountry: cookies[LOCALE_COOKIES.country],
      chosenLanguage: cookies[LOCALE_COOKIES.language],
      proxyCountry: header(countryHeader),
      acceptLanguage: header("accept-language"),
      documentLanguage: documentLanguage(header("accept")),
    },
    sold,
  );
  // With the database down, visitors count as signed out, and pages without account data still work.
  const found = token ? await findSession(accounts.database, token, accounts.now()).catch(onError) : undefined;
  const account = found ?? null;
  return {
    ...locale,
    market: prices.market(locale.market),
    isMobile: isMobile(header("user-agent") ?? ""),
    hidesVideo: hidesVideo(header("user-agent") ?? ""),
    account,
    vipLevel: account?.vipLevel ?? 0,
    network,
  };
}
