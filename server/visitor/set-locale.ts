// Handles the country picker's form: stores the chosen country or language in cookies and redirects back to the same page
// (docs/decisions/009-markets.md). A form of another page may do the same on its way: it names the country, the language and its
// page in the query, and the browser sends it again there.

import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import { languageOf, prefixPath, preferredLanguage, type SoldMarkets } from "#catalogue";
import { ownPath } from "#storefront/features/forms/return-to.ts";
import { CHOICE_COOKIE, LOCALE_COOKIES } from "./visitor.ts";

const Form = z.object({
  country: z.string().max(20).optional(),
  language: z.string().max(20).optional(),
  to: z.string().max(8000).optional(),
});

export async function setLocale(request: Request, sold: SoldMarkets): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const isOnTheWay = searchParams.has("country");
  const fields = isOnTheWay ? searchParams : await request.formData().catch(() => new FormData());
  const form = Form.safeParse(Object.fromEntries(fields));
  const { country = "", language = "", to } = form.data ?? {};
  const here = ownPath(to) ?? "/";
  const headers = new Headers({ "cache-control": "no-store" });
  const store = (name: string, value: string) => headers.append("set-cookie", serialize(name, value, CHOICE_COOKIE));
  const market = sold.find(country);
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
  return new Response(null, { status: isOnTheWay ? 307 : 303, headers });
}
