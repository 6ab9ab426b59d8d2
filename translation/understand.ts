// Reads what a shopper typed in their own language into the English words that the catalogue is searched by.
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { readerOf } from "./query-reader.ts";
import type { ShopGlossary } from "./shop-glossary.ts";
import { codeOf } from "./translator.ts";

/** A query in the visitor's language, or in whatever language its letters are of, in English. What is unknown stays as it is. */
export type Understand = (query: string, locale: string) => string;

/** `shops`: glossaries of shops, whose model names are kept as they are. */
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

/** Letters tell the language of many queries: a visitor of the English shop may well type Russian. */
function codeByScript(query: string, visitors: string): string | undefined {
  if (/\p{Script=Hangul}/u.test(query)) return "ko";
  if (/\p{Script=Cyrillic}/u.test(query)) return "ru";
  if (/\p{Script=Arabic}/u.test(query)) return "ar";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(query)) return "ja";
  if (/\p{Script=Han}/u.test(query)) return visitors === "ja" ? "ja" : "zh";
  return undefined;
}
