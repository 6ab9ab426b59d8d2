// The rules of a shop, prepared once for each change: by scope, with words folded and moments as numbers, so that a search looks only at those
// that can apply to it. Pure.

import type { StoredRule } from "./rule.ts";

export interface RuleBook {
  /** In order: of two that contradict each other, the first wins. */
  readonly rules: readonly StoredRule[];
  readonly everywhere: readonly PreparedRule[];
  readonly byListing: ReadonlyMap<string, readonly PreparedRule[]>;
  readonly byWords: readonly PreparedRule[];
}

export interface PreparedRule {
  readonly rule: StoredRule;
  /** Position among all rules. */
  readonly at: number;
  /** Milliseconds; it applies from the first one until before the second one. */
  readonly from: number;
  readonly until: number;
  /** Folded words or phrases of its scope. */
  readonly words: readonly string[];
}

export function ruleBookOf(rules: readonly StoredRule[]): RuleBook {
  const prepared = rules.map((rule, at): PreparedRule => ({
    rule,
    at,
    from: rule.startsAt === null ? -Infinity : Date.parse(rule.startsAt),
    until: rule.endsAt === null ? Infinity : Date.parse(rule.endsAt),
    words: rule.scope.kind === "words" ? rule.scope.words.map(wordsOf) : [],
  }));
  return {
    rules,
    everywhere: prepared.filter(({ rule }) => rule.scope.kind === "everything"),
    byListing: Map.groupBy(
      prepared.filter(({ rule }) => rule.scope.kind === "listing"),
      ({ rule: { scope } }) => (scope.kind === "listing" ? scope.path : ""),
    ),
    byWords: prepared.filter(({ rule }) => rule.scope.kind === "words"),
  };
}

export const NO_RULES: RuleBook = ruleBookOf([]);

/** Lower case, without accents and punctuation, one space between words. */
export const wordsOf = (text: string): string =>
  (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");
