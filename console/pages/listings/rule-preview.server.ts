// The preview on a rule's page: the list that the merchant looks at, with its first places in the draft and in the live shop.

import { explainListing, type ExplainedList, type ExplainedPlace } from "#browsing";
import { isStorable, type LanguageCode, languageOf, type Market, prefixPath } from "#catalogue";
import type { RuleBody } from "#commerce/merchandising";
import { marketsSold } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";
import { listOf } from "./rule-form.ts";
import { PHONES_BELOW, widthOf } from "./widths.ts";

export interface Place extends ExplainedPlace {
  /** Current place in the shop; absent if it is further down. */
  readonly livePlace?: number;
}

export interface RulePreview {
  /** Address of a listing, or the words of a search. */
  readonly on: string;
  readonly market: string;
  readonly language: string;
  /** Width of the frames, in pixels. */
  readonly width: number;
  /** Rule contexts beside those that pages send, with commas. */
  readonly contexts: string;
  /** Address of the page in the market, for the frames. */
  readonly address: string;
}

interface Looked {
  readonly list: ExplainedList;
  readonly market: Market;
  readonly isHome: boolean;
  readonly language: LanguageCode;
  readonly width: number;
  readonly contexts: readonly string[];
}

/** The preview that the page's address asks for; by default, where the rule applies. */
export function lookedAt({ shop }: Pick<StaffArgs, "shop">, body: RuleBody, asked: URLSearchParams): Looked {
  const { find, home } = marketsSold(shop.setting);
  const [market = home] = [asked.get("market"), ...body.markets].flatMap((code) => find(code ?? "") ?? []);
  const contexts = asked.get("contexts") ?? body.contexts.filter((context) => !OF_PAGES.test(context)).join(", ");
  return {
    list: listFor(body, asked.get("on") ?? ""),
    // In the prices that its shoppers pay.
    market: shop.orderServices.prices.market(market),
    isHome: market.code === home.code,
    language: languageOf(asked.get("language") ?? "")?.code ?? "en",
    width: widthOf(asked.get("width")),
    contexts: contextsIn(contexts),
  };
}

/** Contexts that pages send themselves. */
const OF_PAGES = /^(?:market|language|device|department|page)-/u;
const MOST_CONTEXTS = 10;
const LONGEST = 200;

export const contextsIn = (typed: string): readonly string[] =>
  listOf(typed)
    .map((context) => context.slice(0, LONGEST))
    .slice(0, MOST_CONTEXTS);

/** A rule for one listing shows that; one for words a search, and one for everything what the merchant chose. */
function listFor({ scope }: RuleBody, chosen: string): ExplainedList {
  if (scope.kind === "listing") return { path: scope.path };
  const typed = isStorable(chosen) ? chosen.trim().slice(0, LONGEST) : "";
  if (scope.kind === "words") return { text: typed || (scope.words[0] ?? "") };
  if (typed !== "" && !typed.startsWith("/")) return { text: typed };
  return { path: /^\/collections\/[^\s?#]+$/u.test(typed) ? typed : "/collections/all" };
}

export function previewOf({ list, market, isHome, language, width, contexts }: Looked): RulePreview {
  const path = "path" in list ? list.path : `/pages/search?${new URLSearchParams({ qTitle: list.text })}`;
  return {
    on: "path" in list ? list.path : list.text,
    market: market.code,
    language,
    width,
    contexts: contexts.join(", "),
    address: prefixPath(isHome ? undefined : market.code, path),
  };
}

const SHOWN = 24;

export async function explain(
  { shop, onError }: StaffArgs,
  { list, market, language, width, contexts }: Looked,
): Promise<{ readonly places: readonly Place[]; readonly total?: number }> {
  const isMobile = width < PHONES_BELOW;
  const as = (rules: "live" | "draft") => ({
    shop,
    onError,
    visitor: { market, language, country: null, vipLevel: 0, isMobile, rules, ruleContexts: contexts },
  });
  try {
    const [draft, live] = await Promise.all([
      explainListing(as("draft"), list, SHOWN),
      explainListing(as("live"), list, SHOWN * 2),
    ]);
    const livePlaces = new Map(live?.places.map(({ id }, at) => [id, at + 1]));
    const places = (draft?.places ?? []).map((place): Place => {
      const livePlace = livePlaces.get(place.id);
      return { ...place, ...(livePlace !== undefined && { livePlace }) };
    });
    return { places, ...(draft && { total: draft.total }) };
  } catch (error) {
    // The rule can be changed without a search.
    onError(error);
    return { places: [] };
  }
}
