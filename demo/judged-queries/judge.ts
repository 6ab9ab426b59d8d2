// Scores a search with the judged queries over a catalogue.

import {
  gainOf,
  gradeOf,
  LOOKED_AT,
  precisionOf,
  reciprocalRankOf,
  type JudgedProduct,
  type JudgedQuery,
} from "./judgement.ts";

export interface Verdict {
  readonly text: string;
  /** nDCG and precision of the first ten, 0 to 1. */
  readonly gain: number;
  readonly precision: number;
  /** Precision of the first five. */
  readonly precision5: number;
  readonly reciprocalRank: number;
  /** The grades of the first ten, in order. */
  readonly shown: readonly number[];
  /** Number of relevant products in the catalogue. */
  readonly meant: number;
}

/** `search` returns the ids of the first ten results for a text. */
export async function judge(
  queries: readonly JudgedQuery[],
  catalogue: ReadonlyMap<string, JudgedProduct>,
  search: (text: string, limit: number) => Promise<readonly string[]>,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    const all = new Map([...catalogue].map(([id, product]) => [id, gradeOf(query, product)]));
    const shown = (await search(query.text, LOOKED_AT)).map((id) => all.get(id) ?? 0);
    const grades = [...all.values()];
    verdicts.push({
      text: query.text,
      gain: gainOf(shown, grades),
      precision: precisionOf(shown, grades),
      precision5: precisionOf(shown, grades, 5),
      reciprocalRank: reciprocalRankOf(shown),
      shown,
      meant: grades.filter((grade) => grade === 3).length,
    });
  }
  return verdicts;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
