// Facts about indexes: the list of them, their synonyms, and their rules, of which there are none.

import { listIndexNames, resolveIndex, type RawParameters } from "#search/dialects/algolia/index";
import { directionsOf } from "#search/schema";
import type { AlgoliaIndexes, FoundIndex } from "./searches.ts";

/** Replicas have the records of their primary. Sizes are unknown to backends, and so 0. */
export async function listIndexes({ names, indexes }: Pick<AlgoliaIndexes, "names" | "indexes">): Promise<object> {
  const [products, suggestions] = await Promise.all([
    indexes.products.backend.status(),
    indexes.suggestions.backend.status(),
  ]);
  const all = listIndexNames(names);
  const replicas = all.filter((name) => resolveIndex(names, name)?.role === "products" && name !== names.base);
  const items = all.map((name) => ({
    name,
    createdAt: "",
    updatedAt: "",
    entries: name === names.suggestions ? suggestions.variants : products.variants,
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(name === names.base ? { replicas } : replicas.includes(name) && { primary: names.base }),
  }));
  return { items, nbPages: 1 };
}

/** The shop has no rules. */
export const NO_RULES = { hits: [], nbHits: 0, page: 0, nbPages: 0 } as const;

export function searchSynonyms({ schema }: FoundIndex, { query = "" }: RawParameters): object {
  const typed = String(query).toLowerCase();
  const hits = schema.synonyms
    .map((group, place) => ({
      objectID: `synonym-${place}`,
      ...("word" in group
        ? { type: "oneWaySynonym", input: group.word, synonyms: group.finds }
        : { type: "synonym", synonyms: directionsOf(group)[1] }),
    }))
    .filter((group) =>
      [...group.synonyms, ...("input" in group ? [group.input] : [])].some((word) => word.includes(typed)),
    );
  return { hits, nbHits: hits.length };
}
