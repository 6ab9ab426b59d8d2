// Translates the texts of a page in one batch and caches them for the next page.
import { LRUCache } from "lru-cache";
import type { TitledProduct, Translator } from "./translator.ts";
import { createUnderstanding, type Understand } from "./understand.ts";

/** Texts without a translation come back in English. */
export interface Translate {
  (text: string): string;
  readonly title: (id: string, title: string) => string;
}

/** For English pages. */
export const UNTRANSLATED: Translate = Object.assign((text: string) => text, {
  title: (_: string, title: string) => title,
});

export interface ContentTranslator {
  /**
   * Calls `make` twice: once to collect the texts it needs, and again with their translations. So `make` must be pure.
   * In English it is called once.
   */
  translate<Made>(language: string, make: (translate: Translate) => Made): Promise<Made>;
  readonly understand: Understand;
}

export interface ContentTranslatorOptions {
  readonly understand?: Understand;
  readonly now?: () => number;
  /** Of the catalogue: titles of another edition are requested again at once. */
  readonly edition?: () => number;
}

/** Texts cached per language: about 20 MB in all when full. */
const MAX_TEXTS = 20_000;
/** Names of categories and menus are requested again after this time. */
const NAMES_LIFE_MS = 10 * 60_000;
/** Titles are requested again after this time, since a catalogue may rename its products. */
const TITLES_LIFE_MS = 60_000;

export function createContentTranslator(
  translator: Translator,
  { understand = createUnderstanding(), now = Date.now, edition = () => 0 }: ContentTranslatorOptions = {},
): ContentTranslator {
  const caches = new Map<string, LanguageCache>();
  const cacheOf = (language: string): LanguageCache => {
    const cache = caches.get(language) ?? {
      texts: newCache(),
      titles: newCache(),
      namesExpireAt: 0,
      titlesExpireAt: 0,
      edition: 0,
    };
    caches.set(language, cache);
    return cache;
  };
  return {
    understand,
    translate: async (language, make) => {
      if (language === "en") return make(UNTRANSLATED);
      const cache = cacheOf(language);
      expireTitles(cache, now(), edition());
      const { texts, titles } = cache;
      const missing = { texts: new Set<string>(), products: new Map<string, TitledProduct>() };
      const translateTitle = (id: string, title: string): string => {
        const translated = titles.get(keyOf(id, title));
        if (translated === undefined) missing.products.set(keyOf(id, title), { id, title });
        return translated ?? title;
      };
      const translateText = (text: string): string => {
        if (text === "") return text;
        const translated = texts.get(text);
        if (translated === undefined) missing.texts.add(text);
        return translated ?? text;
      };
      const translate: Translate = Object.assign(translateText, { title: translateTitle });
      // Requested together with the texts, so that a page waits for a slow service only once.
      const names = refreshNames(translator, cache, language, now());
      const made = make(translate);
      if (missing.texts.size === 0 && missing.products.size === 0) return made;
      await Promise.all([
        names,
        fill(
          texts,
          [...missing.texts].map((text) => [text, text] as const),
          (requested) => translator.translate(requested, language),
        ),
        fill(titles, [...missing.products], (requested) => translator.product(requested, language)),
      ]);
      return make(translate);
    },
  };
}

type TextCache = LRUCache<string, string>;

interface LanguageCache {
  readonly texts: TextCache;
  titles: TextCache;
  titlesExpireAt: number;
  /** Of the catalogue that the titles belong to. */
  edition: number;
  namesExpireAt: number;
}

const newCache = (): TextCache => new LRUCache({ max: MAX_TEXTS });

/** Replaces the cache instead of clearing it: a page in progress keeps the titles it started with. */
function expireTitles(cache: LanguageCache, now: number, edition: number): void {
  if (cache.titlesExpireAt > now && cache.edition === edition) return;
  cache.titles = newCache();
  cache.edition = edition;
  cache.titlesExpireAt = now + TITLES_LIFE_MS;
}

const keyOf = (id: string, title: string): string => `${id} ${title}`;

/** A failed request leaves the cache unchanged, so the next page tries again. */
async function fill<Requested>(
  cache: TextCache,
  missing: readonly (readonly [key: string, requested: Requested])[],
  request: (requested: readonly Requested[]) => Promise<readonly string[] | null>,
): Promise<void> {
  if (missing.length === 0) return;
  const translated = await request(missing.map(([, requested]) => requested));
  if (translated === null) return;
  for (const [at, [key]] of missing.entries()) {
    const text = translated[at];
    if (text !== undefined) cache.set(key, text);
  }
}

/** Undefined if the names are fresh. Expired ones are used until the new ones arrive. */
function refreshNames(
  translator: Translator,
  cache: LanguageCache,
  language: string,
  now: number,
): Promise<void> | undefined {
  if (cache.namesExpireAt > now) return undefined;
  cache.namesExpireAt = now + NAMES_LIFE_MS;
  return Promise.all([translator.category(language), translator.navigation(language)]).then((both) => {
    for (const names of both) for (const [name, text] of Object.entries(names ?? {})) cache.texts.set(name, text);
    // After a failure the next page tries again.
    if (both.includes(undefined)) cache.namesExpireAt = 0;
    return undefined;
  });
}
