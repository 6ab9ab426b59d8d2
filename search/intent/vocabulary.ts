// Names in the catalogue, by which a word of a query is a type, a designer, a colour or a person.

import { words } from "../engine/text/analyse.ts";
import { singular } from "../engine/text/singular.ts";
import type { Filter, SearchQuery, SearchResult, Refusal } from "../query.ts";

export interface Vocabulary {
  readonly types: readonly string[];
  readonly typeWords: ReadonlySet<string>;
  readonly vendorWords: ReadonlySet<string>;
  readonly colourWords: ReadonlySet<string>;
  readonly peopleWords: ReadonlySet<string>;
}

export type RunSearch = (query: SearchQuery) => Promise<SearchResult | Refusal>;

const LIMIT = 10_000;
const ATTRIBUTES = ["product_type", "vendor", "color", "department"] as const;

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
  return {
    types,
    typeWords: wordsOf(types),
    vendorWords: wordsOf(valuesOf("vendor")),
    colourWords: wordsOf(valuesOf("color")),
    peopleWords: wordsOf(valuesOf("department")),
  };
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
