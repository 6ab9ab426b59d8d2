// The choices of a preview, and the fields that its form sends.

import { z } from "zod";
import { addressFormat, countryName, LANGUAGES } from "#catalogue";
import { MAX_QUANTITY } from "#commerce/cart";
import { marketsSold, TAX } from "#commerce/settings";
import type { PreviewedPage } from "../framework/context.ts";
import type { ConsoleArgs } from "../framework/context.ts";

export interface PreviewChoices {
  readonly markets: readonly NamedMarket[];
  readonly languages: readonly Named[];
  /** Market of the first page of a preview. */
  readonly market: string;
  readonly language: string;
  /** True if the preview has a cart, whose piece the operator selects. */
  readonly hasCart: boolean;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

export interface NamedMarket extends Named {
  /** States and provinces, by which tax may differ. */
  readonly regions: readonly Named[];
}

export function previewChoices({ shop }: Pick<ConsoleArgs, "shop">, { hasCart = false } = {}): PreviewChoices {
  const { countries, language, home } = marketsSold(shop.setting);
  // A region of several countries has neither an address nor a tax.
  const taxed = hasCart && home.kind === "region" ? countries.find(({ country }) => hasTax(shop, country)) : undefined;
  const markets = countries
    .map(({ code, country }) => ({
      code,
      name: countryName(country, "en"),
      regions: hasCart ? (addressFormat(country).region?.options ?? []).map(namedRegion) : [],
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return {
    markets: [{ code: "", name: "Home market", regions: [] }, ...markets],
    languages: LANGUAGES.map(({ code, name }) => ({ code, name })),
    market: taxed?.code ?? "",
    language,
    hasCart,
  };
}

const hasTax = ({ setting }: ConsoleArgs["shop"], country: string): boolean =>
  Object.hasOwn(setting(TAX).countries, country);

const namedRegion = ({ code, name }: Named): Named => ({ code, name });

/** The draft. */
export const JsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("The form sent no JSON. Reload the page and try again.");
    return z.NEVER;
  }
});

export const PreviewFields = z.object({
  path: z.string().startsWith("/", "An address of the shop begins with a slash.").max(500),
  language: z.enum(LANGUAGES.map(({ code }) => code)),
  device: z.enum(["desktop", "phone"]),
});

/** Fields of a preview with a cart. */
export const CartFields = PreviewFields.extend({
  item: z.string().trim().max(200).default(""),
  quantity: z.coerce
    .number("Enter a number of pieces.")
    .int("Enter a whole number of pieces.")
    .min(1, "Enter 1 piece or more.")
    .max(MAX_QUANTITY, `Enter ${MAX_QUANTITY} pieces or fewer.`)
    .default(1),
  region: z.string().max(10).default(""),
});

export const previewedPage = ({ path, language, device }: z.infer<typeof PreviewFields>): PreviewedPage => ({
  path,
  language,
  isMobile: device === "phone",
});
