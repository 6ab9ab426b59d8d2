// Who is asking: market and language by locale.ts, the account by the session's cookie; only the choice of pictures looks at the
// device.

import { parse } from "hono/utils/cookie";
import { type Channel, hidesVideo, isMobile } from "#catalogue";
import { findSession, type Accounts } from "#commerce/accounts";
import type { Visitor } from "#storefront/framework/context.ts";
import { documentLanguage } from "#storefront/framework/protocol.ts";
import { resolveLocale } from "./locale.ts";

/** The cookies that keep what a visitor chose in the picker. */
export const LOCALE_COOKIES = { country: "country", language: "language" } as const;

export interface VisitorSources {
  readonly accounts: Pick<Accounts, "database" | "now">;
  /** The session that the request carries; null without one, and then nobody is asked. */
  readonly token: string | null;
  readonly network: string;
  readonly channel: Channel;
  /** The header in which a proxy says the visitor's country; undefined where none does. */
  readonly countryHeader: string | undefined;
  readonly onError: (error: unknown) => void;
}

export async function visitorOf(
  request: Request,
  { accounts, token, network, channel, countryHeader, onError }: VisitorSources,
): Promise<Visitor> {
  const header = (name: string | undefined) => (name && request.headers.get(name)) || undefined;
  const cookies = parse(header("cookie") ?? "");
  const locale = resolveLocale(
    {
      path: new URL(request.url).pathname,
      chosenCountry: cookies[LOCALE_COOKIES.country],
      chosenLanguage: cookies[LOCALE_COOKIES.language],
      seenCountry: header(countryHeader),
      acceptLanguage: header("accept-language"),
      documentLanguage: documentLanguage(header("accept")),
    },
    channel,
  );
  // While the database does not answer, nobody is signed in, and what needs no account is shown.
  const found = token ? await findSession(accounts.database, token, accounts.now()).catch(onError) : undefined;
  const account = found ?? null;
  return {
    ...locale,
    isMobile: isMobile(header("user-agent") ?? ""),
    hidesVideo: hidesVideo(header("user-agent") ?? ""),
    account,
    vipLevel: account?.vipLevel ?? 0,
    network,
  };
}
