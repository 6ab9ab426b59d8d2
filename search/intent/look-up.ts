// Looks words up in the index: as they are, and then in other spellings.

import type { Filter } from "../query.ts";
import type { WordKnowledge } from "./interpret.ts";
import type { RunSearch } from "./vocabulary.ts";

export interface LookedUp {
  readonly kind: WordKnowledge;
  /** The correct spelling of a corrected word. */
  readonly spelling?: string | undefined;
}

/** Looks each word up, as it is and then in other spellings. */
export async function lookUp(
  words: readonly string[],
  filter: Filter,
  search: RunSearch,
): Promise<ReadonlyMap<string, LookedUp>> {
  const find = async (text: string, isCorrected: boolean) => {
    const wordRules = { prefixes: "none", isCorrected } as const;
    const found = await search({ text, wordRules, filter, facets: [], limit: 0 });
    return found.kind === "found" && found.total > 0 ? found : undefined;
  };
  const known = async (word: string): Promise<LookedUp> => {
    if (await find(word, false)) return { kind: "exact" };
    const found = await find(word, true);
    return found ? { kind: "corrected", spelling: found.corrections[0]?.found } : { kind: "unknown" };
  };
  return new Map(await Promise.all(words.map(async (word) => [word, await known(word)] as const)));
}
