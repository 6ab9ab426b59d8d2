// Who is asking: the market comes from the address alone, the account from the session's cookie; only the choice of pictures
// looks at the device. The language is the visitor's own choice, which a cookie keeps.

import { DEFAULT_MARKET, DEFAULTS, isMobile, languageOf, marketOf } from "#catalogue";
import { findSession, type Accounts } from "#commerce/accounts";
import type { Visitor } from "#storefront/rendering/context.ts";

export interface VisitorSources {
  readonly accounts: Pick<Accounts, "database" | "now">;
  /** The session that the request carries; null without one, and then nobody is asked. */
  readonly token: string | null;
  readonly network: string;
  readonly onError: (error: unknown) => void;
}

export async function visitorOf(
  request: Request,
  { accounts, token, network, onError }: VisitorSources,
): Promise<Visitor> {
  const first = new URL(request.url).pathname.split("/")[1] ?? "";
  const market = marketOf(first);
  // While the database does not answer, nobody is signed in, and what needs no account is shown.
  const found = token ? await findSession(accounts.database, token, accounts.now()).catch(onError) : undefined;
  const account = found ?? null;
  return {
    code: market ? market.code : null,
    market: market ?? DEFAULT_MARKET,
    language: chosenLanguage(request.headers.get("cookie") ?? "")?.code ?? DEFAULTS.language,
    isMobile: isMobile(request.headers.get("user-agent") ?? ""),
    account,
    vipLevel: account?.vipLevel ?? 0,
    network,
  };
}

const chosenLanguage = (cookies: string) => languageOf(/(?:^|;\s*)language=([\w-]{2,20})/.exec(cookies)?.[1] ?? "");
