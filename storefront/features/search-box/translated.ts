// The titles of suggestions in the visitor's language, from the translation service. Suggestions are stored in English and
// Chinese; if the service is slow, they are shown untranslated.

import type { LanguageCode } from "#catalogue";
import type { ListingFound } from "#search/dialects/listing/read-response";
import { postJson } from "./post-json.ts";

const SERVICE = "/translation/translate";
const SUCCESS = "1000";
const TIMEOUT_MS = 1_000;
/** Titles translated of each kind. Designers' names are not translated. */
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
      // Matches in the English title do not apply to the translated one.
      return title === undefined || title === hit["title"] ? hit : { ...hit, title, _summary: {} };
    }),
  };
}

const titlesOf = ({ hits }: ListingFound, type: string): readonly string[] =>
  hits.flatMap((hit) => (hit["type"] === type && typeof hit["title"] === "string" ? [hit["title"]] : []));

async function translate(val: readonly string[], locale: LanguageCode, signal: AbortSignal) {
  const answer = await postJson(SERVICE, { val, locale }, { signal, timeout: TIMEOUT_MS });
  const { code, data } = answer as { readonly code?: unknown; readonly data?: unknown };
  return code === SUCCESS && Array.isArray(data) && data.every((text) => typeof text === "string") ? data : undefined;
}
