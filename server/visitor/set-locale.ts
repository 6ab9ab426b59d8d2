// What the picker sends: a country or a language, and the page that it was chosen on. The answer keeps the choice in cookies and
// leads to the same page (docs/decisions/009-markets.md).

import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import { type Channel, languageOf, prefixPath, preferredLanguage } from "#catalogue";
import { ownPath } from "#storefront/features/forms/return-to.ts";
import { soldTo } from "./locale.ts";
import { LOCALE_COOKIES } from "./visitor.ts";

/** The longest that browsers keep a cookie is 400 days; a choice that nobody makes again may be forgotten before. */
const LIFE_SECONDS = 365 * 24 * 3600;

const sent = z.object({
  country: z.string().max(20).optional(),
  language: z.string().max(20).optional(),
  to: z.string().max(8000).optional(),
});

export async function setLocale(request: Request, channel: Channel, isSecure: boolean): Promise<Response> {
  const form = sent.safeParse(Object.fromEntries(await request.formData().catch(() => new FormData())));
  const { country = "", language = "", to } = form.data ?? {};
  const here = ownPath(to) ?? "/";
  const headers = new Headers({ "cache-control": "no-store" });
  const keep = (name: string, value: string) => headers.append("set-cookie", serialize(name, value, cookie(isSecure)));
  const market = soldTo(country, channel);
  const chosen = languageOf(language)?.code;
  if (market) {
    keep(LOCALE_COOKIES.country, market.code);
    // From here on every address has a code, whose market would decide: a reader keeps the language that they read.
    const read = languageOf(parse(request.headers.get("cookie") ?? "")[LOCALE_COOKIES.language] ?? "")?.code;
    const asked = preferredLanguage(request.headers.get("accept-language") ?? "");
    keep(LOCALE_COOKIES.language, chosen ?? read ?? asked ?? market.language);
  } else if (chosen) {
    keep(LOCALE_COOKIES.language, chosen);
  }
  headers.set("location", market ? prefixPath(market.code, here) : here);
  return new Response(null, { status: 303, headers });
}

const cookie = (secure: boolean) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: LIFE_SECONDS }) as const;
