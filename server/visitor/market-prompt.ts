// The offer of the market where a visitor seems to be, for a page that is shown in another one. The page's script asks for it, so
// documents stay the same for every guest, and nothing is redirected.

import { parse } from "hono/utils/cookie";
import { z } from "zod";
import { countryInSentence, deliveryTo, messagesIn, type LanguageCode, type Market } from "#catalogue";
import { sentences } from "#commerce/labels";
import { deliveryIn, type ReadSetting } from "#commerce/settings";
import { dataResponse } from "#storefront/framework/responses.server.ts";
import { MARKET_PROMPT, type MarketPrompt } from "#storefront/layout/market-prompt-data.ts";
import { marketName } from "#storefront/layout/market-name.ts";
import { marketPromptMessages } from "#locales/market-prompt-messages";
import { isRobot } from "./robots.ts";
import { countryOfZone } from "./time-zones.ts";
import { guestOf, LOCALE_COOKIES, type GuestSources } from "./visitor.ts";

const Query = z.object({
  /** Path of the page. */
  path: z.string().max(8000).startsWith("/"),
  /** Time zone of the browser. */
  zone: z.string().max(64).default(""),
});

export interface PromptSources extends GuestSources {
  readonly setting: ReadSetting;
}

/** 204 if there is nothing to offer. */
export function answerMarketPrompt(request: Request, sources: PromptSources): Response {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return Response.json({ error: "path must be the path of a page." }, { status: 400 });
  const prompt = promptFor(request, query.data, sources);
  if (prompt) return dataResponse({ [MARKET_PROMPT]: prompt });
  return new Response(null, { status: 204, headers: { "cache-control": "private, no-store" } });
}

function promptFor(
  request: Request,
  { path, zone }: z.output<typeof Query>,
  sources: PromptSources,
): MarketPrompt | undefined {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const hasChosen = LOCALE_COOKIES.country in parse(header("cookie") ?? "");
  if (hasChosen || isRobot(header("user-agent") ?? "")) return undefined;
  const { market: here, language, country } = guestOf(path, header, sources);
  const guessed = sources.sold.find(
    country ?? countryOfZone(zone) ?? countryOfLanguage(header("accept-language") ?? ""),
  );
  const there = guessed && sources.prices.market(guessed);
  if (!there || there.country === here.country) return undefined;
  return promptOf(here, there, language, sources.setting);
}

/** Undefined if nothing changes for the shopper. */
function promptOf(here: Market, there: Market, language: LanguageCode, setting: ReadSetting): MarketPrompt | undefined {
  const say = messagesIn(marketPromptMessages, language);
  const [terms, others] = [here, there].map((market) => deliveryTo(deliveryIn(setting), market));
  if (!terms || !others) return undefined;
  const country = countryInSentence(there.country, language);
  const changes = [
    there.currency !== here.currency && say("currency", { currency: there.currency }),
    others.taxNote !== terms.taxNote && others.taxNote !== "untaxed" && say(others.taxNote),
    others.returnDays !== terms.returnDays && say("returns", { count: others.returnDays }),
  ].filter((change) => change !== false);
  if (changes.length === 0) return undefined;
  return {
    market: there.code,
    label: say("label"),
    text: sentences([say("guess", { country }), ...changes], language),
    switchTo: say("switchTo", { country }),
    stay: say("stay", { market: marketName(here, language) }),
    close: say("close"),
  };
}

/** The region of the first language, as in de-AT. */
const countryOfLanguage = (acceptLanguage: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1];
