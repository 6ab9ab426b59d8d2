// Translates a shopper's query into the English words of the catalogue.
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { readerOf } from "./query-reader.ts";
import type { ShopGlossary } from "./shop-glossary.ts";
import { codeOf } from "./translator.ts";

/**
 * Translates a query into English from the visitor's language, or from the language of its script. Unknown words are returned
 * unchanged.
 */
export type Understand = (query: string, locale: string) => string;

/** `shops`: glossaries whose model names are not translated. */
export function createUnderstanding(shops: readonly ShopGlossary[] = []): Understand {
  const readers = new Map<string, (query: string) => string>();
  return (query, locale) => {
    const code = codeByScript(query, codeOf(locale)) ?? codeOf(locale);
    const language = GLOSSARY_LANGUAGES.find((one) => one.code === code);
    if (!language) return query;
    const reader = readers.get(code) ?? readerOf(language, modelNamesOf(shops, code));
    readers.set(code, reader);
    return reader(query);
  };
}

const modelNamesOf = (shops: readonly ShopGlossary[], code: string): ReadonlySet<string> =>
  new Set(shops.filter((shop) => shop.code === code).flatMap((shop) => shop.modelNames));

/** The script often identifies the language: a visitor of the English shop may type Russian. */
function codeByScript(query: string, visitorsCode: string): string | undefined {
  if (/\p{Script=Hangul}/u.test(query)) return "ko";
  if (/\p{Script=Cyrillic}/u.test(query)) return "ru";
  if (/\p{Script=Arabic}/u.test(query)) return "ar";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(query)) return "ja";
  if (/\p{Script=Han}/u.test(query)) return visitorsCode === "ja" ? "ja" : "zh";
  return undefined;
}
