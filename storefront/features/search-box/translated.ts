// The titles of suggestions in the visitor's language, asked of the translation service. Suggestions are kept in English and
// Chinese; where the service does not answer in time, they are shown as they are.

import type { LanguageCode } from "#catalogue";
import type { ListingFound } from "#search/dialects/listing/read-response";

const SERVICE = "/translation/translate";
const SUCCESS = "1000";
const PATIENCE_MS = 1_000;
/** As many of each kind as the box may choose from. Designers have names, which stay. */
const ASKED: Readonly<Record<string, number>> = { category: 40, product: 12 };

export async function translated(
  found: ListingFound,
  locale: LanguageCode,
  signal: AbortSignal,
): Promise<ListingFound> {
  const titles = [...new Set(Object.entries(ASKED).flatMap(([type, most]) => titlesOf(found, type).slice(0, most)))];
  if (titles.length === 0) return found;
  const words = await translate(titles, locale, signal).catch(() => undefined);
  signal.throwIfAborted();
  if (words?.length !== titles.length) return found;
  const said = new Map(titles.map((title, place) => [title, words[place]]));
  return {
    ...found,
    hits: found.hits.map((hit) => {
      const title = typeof hit["title"] === "string" && hit["type"] !== "designer" ? said.get(hit["title"]) : undefined;
      // What was found in the English title is not marked in another.
      return title === undefined || title === hit["title"] ? hit : { ...hit, title, _summary: {} };
    }),
  };
}

const titlesOf = ({ hits }: ListingFound, type: string): readonly string[] =>
  hits.flatMap((hit) => (hit["type"] === type && typeof hit["title"] === "string" ? [hit["title"]] : []));

async function translate(val: readonly string[], locale: LanguageCode, signal: AbortSignal) {
  const response = await fetch(SERVICE, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ val, locale }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  const { code, data }: { readonly code?: unknown; readonly data?: unknown } = await response.json();
  return code === SUCCESS && Array.isArray(data) && data.every((text) => typeof text === "string") ? data : undefined;
}
