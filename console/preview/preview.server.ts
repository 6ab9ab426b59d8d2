// The choices of a preview, and the fields that its form sends.

import { z } from "zod";
import { countryName, LANGUAGES } from "#catalogue";
import { marketsSold } from "#commerce/settings";
import type { PreviewedPage } from "../framework/context.ts";
import type { ConsoleArgs } from "../framework/context.ts";

export interface PreviewChoices {
  readonly markets: readonly Named[];
  readonly languages: readonly Named[];
  /** First page of a preview. */
  readonly market: string;
  readonly language: string;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

export function previewChoices({ shop }: Pick<ConsoleArgs, "shop">): PreviewChoices {
  const { countries, language } = marketsSold(shop.setting);
  const markets = countries
    .map(({ code, country }) => ({ code, name: countryName(country, "en") }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return {
    markets: [{ code: "", name: "Home market" }, ...markets],
    languages: LANGUAGES.map(({ code, name }) => ({ code, name })),
    market: "",
    language,
  };
}

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

export const previewedPage = ({ path, language, device }: z.infer<typeof PreviewFields>): PreviewedPage => ({
  path,
  language,
  isMobile: device === "phone",
});
