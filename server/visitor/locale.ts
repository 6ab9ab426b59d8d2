// Resolves a request's market, country and language. Pure. docs/decisions/009-markets.md gives the reasons for the orders:
//
//   market     code in the address · chosen country · proxy's country · default
//   country    proxy's country · chosen country                 (then the market's; decides which products are hidden)
//   language   of the document · chosen · of the country in the address · Accept-Language · default

import {
  DEFAULTS,
  type LanguageCode,
  languageOf,
  type Market,
  marketOf,
  preferredLanguage,
  type SoldMarkets,
} from "#catalogue";
import { memoise } from "../http/memoise.ts";

export interface LocaleRequest {
  readonly path: string;
  /** The visitor's choice in the country picker, from a cookie. */
  readonly chosenCountry?: string | undefined;
  readonly chosenLanguage?: string | undefined;
  /** The visitor's country according to a proxy. */
  readonly proxyCountry?: string | undefined;
  readonly acceptLanguage?: string | undefined;
  /** Language of the document whose script sends the request: its texts are loaded, and a page has one language. */
  readonly documentLanguage?: string | undefined;
}

export interface RequestLocale {
  /** Country code that prefixes the visitor's links, or null. */
  readonly code: string | null;
  readonly market: Market;
  /** Upper-case code of the country where the visitor is: by the proxy, or else chosen. Null if neither is known. */
  readonly country: string | null;
  /** Upper-case code of the country where the visitor is, if the shop does not sell there. Null at the address of another country. */
  readonly unsold: string | null;
  readonly language: LanguageCode;
}

export function resolveLocale(request: LocaleRequest, sold: SoldMarkets): RequestLocale {
  const inAddress = sold.find(request.path.split("/")[1]);
  const chosen = sold.find(request.chosenCountry);
  const country = countryCode(request.proxyCountry) ?? (chosen?.kind === "country" ? chosen.country : null);
  return {
    // Only an explicit choice changes addresses; a guessed country leaves them as crawlers see them.
    code: (inAddress ?? chosen)?.code ?? null,
    market: inAddress ?? chosen ?? sold.find(request.proxyCountry) ?? sold.home,
    country,
    unsold: inAddress ? null : unsoldCountry(country ?? request.chosenCountry, sold),
    language:
      supportedLanguage(request.documentLanguage) ??
      supportedLanguage(request.chosenLanguage) ??
      languageOfCountry(inAddress) ??
      acceptedLanguage(request.acceptLanguage ?? "") ??
      sold.language,
  };
}

const acceptedLanguage = memoise(preferredLanguage);

const unsoldCountry = (code: string | undefined, sold: SoldMarkets): string | null => {
  const market = code === undefined ? undefined : marketOf(code);
  return market?.kind === "country" && !sold.find(market.code) ? market.country : null;
};

/** A region of several countries (/eu) leaves the language open. */
const languageOfCountry = (market: Market | undefined): LanguageCode | undefined =>
  market && market.country !== DEFAULTS.country ? market.language : undefined;

/** Proxies report an unknown country as XX, and Tor as T1. */
const countryCode = (reported: string | undefined): string | undefined => {
  const code = reported?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : undefined;
};

const supportedLanguage = (tag: string | undefined): LanguageCode | undefined =>
  tag === undefined ? undefined : languageOf(tag)?.code;
