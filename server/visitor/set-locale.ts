// Handles the country picker's form: stores the chosen country or language in cookies and redirects back to the same page
// (docs/decisions/009-markets.md).

import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import { type Channel, languageOf, prefixPath, preferredLanguage } from "#catalogue";
import { ownPath } from "#storefront/features/forms/return-to.ts";
import { soldTo } from "./locale.ts";
import { LOCALE_COOKIES } from "./visitor.ts";

/** Browsers limit cookies to 400 days. */
const LIFE_SECONDS = 365 * 24 * 3600;

const Form = z.object({
  country: z.string().max(20).optional(),
  language: z.string().max(20).optional(),
  to: z.string().max(8000).optional(),
});

export async function setLocale(request: Request, channel: Channel, isSecure: boolean): Promise<Response> {
  const form = Form.safeParse(Object.fromEntries(await request.formData().catch(() => new FormData())));
  const { country = "", language = "", to } = form.data ?? {};
  const here = ownPath(to) ?? "/";
  const headers = new Headers({ "cache-control": "no-store" });
  const store = (name: string, value: string) => headers.append("set-cookie", serialize(name, value, cookie(isSecure)));
  const market = soldTo(country, channel);
  const chosen = languageOf(language)?.code;
  if (market) {
    store(LOCALE_COOKIES.country, market.code);
    // All further addresses have a country code, whose market would decide the language, so the current one is stored too.
    const current = languageOf(parse(request.headers.get("cookie") ?? "")[LOCALE_COOKIES.language] ?? "")?.code;
    const preferred = preferredLanguage(request.headers.get("accept-language") ?? "");
    store(LOCALE_COOKIES.language, chosen ?? current ?? preferred ?? market.language);
  } else if (chosen) {
    store(LOCALE_COOKIES.language, chosen);
  }
  headers.set("location", market ? prefixPath(market.code, here) : here);
  return new Response(null, { status: 303, headers });
}

const cookie = (secure: boolean) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: LIFE_SECONDS }) as const;
