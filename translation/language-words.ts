// The words of a language's queries, for correcting their spelling.
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { phrasesOf } from "./query-phrases.ts";
import { partsOfCompound } from "./query-reader.ts";
import { wordsOf } from "./query-words.ts";
import { codeOf } from "./translator.ts";

export interface LanguageWords {
  /** True for words that queries are read with, their beginnings and compounds. */
  readonly has: (word: string) => boolean;
  /** Folded and without its ending. */
  readonly stemOf: (word: string) => string;
  /** The spelling of each word by its stem. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Undefined for English, and for languages that do not separate words. */
export function wordsOfLanguage(locale: string): LanguageWords | undefined {
  const code = codeOf(locale);
  const known = cache.get(code) ?? readWords(code);
  if (known) cache.set(code, known);
  return known;
}

const cache = new Map<string, LanguageWords>();

function readWords(code: string): LanguageWords | undefined {
  const language = GLOSSARY_LANGUAGES.find((one) => one.code === code);
  if (!language || language.query?.isSpaceless) return undefined;
  const rules = { ...language.query, modelNames: new Set<string>() };
  const phrases = phrasesOf(language);
  const keys = [...phrases.words.keys()];
  return {
    has: (written) =>
      wordsOf(written, rules).every(
        (word) =>
          phrases.words.has(word.key) ||
          keys.some((key) => key.startsWith(word.text)) ||
          (rules.hasCompounds === true && partsOfCompound(word, phrases, rules).length > 1),
      ),
    stemOf: (written) => wordsOf(written, rules)[0]?.key ?? written,
    spellings: phrases.words,
  };
}
