// Names in the catalogue, by which a word of a query is a type, a designer, a colour or a person.

import { words } from "../engine/text/analyse.ts";
import { singular } from "../engine/text/singular.ts";
import type { Filter, SearchQuery, SearchResult, Refusal } from "../query.ts";

export interface Vocabulary {
  readonly types: readonly string[];
  /** The words of each type's name, in the singular. */
  readonly typeNames: ReadonlyMap<string, readonly string[]>;
  readonly typeWords: ReadonlySet<string>;
  readonly vendorWords: ReadonlySet<string>;
  readonly colourWords: ReadonlySet<string>;
  readonly peopleWords: ReadonlySet<string>;
}

export type RunSearch = (query: SearchQuery) => Promise<SearchResult | Refusal>;

const LIMIT = 10_000;
const ATTRIBUTES = ["product_type", "vendor", "color", "department", "material"] as const;

export async function readVocabulary(search: RunSearch, filter: Filter): Promise<Vocabulary> {
  const found = await search({
    filter,
    limit: 0,
    facets: ATTRIBUTES.map((attribute) => ({ attribute, limit: LIMIT, sort: "value" })),
  });
  const valuesOf = (name: (typeof ATTRIBUTES)[number]): readonly string[] =>
    found.kind === "found"
      ? (found.facets.find(({ attribute }) => attribute === name)?.values ?? []).map(({ value }) => value)
      : [];
  const types = valuesOf("product_type");
  const materials = wordsOf(valuesOf("material"));
  return {
    types,
    typeNames: new Map(types.map((type) => [type, words(type).map(singular)])),
    typeWords: wordsOf(types),
    // "Leather" in a designer's name is no more than leather.
    vendorWords: new Set([...wordsOf(valuesOf("vendor"))].filter((word) => !materials.has(word))),
    colourWords: wordsOf(valuesOf("color")),
    peopleWords: wordsOf(valuesOf("department")),
  };
}

/** The types that a text names in full, of several the last and then the longest: a shirt dress is a dress. */
export function typesNamedIn(text: string, { typeNames }: Vocabulary): readonly string[] {
  const asked = words(text).map(singular);
  let best = { end: 0, length: 0, types: [] as string[] };
  for (const [type, name] of typeNames) {
    const end = lastEndOf(name, asked);
    if (end === 0 || end < best.end || (end === best.end && name.length < best.length)) continue;
    const isEqual = end === best.end && name.length === best.length;
    best = { end, length: name.length, types: isEqual ? [...best.types, type] : [type] };
  }
  return best.types;
}

/** Behind the last place where the words follow each other, or 0. */
function lastEndOf(name: readonly string[], asked: readonly string[]): number {
  for (let end = asked.length; end >= name.length && name.length > 0; end -= 1)
    if (name.every((word, at) => asked[end - name.length + at] === word)) return end;
  return 0;
}

const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => words(name))
      .filter((word) => word.length > 1 && !JOINING.has(word))
      .map(singular),
  );

/** Words of names without a meaning: "And" in "Underwear And Socks". */
const JOINING: ReadonlySet<string> = new Set(["and", "the", "of", "de", "up", "handle", "travel"]);
