// Links of mails to the shop's pages, which are read on any device: they name the language where the market has another one.

import { DEFAULTS, languageOf, marketOf, prefixPath } from "#catalogue";

/** The parameter of the address with the language (server/visitor/language-link.ts). */
export const LANGUAGE_PARAMETER = "language";

/** A page of a market, in the mail's language. */
export function mailHref(
  origin: string,
  { code, language }: { readonly code: string | null | undefined; readonly language: string },
  path: string,
): string {
  const url = new URL(prefixPath(code, path), origin);
  if (url.origin !== new URL(origin).origin) throw new Error(`Not a page of the shop: ${path}`);
  const market = code == null ? undefined : marketOf(code);
  // An address without a country, or of several, leaves the language to the visitor's browser.
  const usual = market && market.country !== DEFAULTS.country ? market.language : undefined;
  const own = languageOf(language)?.code;
  if (usual !== undefined && own !== undefined && own !== usual) url.searchParams.set(LANGUAGE_PARAMETER, own);
  return url.href;
}
