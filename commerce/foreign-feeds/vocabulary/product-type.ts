// The product type of another shop's product, from its type, category, title, tags and handle, in that order.

import { type ProductType, type Taxonomy, wordsOf } from "#catalogue";
import { dictionaryOf, phrasesIn, singularsOf, wordsIn } from "../words.ts";
import { WEARER_WORDS } from "./department-words.ts";
import { NO_TYPE_WORDS, NOUNS_FIRST, TYPE_ENDS, TYPE_WORDS, VAGUE_TYPE_WORDS } from "./type-words.ts";

export interface UnderstoodType {
  readonly type: ProductType;
  /** The text that names it. */
  readonly written: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Confidence of a type of which only the kind of goods is known: "Shoes" or "Bags" may be any of them. */
export const VAGUE = 0.5;

/** The type that a type or a category path names, most reliable text first. "Clothing > Dresses > Gowns" is read from its end. */
export function namedType(taxonomy: Taxonomy, texts: readonly string[]): UnderstoodType | undefined {
  let vague: UnderstoodType | undefined;
  for (const written of texts) {
    for (const part of written.split(/\s*(?:>|\/|\||»)\s*/u).toReversed()) {
      const exact = named(taxonomy, part);
      const found = exact ? { type: exact, isVague: isVague(part) || GOOGLE_ID.test(part) } : nounOf(taxonomy, part);
      if (found === undefined) continue;
      if (!found.isVague) return { type: found.type, written, confidence: exact ? 1 : 0.9 };
      vague ??= { type: found.type, written, confidence: VAGUE };
    }
  }
  return vague;
}

/** Google's categories are coarser than types: jeans are pants, and every bag a handbag. */
const GOOGLE_ID = /^\s*\d+\s*$/u;

/** The type that title, tags or handle name. `kind` is what types say of the kind of goods, with which it must agree. */
export function guessedType(
  taxonomy: Taxonomy,
  { title, tags, handle }: { readonly title: string; readonly tags: readonly string[]; readonly handle: string },
  kind: UnderstoodType | undefined,
): UnderstoodType | undefined {
  const texts = [
    { written: title, confidence: kind ? 0.85 : 0.8 },
    ...tags.map((written) => ({ written, confidence: 0.7 })),
    { written: handle, confidence: 0.6 },
  ];
  let vague: UnderstoodType | undefined;
  for (const { written, confidence } of texts) {
    const found = nounOf(taxonomy, written === handle ? written.replaceAll("-", " ") : written);
    if (found === undefined || (kind && kind.type.category !== found.type.category)) continue;
    if (!found.isVague) return { type: found.type, written, confidence };
    vague ??= { type: found.type, written, confidence: VAGUE };
  }
  return vague;
}

/** True if a text can name a type: not only whom the goods are for, how new they are, or that they are goods. */
export const isTypeName = (text: string): boolean => {
  const last = text.split(/\s*[>|]\s*|\s+\/\s+/u).at(-1) ?? "";
  return !isVague(last) && [last, wordsOf(last)].every((name) => wordsIn(name).some(isName));
};

const isName = (word: string): boolean => /\p{L}/u.test(word) && !NO_TYPES.has(word);

const NO_TYPES: ReadonlySet<string> = new Set([
  ...NO_TYPE_WORDS.split(" "),
  ...Object.values(WEARER_WORDS).flatMap((words) => wordsIn(words)),
]);

/** By all words, or by the id of Google's product taxonomy. */
const named = (taxonomy: Taxonomy, name: string): ProductType | undefined =>
  name.trim() === "" ? undefined : (taxonomy.typeNamed(name) ?? taxonomy.typeOfGoogle(name.trim()));

interface Noun {
  readonly type: ProductType;
  readonly isVague: boolean;
}

/** The noun of a title: the last known word of its first part, "jacket" in "Denim jacket with belt"; in Romance languages the first word. */
function nounOf(taxonomy: Taxonomy, text: string): Noun | undefined {
  const { dictionary, characters } = vocabularyIn(taxonomy);
  const nouns = (part: string) =>
    phrasesIn(
      wordsIn(part),
      (phrase) =>
        [phrase, ...singularsOf(phrase)].map((form) => dictionary.get(form)).find((id) => id !== undefined) ??
        endOf(phrase),
    );
  const nounFor = (noun: { readonly value: string; readonly phrase: string } | undefined): Noun | undefined => {
    const type = noun && taxonomy.type(noun.value);
    return type && { type, isVague: isVague(noun.phrase) };
  };
  // "Sac à main" and "borsa a tracolla" are one noun.
  const [first] = nouns(text);
  if (first !== undefined && JOINED.test(first.phrase)) return nounFor(first);
  for (const part of text.split(ATTACHMENTS)) {
    const found = nouns(part);
    // "Denim" alone is jeans, "Corset top denim" is not.
    const noun = nounFor(
      found.find(({ phrase, at }) => at === 0 && ROMANCE.has(phrase)) ??
        found.findLast(({ phrase }) => phrase !== "denim") ??
        found.at(-1),
    );
    if (noun !== undefined) return noun;
  }
  return nounFor(lastOf(characters, text));
}

/** Chinese, Japanese and Korean do not separate words, and end with the noun: 针织连衣裙 is a dress. The longest word wins. */
function lastOf(words: Vocabulary["characters"], text: string): { value: string; phrase: string } | undefined {
  const plain = text.toLowerCase().replaceAll(/\S+付き?/gu, " ");
  const found = words
    .map(([phrase, value]) => ({ phrase, value, end: plain.lastIndexOf(phrase) + phrase.length }))
    .filter(({ phrase }) => plain.includes(phrase));
  return found.toSorted((one, other) => other.end - one.end || other.phrase.length - one.phrase.length)[0];
}

const JOINED = / (?:a|au|d|de|da|di|en|con|al|на|через) /u;
const ATTACHMENTS =
  /\s+(?:with|w\/|in|for|from|by|mit|aus|für|fuer|in|von|med|av|met|van|avec|en|de|du|des|à|a|pour|con|di|da|in|del|para|com|em|z|из|с)\s+|\s[-–—|]\s|[,(|:•·]/iu;

const isVague = (text: string): boolean => {
  const words = wordsIn(text).join(" ");
  return [wordsOf(text), words, endIn(words) ?? ""].some((one) => VAGUE_WORDS.has(one));
};
const VAGUE_WORDS: ReadonlySet<string> = new Set([
  ...VAGUE_TYPE_WORDS.split(" "),
  // Google's and Shopify's categories of several types.
  "shirt and top",
  "shirts tops",
  "shirts and tops",
  "coat and jacket",
  "coats and jackets",
]);

const endOf = (phrase: string): string | undefined => END_DICTIONARY.get(endIn(phrase) ?? "");

/** The end of a compound word that is in no dictionary itself: "schuh" of "Damenschuhe". */
function endIn(phrase: string): string | undefined {
  if (phrase.length < 6 || phrase.includes(" ")) return undefined;
  const forms = [phrase, ...singularsOf(phrase)];
  if (forms.some((form) => DICTIONARY.has(form))) return undefined;
  return ENDS.find((one) => forms.some((form) => form.length > one.length + 2 && form.endsWith(one)));
}

const DICTIONARY = dictionaryOf(TYPE_WORDS);
const END_DICTIONARY = dictionaryOf(TYPE_ENDS);
const ENDS = [...END_DICTIONARY.keys()].toSorted((one, other) => other.length - one.length);

/** Nouns that stand before what describes them. */
const ROMANCE: ReadonlySet<string> = new Set(NOUNS_FIRST.split(" "));

interface Vocabulary {
  /** Ids of types by words. */
  readonly dictionary: ReadonlyMap<string, string>;
  /** Those of languages that do not separate words. */
  readonly characters: readonly (readonly [word: string, type: string])[];
}

const vocabularies = new WeakMap<Taxonomy, Vocabulary>();

/** The shop's own names and aliases before the general words. */
function vocabularyIn(taxonomy: Taxonomy): Vocabulary {
  const cached = vocabularies.get(taxonomy);
  if (cached !== undefined) return cached;
  const own = taxonomy.types.flatMap(({ id, value, names, aliases }) =>
    [value, ...Object.values(names), ...aliases].map((name) => [wordsIn(name).join(" "), id] as const),
  );
  const dictionary = new Map([...[...DICTIONARY].filter(([, id]) => taxonomy.type(id) !== undefined), ...own]);
  const characters = [...dictionary].filter(([word]) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word),
  );
  const vocabulary = { dictionary, characters };
  vocabularies.set(taxonomy, vocabulary);
  return vocabulary;
}
