// Consent: the countries whose visitors are asked before anything is measured, and the categories they choose from.

import { z } from "zod";
import { COUNTRY_MARKETS, DEFAULTS, type Market } from "#catalogue";
import { defineSetting } from "./setting.ts";

export const CONSENT_CATEGORIES = ["analytics", "marketing"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** EU, EEA, United Kingdom with the islands and microstates that follow these laws, Switzerland and Brazil. */
const ASKED =
  "AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GG GR HR HU IE IM IS IT JE LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM BR";

const Schema = z.strictObject({
  askIn: z
    .array(
      z.enum(
        COUNTRY_MARKETS.map(({ country }) => country),
        "must be the code of a country, such as FR",
      ),
    )
    .max(300)
    .describe("Countries whose visitors must agree before anything is measured."),
  elsewhere: z
    .enum(["opt-out", "ask"])
    .describe("In other countries: measured until the visitor objects, or asked as well."),
  categories: z
    .array(z.enum(CONSENT_CATEGORIES))
    .max(CONSENT_CATEGORIES.length)
    .describe("Choices beside the necessary ones. Without any, nothing is asked and no tag is loaded."),
});
export type ConsentSettings = z.output<typeof Schema>;

export const CONSENT = defineSetting<ConsentSettings>({
  name: "consent",
  description: "Where visitors are asked before anything is measured, and the choices that they have.",
  schema: Schema,
  initial: { askIn: ASKED.split(" "), elsewhere: "opt-out", categories: [...CONSENT_CATEGORIES] },
});

/** `country` is the visitor's, as far as it is known: the law of either may apply. */
export function isConsentDue(
  { askIn, elsewhere }: ConsentSettings,
  { market, country }: { readonly market: Market; readonly country: string | null | undefined },
): boolean {
  if (elsewhere === "ask") return true;
  return askIn.includes(market.country) || (country ? askIn.includes(country) : false) || isAskedRegion(askIn, market);
}

/** A region of several countries, such as Europe; the market without one is the visitor's country's. */
const isAskedRegion = (askIn: readonly string[], { country, code, priceList }: Market): boolean =>
  country === DEFAULTS.country &&
  code !== DEFAULTS.region &&
  COUNTRY_MARKETS.some((one) => one.priceList === priceList && askIn.includes(one.country));
