// Translates English titles, names, sentences and descriptions into one language.
import type { Language } from "./language.ts";
import type { ParsedCollection } from "./parse-collection.ts";
import { type ParsedText, parseText } from "./parse-text.ts";

import type { ShopGlossary } from "./shop-glossary.ts";
import { translateTitle } from "./translate-title.ts";

/** Results are undefined if a text cannot be translated as a whole: none is a mixture of languages. */
export interface Glossary {
  readonly code: string;
  /** The title of a product. Unknown words stay if they are names ("Zorba leather coat"); other unknown words leave it undefined. */
  title(title: string): string | undefined;
  /** A name, label, heading, or one or more sentences. */
  text(text: string): string | undefined;
  /** A description in HTML. */
  html(html: string): string | undefined;
}

/** `shops`: glossaries of shops in the same language. */
export function createGlossary(language: Language, shops: readonly ShopGlossary[] = []): Glossary {
  const table = exactTexts(language, shops);
  const modelNames = new Set(shops.flatMap((shop) => shop.modelNames));
  const title = (text: string): string | undefined => translateTitle(language, text, modelNames, true);
  const phrase = (text: string): string | undefined => translateTitle(language, text, modelNames, false);
  const compose = (text: string): string | undefined => {
    const parsed = parseText(text);
    if (parsed) return composeText(language, parsed);
    for (const shop of shops) {
      const composed = shop.compose(text);
      if (composed !== undefined) return composed;
    }
    return undefined;
  };
  const one = (text: string): string | undefined => {
    const exact = table.get(text);
    if (exact !== undefined) return exact;
    const composed = compose(text);
    return composed && upperFirst(composed);
  };
  const text = (all: string): string | undefined => one(all) ?? phrase(all) ?? sentences(all, one);
  return { code: language.code, title, text, html: (html) => translateHtml(html, text) };
}

const exactTexts = (language: Language, shops: readonly ShopGlossary[]): ReadonlyMap<string, string> =>
  new Map(
    [
      ...shops.map((shop) => shop.texts),
      language.navigation,
      language.options,
      language.colours,
      language.departments,
      language.categories,
      language.productTypes,
    ].flatMap((texts) => Object.entries(texts)),
  );

function composeText(language: Language, parsed: ParsedText): string {
  const { grammar, fibres } = language;
  switch (parsed.kind) {
    case "made-in":
      return language.madeIn[parsed.country];
    case "composition":
      return withFullStop(
        grammar.composition(
          parsed.fibres.map(([share, fibre]) => [share, fibres[fibre]]),
          parsed.isPlated,
        ),
      );
    case "lining":
      return grammar.lining(parsed.share, fibres[parsed.fibre]);
    case "model-wears":
      return grammar.modelWears(parsed.height, parsed.size);
    case "measures":
      return grammar.measures(...parsed.measures);
    case "collection":
      return composeCollection(language, parsed.collection);
    case "season":
      return grammar.seasonName(parsed.season);
  }
}

function composeCollection(language: Language, { department, offer, goods }: ParsedCollection): string {
  const names: Readonly<Record<string, string>> = { ...language.categories, ...language.productTypes };
  return language.grammar.collection({
    ...(department && { department: { key: department, text: language.departments[department] } }),
    ...(offer && { offer }),
    ...(goods && { goods: names[goods] ?? goods }),
  });
}

/** All sentences or none. */
function sentences(text: string, one: (sentence: string) => string | undefined): string | undefined {
  const parts = text.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u);
  if (parts.length < 2) return undefined;
  const translated = parts.map(one);
  return translated.every((part) => part !== undefined) ? joinSentences(translated) : undefined;
}

const withFullStop = (text: string): string =>
  `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "。" : "."}`;

/** Chinese and Japanese sentences are joined without a space. */
const joinSentences = (parts: readonly (string | undefined)[]): string =>
  parts.reduce<string>((all, part = "") => (all === "" || /[。！？]$/u.test(all) ? all + part : `${all} ${part}`), "");

function translateHtml(html: string, text: (text: string) => string | undefined): string | undefined {
  let isComplete = true;
  const translatedHtml = html.replace(/[^<>]+(?=<|$)/gu, (escaped) => {
    const translated = text(unescape(escaped));
    if (translated === undefined && escaped.trim() !== "") isComplete = false;
    return translated === undefined ? escaped : escape(translated);
  });
  return isComplete ? translatedHtml : undefined;
}

const unescape = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
