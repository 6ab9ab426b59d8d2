// The markets that an operation can name.

import { COUNTRY_MARKETS, LANGUAGES, type Market, REGION_MARKETS } from "#catalogue";
import { marketsSold } from "#commerce/settings";
import { builder } from "../builder.ts";

export const MarketType = builder.objectRef<Market>("Market").implement({
  description: "A country or region with its prices.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "For `@inContext(market:)`." }),
    name: t.exposeString("name", { description: "In English." }),
    countryCode: t.string({
      description: "ISO 3166; null for a region of several countries.",
      nullable: true,
      resolve: ({ kind, country }) => (kind === "country" ? country : null),
    }),
    currencyCode: t.exposeString("currency", { description: "ISO 4217." }),
    languageCode: t.exposeString("language", { description: "Its usual language." }),
  }),
});

const LanguageType = builder.objectRef<(typeof LANGUAGES)[number]>("Language").implement({
  description: "A language of the shop.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "For `@inContext(language:)`." }),
    name: t.exposeString("name", { description: "In English." }),
    nativeName: t.exposeString("nativeName", { description: "In the language itself." }),
  }),
});

builder.queryFields((t) => ({
  market: t.field({
    description: "The market of the operation.",
    type: MarketType,
    resolve: (_root, _args, { browsing }) => browsing.visitor.market,
  }),
  markets: t.field({
    description: "All markets that the shop sells to.",
    type: [MarketType],
    resolve: (_root, _args, { orderServices, setting }) => {
      const sold = marketsSold(setting);
      return [...REGION_MARKETS, ...COUNTRY_MARKETS]
        .filter(({ code }) => sold.find(code))
        .map((market) => orderServices.prices.market(market));
    },
  }),
  languages: t.field({ description: "All languages.", type: [LanguageType], resolve: () => [...LANGUAGES] }),
}));
