// Numbers of products that lines of the table of meanings find now.

import { EVERYONE, type Meaning } from "#catalogue";
import type { SearchReader } from "#search";
import { meaningFilter, meaningTable } from "#search/intent";
import { all } from "#search/query";
import type { Synonyms } from "#search/schema";
import { viewerFilters } from "#search/visibility";

/** Searches at a time, so that a long table leaves room for shoppers. */
const AT_ONCE = 4;

/** In the order of the lines. Rejects if the search is down. */
export async function countMeanings(
  search: SearchReader,
  meanings: readonly Meaning[],
  synonyms: readonly Synonyms[],
): Promise<readonly number[]> {
  const table = meaningTable("", synonyms);
  const counts = Array.from({ length: meanings.length }, () => 0);
  const waiting = meanings.entries();
  const count = async () => {
    for (const [at, meaning] of waiting) {
      const filter = all(...viewerFilters(EVERYONE), meaningFilter(meaning, table));
      const found = await search.search({ filter, facets: [], limit: 0 });
      if (found.kind === "refused") throw new Error(`The index refused a line of meanings: ${found.message}`);
      counts[at] = found.total;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, count));
  return counts;
}

/** Number of products that everyone can buy. Rejects if the search is down. */
export async function countOnSale(search: SearchReader): Promise<number> {
  const found = await search.search({ filter: all(...viewerFilters(EVERYONE)), facets: [], limit: 0 });
  if (found.kind === "refused") throw new Error(`The index refused to count products: ${found.message}`);
  return found.total;
}
