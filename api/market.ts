// Market arguments, and the types of prices and pictures.

import { type PictureWidth, pictureUrl, toMajor, type Money } from "#catalogue";
import { builder } from "./builder.ts";

interface CurrencyPrice {
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  readonly priorPrice: Money | null;
  readonly regionCode: string;
  readonly currencyCode: string;
}

export const FORMER_PRICE = "The former price, if it was higher; where the law asks for it, the prior price.";
export const PRIOR_PRICE =
  "The lowest price of the 30 days before the reduction began, to be shown with it. Null if the price is not reduced, or the law of the market does not ask for it.";

export const CurrencyPriceType = builder.objectRef<CurrencyPrice>("CurrencyPrice").implement({
  description: "A price in a region and currency, in units of the currency: 1290.5.",
  fields: (t) => ({
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    compareAtPrice: t.float({
      description: FORMER_PRICE,
      nullable: true,
      resolve: ({ compareAtPrice }) => compareAtPrice && toMajor(compareAtPrice),
    }),
    priorPrice: t.float({
      description: PRIOR_PRICE,
      nullable: true,
      resolve: ({ priorPrice }) => priorPrice && toMajor(priorPrice),
    }),
    currencyCode: t.exposeString("currencyCode"),
    regionCode: t.exposeString("regionCode"),
  }),
});

export const ImageSizeType = builder.enumType("ImageSize", {
  description: "Width of a picture: 320, 600 or 1200 pixels.",
  values: ["small", "medium", "large"] as const,
});
export type ImageSize = typeof ImageSizeType.$inferType;

const WIDTHS: Readonly<Record<ImageSize, PictureWidth>> = { small: 320, medium: 600, large: 1200 };

export const imageUrl = (address: string, size: ImageSize, origin: string): string =>
  pictureUrl(address, WIDTHS[size], "webp", origin);

/** The market of an operation's prices, with the names of the specification. */
export const marketArgs = builder.args((t) => ({
  currencyCode: t.string({ description: "ISO 4217; with regionCode instead of the market of @inContext." }),
  regionCode: t.string({ description: "Code of a market, like `eu`; that of @inContext by default." }),
  localeCountryCode: t.string({ description: "ISO 3166; the country whose hidden products are left out." }),
}));

export const BY_DIRECTIVE = "Name the market with @inContext.";

/** The same for operations that the specification does not name. */
export const deprecatedMarketArgs = builder.args((t) => ({
  currencyCode: t.string({ description: "ISO 4217.", deprecationReason: BY_DIRECTIVE }),
  regionCode: t.string({ description: "Code of a market.", deprecationReason: BY_DIRECTIVE }),
  localeCountryCode: t.string({ description: "ISO 3166.", deprecationReason: BY_DIRECTIVE }),
}));
