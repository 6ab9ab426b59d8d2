// Translates the texts of a page in one batch and caches them for the next page.
import { LRUCache } from "lru-cache";
import type { TitledProduct, Translator } from "./translator.ts";
import { createUnderstanding, type Understand } from "./understand.ts";
import { findVendors } from "./vendor-names.ts";

/** Texts without a translation come back in English. */
export interface Translate {
  (text: string): string;
  readonly title: (id: string, title: string) => string;
  /** A name or description of a category, tag or facet value. */
  readonly label: (name: string) => string;
  /** The designer's name in the language, where the catalogue has it. */
  readonly vendor: (name: string) => string;
}

/** For English pages. */
export const UNTRANSLATED: Translate = Object.assign((text: string) => text, {
  title: (_: string, title: string) => title,
  label: (name: string) => name,
  vendor: (name: string) => name,
});

export interface ContentTranslator {
  /**
   * Calls `make` twice: once to collect the texts it needs, and again with their translations. So `make` must be pure.
   * In English it is called once.
   */
  translate<Made>(language: string, make: (translate: Translate) => Made): Promise<Made>;
  /** Translates a query into English. Designers' names become the Latin ones. */
  readonly understand: (query: string, locale: string) => string | Promise<string>;
}

/** Designers' names in other languages, as the catalogue has them. Must not throw. */
export interface VendorNames {
  /** Names in a language by the Latin ones. */
  readonly inLanguage: (language: string) => Promise<ReadonlyMap<string, string>>;
  /** Latin names by the names in all languages. */
  readonly latin: () => Promise<ReadonlyMap<string, string>>;
}

export interface ContentTranslatorOptions {
  readonly understand?: Understand;
  readonly vendorNames?: VendorNames;
  readonly now?: () => number;
  /** Edition of the catalogue and its translations: texts of another edition are requested again at once. */
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
  options: ContentTranslatorOptions = {},
): ContentTranslator {
  const { understand = createUnderstanding(), now = Date.now, edition = () => 0, vendorNames } = options;
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
    understand: vendorNames ? withVendors(understand, vendorNames) : understand,
    translate: async (language, make) => {
      if (language === "en") return make(UNTRANSLATED);
      const cache = cacheOf(language);
      expireTitles(cache, now(), edition());
      const { texts, titles } = cache;
      const missing = {
        texts: new Set<string>(),
        labels: new Set<string>(),
        products: new Map<string, TitledProduct>(),
      };
      const translateTitle = (id: string, title: string): string => {
        const translated = titles.get(keyOf(id, title));
        if (translated === undefined) missing.products.set(keyOf(id, title), { id, title });
        return translated ?? title;
      };
      const translateAs =
        (kind: "texts" | "labels") =>
        (text: string): string => {
          if (text === "") return text;
          const translated = texts.get(text);
          if (translated === undefined) missing[kind].add(text);
          return translated ?? text;
        };
      const vendors = vendorNames && (await vendorNames.inLanguage(language));
      const translate: Translate = Object.assign(translateAs("texts"), {
        title: translateTitle,
        label: translateAs("labels"),
        vendor: (name: string) => vendors?.get(name) ?? name,
      });
      // Requested together with the texts, so that a page waits for a slow service only once.
      const names = refreshNames(translator, cache, language, now());
      const made = make(translate);
      if (Object.values(missing).every(({ size }) => size === 0)) return made;
      await Promise.all([
        names,
        fill(
          texts,
          [...missing.texts].map((text) => [text, text] as const),
          (requested) => translator.translate(requested, language),
        ),
        fill(
          texts,
          [...missing.labels].map((name) => [name, name] as const),
          async (requested) => (await translator.labels(requested, language))?.map(({ label }) => label) ?? null,
        ),
        fill(titles, [...missing.products], (requested) => translator.product(requested, language)),
      ]);
      return make(translate);
    },
  };
}

const withVendors =
  (understand: Understand, { latin }: VendorNames) =>
  async (query: string, locale: string): Promise<string> => {
    const { vendors, rest } = findVendors(query, await latin());
    return [...vendors, ...(rest === "" ? [] : [understand(rest, locale)])].join(" ");
  };

type TextCache = LRUCache<string, string>;

interface LanguageCache {
  texts: TextCache;
  titles: TextCache;
  titlesExpireAt: number;
  /** Edition of the catalogue that the titles belong to. */
  edition: number;
  namesExpireAt: number;
}

const newCache = (): TextCache => new LRUCache({ max: MAX_TEXTS });

/** Replaces the cache instead of clearing it: a page in progress keeps the titles it started with. */
function expireTitles(cache: LanguageCache, now: number, edition: number): void {
  if (cache.titlesExpireAt > now && cache.edition === edition) return;
  cache.titles = newCache();
  if (cache.edition !== edition) {
    cache.texts = newCache();
    cache.namesExpireAt = 0;
  }
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
