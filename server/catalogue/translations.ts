// Translations of the catalogue as operations with events: by the external service, or from a merchant's file.

import { LANGUAGES } from "#catalogue";
import type { Database } from "#commerce/database";
import { readShopifyTranslations } from "#commerce/foreign-feeds";
import { Unreadable } from "#commerce/products";
import { storeTranslations } from "#commerce/translations";
import { demoGlossaries } from "#demo/glossaries";
import { externalTranslator, glossaryTranslator } from "#translation";
import { translateCatalogue } from "./translate-catalogue.ts";
import type { CatalogueEvent } from "./events.ts";

/** A batch has more text than a page, and no shopper waits for it. */
const TIMEOUT_MS = 60_000;

export interface RequestedTranslation {
  readonly database: Database;
  readonly url: string | undefined;
  readonly languages: readonly string[];
  readonly isDryRun: boolean;
}

export const runTranslation = ({ url, ...run }: RequestedTranslation): AsyncGenerator<CatalogueEvent> =>
  translateCatalogue({
    ...run,
    vocabulary: glossaryTranslator(demoGlossaries),
    // Failed batches are counted in the result.
    service: url === undefined ? undefined : externalTranslator({ url, timeoutMs: TIMEOUT_MS, onFailure: () => {} }),
  });

export function readLanguages(
  words: readonly string[],
): { readonly languages: readonly string[] } | { readonly refusal: string } {
  const others = LANGUAGES.map(({ code }) => code as string).filter((code) => code !== "en");
  const unknown = words.find((word) => !others.includes(word));
  if (words.length === 0 || unknown !== undefined)
    return { refusal: `${unknown ? `"${unknown}" is no language` : "Name languages"}: ${others.join(", ")}.` };
  return { languages: [...new Set(words)] };
}

/** Rows stored in one transaction. */
const BATCH = 500;

/** Stores a Shopify export of translations. The last event is the result. */
export async function* storeFile(database: Database, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CatalogueEvent> {
  const waiting = new Map<string, Map<string, string>>();
  const languages = new Set<string>();
  let texts = 0;
  const store = async (language: string, rows: Map<string, string>): Promise<void> => {
    await storeTranslations(database, { language, origin: "file", now: new Date() }, rows);
    texts += rows.size;
    rows.clear();
  };
  try {
    for await (const { language, text, translated } of readShopifyTranslations(bytes)) {
      languages.add(language);
      const rows = waiting.get(language) ?? new Map<string, string>();
      waiting.set(language, rows.set(text, translated));
      if (rows.size < BATCH) continue;
      await store(language, rows);
      yield { kind: "translating", language, texts };
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return yield { kind: "bad-feed", error: error.error };
  }
  for (const [language, rows] of waiting) await store(language, rows);
  yield { kind: "stored-translations", texts, languages: [...languages] };
}
