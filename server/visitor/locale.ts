// The market and the language that a request is answered in (docs/decisions/009-markets.md). Pure.

import {
  type Channel,
  DEFAULT_MARKET,
  type LanguageCode,
  languageOf,
  type Market,
  marketOf,
  preferredLanguage,
} from "#catalogue";

export interface LocaleRequest {
  readonly path: string;
  /** What the visitor chose in the picker, as their browser keeps it. */
  readonly chosenCountry?: string | undefined;
  readonly chosenLanguage?: string | undefined;
  /** Where a proxy in front says that the request comes from. */
  readonly seenCountry?: string | undefined;
  readonly acceptLanguage?: string | undefined;
  /** Of the document whose script asks: its words are there already, and a page has one language. */
  readonly documentLanguage?: string | undefined;
}

export interface RequestLocale {
  /** In front of the visitor's links; null without one. */
  readonly code: string | null;
  readonly market: Market;
  readonly language: LanguageCode;
}

export function resolveLocale(request: LocaleRequest, channel: Channel): RequestLocale {
  const inAddress = soldTo(request.path.split("/")[1], channel);
  const chosen = soldTo(request.chosenCountry, channel);
  const home = homeMarket(channel);
  return {
    // A choice changes addresses; a guess does not, so that whoever has not chosen sees what a crawler sees.
    code: (inAddress ?? chosen)?.code ?? null,
    market: inAddress ?? chosen ?? soldTo(request.seenCountry, channel) ?? home,
    language:
      spoken(request.documentLanguage) ??
      spoken(request.chosenLanguage) ??
      inAddress?.language ??
      preferredLanguage(request.acceptLanguage ?? "") ??
      home.language,
  };
}

/** The market of an address without a code. */
export const homeMarket = (channel: Channel): Market => (channel === "china" ? CHINA : DEFAULT_MARKET);

/** The market of a code; undefined for one that the channel does not sell to. */
export const soldTo = (code: string | undefined, channel: Channel): Market | undefined => {
  const market = code === undefined ? undefined : marketOf(code);
  return channel === "global" || market?.channel === channel ? market : undefined;
};

const spoken = (tag: string | undefined): LanguageCode | undefined =>
  tag === undefined ? undefined : languageOf(tag)?.code;

const CHINA = marketOf("cn") ?? DEFAULT_MARKET;
