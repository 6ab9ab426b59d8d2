// Decides what the rules of a shop do to one search. Pure.

import type { StoredRule } from "./live.ts";
import type { Action, Condition } from "./rule.ts";

export interface Occasion {
  /** The text of a search in each of its readings; empty for listings. */
  readonly texts: readonly string[];
  /** Address of a listing without country and query: "/collections/women". */
  readonly listing?: string | undefined;
  /** Code of the market; undefined if it is not known, which no rule for markets fits. */
  readonly market: string | undefined;
  /** The search's rule contexts. */
  readonly contexts: readonly string[];
  readonly now: number;
}

/** An action of a rule that applies. */
export type Applied<Kind extends Action["kind"]> = Extract<Action, { readonly kind: Kind }> & { readonly rule: string };

export interface Decision {
  /** A place and a product occur once. */
  readonly pins: readonly Applied<"pin">[];
  readonly boosts: readonly Applied<"boost">[];
  readonly buries: readonly Applied<"bury">[];
  readonly hides: readonly Applied<"hide">[];
  readonly banner?: Applied<"banner">;
  readonly redirect?: Applied<"redirect">;
  /** The rules that apply, in order. */
  readonly rules: readonly StoredRule[];
}

/** Values of conditions in one search, so that its filter stays within the limits of every backend. */
const MOST_VALUES = 1_000;
const MOST_PINS = 100;

/** `rules` are in order: of two that contradict each other, the first wins. Conditions beyond the limit are left out. */
export function decide(rules: readonly StoredRule[], occasion: Occasion): Decision {
  if (rules.length === 0) return NOTHING;
  const texts = occasion.texts.map(wordsOf).filter((words) => words !== "");
  const applying = rules.filter((rule) => applies(rule, occasion, texts));
  if (applying.length === 0) return NOTHING;
  const actions = applying.flatMap((rule) => rule.actions.map((action) => ({ ...action, rule: rule.id })));
  const of = <Kind extends Action["kind"]>(kind: Kind) =>
    actions.filter((action) => action.kind === kind) as unknown as readonly Applied<Kind>[];
  let left = MOST_VALUES;
  const within = <One extends { readonly where: Condition }>(some: readonly One[]): readonly One[] =>
    some.filter(({ where }) => {
      left -= Object.values(where).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
      return left >= 0;
    });
  const [banner] = of("banner");
  const [redirect] = of("redirect");
  return {
    pins: withoutDoubles(of("pin")).slice(0, MOST_PINS),
    // The effects that matter most come first.
    hides: within(of("hide")),
    buries: within(of("bury")),
    boosts: within(of("boost")),
    ...(banner && { banner }),
    ...(redirect && { redirect }),
    rules: applying,
  };
}

const NOTHING: Decision = { pins: [], boosts: [], buries: [], hides: [], rules: [] };

function applies(rule: StoredRule, occasion: Occasion, texts: readonly string[]): boolean {
  const { scope, markets, contexts, startsAt, endsAt } = rule;
  const { listing, market, now } = occasion;
  if (startsAt !== null && Date.parse(startsAt) > now) return false;
  if (endsAt !== null && Date.parse(endsAt) <= now) return false;
  if (markets.length > 0 && (market === undefined || !markets.includes(market))) return false;
  if (!contexts.every((context) => occasion.contexts.includes(context))) return false;
  if (scope.kind === "everything") return true;
  if (scope.kind === "listing") return scope.path === listing;
  return scope.words.some((written) => {
    const words = wordsOf(written);
    return texts.some((text) => (scope.match === "exact" ? text === words : ` ${text} `.includes(` ${words} `)));
  });
}

/** Lower case, without accents and punctuation, one space between words. */
export const wordsOf = (text: string): string =>
  (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");

function withoutDoubles(pins: readonly Applied<"pin">[]): readonly Applied<"pin">[] {
  const [products, places] = [new Set<string>(), new Set<number>()];
  return pins.filter(({ product, place }) => {
    if (products.has(product) || places.has(place)) return false;
    products.add(product);
    places.add(place);
    return true;
  });
}
