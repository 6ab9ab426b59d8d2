// Rules that already answer some words, so that a search without results is not answered twice.

import type { Database } from "#commerce/database";
import { listRules, wordsOf } from "#commerce/merchandising";

export interface Remedy {
  readonly rule: string;
  readonly name: string;
  readonly isLive: boolean;
}

export type Remedies = Readonly<Record<string, Remedy>>;

export async function remediesOf(database: Database, queries: readonly string[]): Promise<Remedies> {
  if (queries.length === 0) return {};
  const remedies: Record<string, Remedy> = {};
  for (const { id, live, draft } of await listRules(database)) {
    const body = live ?? draft;
    if (body?.scope.kind !== "words") continue;
    const { words, match } = body.scope;
    const isFor = (query: string) =>
      words.map(wordsOf).some((one) => {
        const text = wordsOf(query);
        return match === "exact" ? text === one : ` ${text} `.includes(` ${one} `);
      });
    for (const query of queries.filter(isFor)) {
      if (!remedies[query]?.isLive) remedies[query] = { rule: id, name: body.name, isLive: live !== null };
    }
  }
  return remedies;
}
