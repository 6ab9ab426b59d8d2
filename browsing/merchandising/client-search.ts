// Searches of API clients with the merchant's rules. Clients say by rule contexts where their search is: "market-de", "language-fr",
// "/collections/women" for a listing, or any other that rules ask for.

import { type LanguageCode, languageOf } from "#catalogue";
import type { Decision } from "#commerce/merchandising";
import type { Search } from "#search/arrange";
import { type AppliedRules, LIMITS, type Refusal, type SearchQuery, type SearchResult } from "#search/query";
import type { TextSort } from "#search/state";
import { arrangedQuery, runArranged } from "./arranged-query.ts";
import { decisionIn, type RuleSource } from "./decision-for.ts";
import { isOwnOrder } from "./own-order.ts";
import { bannerIn, redirectIn } from "./shown.ts";

export interface ClientRules extends RuleSource {
  /** The visitor's market, unless a context names another. */
  readonly market?: string | undefined;
  readonly language?: LanguageCode | undefined;
  /** The order of text searches in pages. */
  readonly textSort: TextSort;
}

/** `typed` is the text before it was understood. */
export async function searchWithRules(
  search: Search,
  query: SearchQuery,
  typed: string | undefined,
  source: ClientRules,
): Promise<SearchResult | Refusal> {
  const asked = (query.ruleContexts ?? []).slice(0, LIMITS.ruleContexts);
  const place = placeOf(asked, source);
  const decision = await decisionIn(source, {
    texts: [...new Set([typed ?? "", query.text ?? ""])],
    listing: place.listing,
    market: place.market,
    contexts: place.contexts,
  });
  if (decision.rules.length === 0) return search(query);
  const searched = { text: typed ?? query.text ?? "", textSort: source.textSort };
  const arranged = arrangedQuery(query, decision, { isOwnOrder: isOwnOrder(query.sort, searched), now: Date.now() });
  const found = await runArranged(search, arranged);
  // A query that is itself as large as allowed leaves no room for rules.
  if (found.kind === "refused") return search(query);
  return {
    ...found,
    rules: effectsOf(decision, place.language),
    ...(asked.length > 0 && { unusedRuleContexts: asked.filter((context) => !isUsed(context, decision, place)) }),
  };
}

interface Place {
  readonly market: string | undefined;
  readonly language: LanguageCode;
  readonly listing: string | undefined;
  readonly contexts: readonly string[];
}

function placeOf(asked: readonly string[], { market, language = "en" }: ClientRules): Place {
  const named = (prefix: string) => asked.find((context) => context.startsWith(prefix))?.slice(prefix.length);
  const own = { market: named(MARKET) ?? market, language: named(LANGUAGE) ?? language };
  return {
    market: own.market,
    language: languageOf(own.language)?.code ?? "en",
    listing: asked.find((context) => context.startsWith(LISTING)),
    contexts: [
      ...new Set([...asked, ...(own.market === undefined ? [] : [MARKET + own.market]), LANGUAGE + own.language]),
    ],
  };
}

const [MARKET, LANGUAGE, LISTING] = ["market-", "language-", "/collections/"];

const sameAddress = (path: string): string => path;

function effectsOf(decision: Decision, language: LanguageCode): AppliedRules {
  const banner = bannerIn(decision, language, sameAddress);
  const redirect = redirectIn(decision, sameAddress);
  return {
    ids: decision.rules.map(({ id }) => id),
    ...(banner && { banner }),
    ...(redirect !== undefined && { redirect }),
  };
}

const isUsed = (context: string, { rules, banner }: Decision, { market, language, listing }: Place): boolean =>
  rules.some(
    ({ contexts, markets, scope }) =>
      contexts.includes(context) ||
      (context === MARKET + market && markets.length > 0) ||
      (context === listing && scope.kind === "listing"),
  ) ||
  (context === LANGUAGE + language && banner?.text[language] !== undefined);
