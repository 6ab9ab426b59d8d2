// Decides what the rules of a shop do to one search. Pure.

import type { Action, Condition, StoredRule } from "./rule.ts";
import { type PreparedRule, type RuleBook, wordsOf } from "./rule-book.ts";

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

/** If two rules contradict each other, the first wins. Conditions beyond the limit are left out. */
export function decide(book: RuleBook, occasion: Occasion): Decision {
  const applying = rulesFor(book, occasion);
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

/** In order. */
function rulesFor({ everywhere, byListing, byWords }: RuleBook, occasion: Occasion): readonly StoredRule[] {
  const { texts, listing } = occasion;
  const ofListing = (listing === undefined ? undefined : byListing.get(listing)) ?? [];
  return [...everywhere, ...ofListing, ...(byWords.length > 0 ? withWords(byWords, texts) : [])]
    .filter((prepared) => applies(prepared, occasion))
    .toSorted((one, other) => one.at - other.at)
    .map(({ rule }) => rule);
}

function applies({ rule: { markets, contexts }, from, until }: PreparedRule, occasion: Occasion): boolean {
  const { market, now } = occasion;
  if (now < from || now >= until) return false;
  if (markets.length > 0 && (market === undefined || !markets.includes(market))) return false;
  return contexts.every((context) => occasion.contexts.includes(context));
}

function withWords(rules: readonly PreparedRule[], texts: readonly string[]): readonly PreparedRule[] {
  const searched = texts.map(wordsOf).filter((words) => words !== "");
  if (searched.length === 0) return [];
  return rules.filter(({ rule: { scope }, words }) => {
    const isExact = scope.kind === "words" && scope.match === "exact";
    return words.some((one) => searched.some((text) => (isExact ? text === one : ` ${text} `.includes(` ${one} `))));
  });
}

function withoutDoubles(pins: readonly Applied<"pin">[]): readonly Applied<"pin">[] {
  const [products, places] = [new Set<string>(), new Set<number>()];
  return pins.filter(({ product, place }) => {
    if (products.has(product) || places.has(place)) return false;
    products.add(product);
    places.add(place);
    return true;
  });
}
