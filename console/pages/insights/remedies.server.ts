// The rule, synonym or meaning that already covers a search without results, so that staff do not add a second one.

import { listRules, type Rule, wordsOf } from "#commerce/merchandising";
import { lineOf, MEANINGS, meaningLines, SEARCH } from "#commerce/settings";
import type { StaffArgs } from "../../framework/context.ts";

export interface Remedy {
  readonly kind: "rule" | "draft" | "synonym" | "meaning";
  readonly name: string;
  readonly href: string;
}

export type Remedies = Readonly<Record<string, Remedy>>;

/** The first of a live rule, a line and a draft. */
export async function remediesOf(
  { database, setting }: Pick<StaffArgs["shop"], "database" | "setting">,
  queries: readonly string[],
): Promise<Remedies> {
  if (queries.length === 0) return {};
  const rules = await listRules(database);
  const lines = linesOf(setting);
  const found = queries.map((query) => {
    const text = wordsOf(query);
    return [query, ruleFor(rules, text, "live") ?? lines.get(text) ?? ruleFor(rules, text, "draft")] as const;
  });
  return Object.fromEntries(found.filter((entry): entry is [string, Remedy] => entry[1] !== undefined));
}

/** The latest one. */
function ruleFor(rules: readonly Rule[], text: string, state: "live" | "draft"): Remedy | undefined {
  for (const { id, ...versions } of rules.toReversed()) {
    const body = versions[state];
    if (body?.scope.kind !== "words") continue;
    const { words, match } = body.scope;
    const isFor = words
      .map(wordsOf)
      .some((one) => (match === "exact" ? text === one : ` ${text} `.includes(` ${one} `)));
    if (isFor) return { kind: state === "live" ? "rule" : "draft", name: body.name, href: `/console/listings/${id}` };
  }
  return undefined;
}

/** Lines by the whole search. One for a part of it, such as a synonym of "dress", may well leave it without results. */
function linesOf(setting: StaffArgs["shop"]["setting"]): ReadonlyMap<string, Remedy> {
  const meanings = meaningLines(setting(MEANINGS).table).flatMap(({ meaning, fields }) => {
    const href = `/console/listings/meanings?edit=${meaning.line}`;
    return meaning.phrases.map((phrase) => [wordsOf(phrase), { kind: "meaning", name: fields.means, href }] as const);
  });
  const synonyms = setting(SEARCH).synonyms.flatMap((group, at) => {
    const { words, finds } = lineOf(group);
    const name = (finds.length > 0 ? finds : words).join(", ");
    const href = `/console/listings/synonyms?edit=${at}`;
    return words.map((word) => [wordsOf(word), { kind: "synonym", name, href }] as const);
  });
  return new Map<string, Remedy>([...meanings, ...synonyms]);
}
