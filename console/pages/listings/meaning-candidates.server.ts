// Words that searches did without or found nothing for, as the next lines of the table of meanings.

import { addDays, readDroppedWords, readNames, todayIn } from "#commerce/insights";
import { INSIGHTS, type MeaningLine } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";

export interface MeaningCandidate {
  readonly words: string;
  /** An unknown word of a search, one that was given up, or a whole search without results. */
  readonly why: "unknown" | "dropped" | "empty";
  readonly searches: number;
}

const DAYS = 30;
const MOST = 20;
/** Read, of which those that the table has are left out. */
const MOST_READ = 200;

/** The most frequent of the last 30 days. None for staff who may not see figures; a database that is down costs only these. */
export async function meaningCandidates(
  { shop, now, operator, onError }: StaffArgs,
  lines: readonly MeaningLine[],
): Promise<readonly MeaningCandidate[]> {
  if (!operator.permissions.has("insights.view")) return [];
  const today = todayIn(shop.setting(INSIGHTS).timeZone, now);
  const period = { from: addDays(today, 1 - DAYS), to: today };
  try {
    const [dropped, empty] = await Promise.all([
      readDroppedWords(shop.database, period, { limit: MOST_READ }),
      readNames(shop.database, period, { subject: "query", sort: "emptySearches", limit: MOST_READ }),
    ]);
    const known = new Set(lines.flatMap(({ meaning }) => meaning.phrases.map((phrase) => phrase.toLowerCase())));
    const candidates = [
      ...dropped.rows.map(({ word, searches, unknown }): MeaningCandidate => {
        return { words: word, why: unknown > 0 ? "unknown" : "dropped", searches };
      }),
      ...empty.map(({ name, emptySearches }): MeaningCandidate => {
        return { words: name, why: "empty", searches: emptySearches };
      }),
    ];
    return candidates
      .filter(({ words }) => !known.has(words))
      .toSorted((one, other) => other.searches - one.searches)
      .slice(0, MOST);
  } catch (error) {
    onError(error);
    return [];
  }
}
