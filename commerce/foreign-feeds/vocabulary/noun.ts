// The noun of a title or a type, and its product type: "jacket" in "Denim jacket with belt".

import { type ProductType, type Taxonomy, wordsOf } from "#catalogue";
import { dictionaryOf, phrasesIn, singularsOf, wordsIn } from "../words.ts";
import {
  AMBIGUOUS_WORDS,
  DESCRIBING_WORDS,
  LAST_WORDS,
  LATER_MEANINGS,
  NOUNS_FIRST,
  OTHER_GOODS,
  TYPE_ENDS,
  TYPE_WORDS,
  VAGUE_TYPE_WORDS,
} from "./type-words.ts";

export interface Noun {
  readonly type: ProductType;
  /** True if it says only the kind of goods. */
  readonly isVague: boolean;
  /** True if it can mean goods of several types: "Oxford", "Slip". */
  readonly isAmbiguous: boolean;
}

/** The last noun of a text's first part that has one; in Romance languages the first word. */
export function nounOf(taxonomy: Taxonomy, text: string): Noun | undefined {
  const { dictionary, characters } = vocabularyIn(taxonomy);
  const nouns = (part: string): readonly Phrase[] =>
    phrasesIn(
      wordsIn(part),
      (phrase) =>
        [phrase, ...singularsOf(phrase)].map((form) => dictionary.get(form)).find((id) => id !== undefined) ??
        endOf(phrase),
    )
      .filter(({ phrase, at }) => !LAST.has(phrase) || at === wordsIn(part).length - 1)
      .map((one) => ({ ...one, value: (isLater(part, one) && LATER.get(one.phrase)) || one.value }));
  const nounFor = (noun: Pick<Phrase, "value" | "phrase"> | undefined): Noun | undefined => {
    const type = noun && taxonomy.type(noun.value);
    return type && { type, isVague: isVague(noun.phrase), isAmbiguous: isAmbiguous(noun.phrase) };
  };
  const title = text.replaceAll(PACKS, " ").replaceAll(TIED, " ");
  // "Sac à main" and "borsa a tracolla" are one noun.
  const [first] = nouns(title);
  if (first !== undefined && JOINED.test(first.phrase)) return nounFor(first);
  for (const part of title.split(ATTACHMENTS)) {
    const noun = isForGoods(part, dictionary) ? undefined : nounFor(headOf(nouns(part)));
    if (noun !== undefined) return noun;
  }
  return nounFor(lastOf(characters, title));
}

/** The value of the type that a word names by itself: "parka", "Sommerkleid". Undefined where it may mean goods of several types. */
export function typeNamedBy(taxonomy: Taxonomy, word: string): string | undefined {
  const noun = word.length > LONGEST_WORD ? undefined : nounOf(taxonomy, word);
  return noun && !noun.isVague && !noun.isAmbiguous ? noun.type.value : undefined;
}

const LONGEST_WORD = 60;

interface Phrase {
  readonly value: string;
  readonly phrase: string;
  readonly at: number;
}

/** A word that only describes, such as "platform" or "straight leg", is the noun if there is no other: "Jeans straight leg". */
const headOf = (found: readonly Phrase[]): Phrase | undefined =>
  found.find(({ phrase, at }) => at === 0 && ROMANCE.has(phrase)) ??
  found.findLast(({ phrase }) => !DESCRIBING.has(phrase) && !isVague(phrase)) ??
  found.findLast(({ phrase }) => !isVague(phrase)) ??
  found.findLast(({ phrase }) => phrase !== "denim") ??
  found.at(-1);

const isAmbiguous = (phrase: string): boolean =>
  [phrase, ...singularsOf(phrase)].some((form) => AMBIGUOUS.has(form) || DESCRIBING.has(form));

/** Things for goods, such as a ring box or shoe polish. */
const isForGoods = (part: string, dictionary: ReadonlyMap<string, string>): boolean => {
  const words = wordsIn(part);
  return FOR_GOODS.has(words.at(-1) ?? "") && !dictionary.has(words.slice(-2).join(" "));
};

/** "Satin robe" is English; "Robe longue" and "Petite robe" are French. */
const isLater = (part: string, { at }: Phrase): boolean =>
  at > 0 && !/^(?:petite|longue|belle|jolie|grande|nouvelle|la|une|ma)$/u.test(wordsIn(part)[at - 1] ?? "");

/** Chinese, Japanese and Korean do not separate words, and end with the noun: 针织连衣裙 is a dress. The longest word wins. */
function lastOf(words: Vocabulary["characters"], text: string): Pick<Phrase, "value" | "phrase"> | undefined {
  const plain = text.toLowerCase().replaceAll(/\S+付き?/gu, " ");
  const found = words
    .map(([phrase, value]) => ({ phrase, value, end: plain.lastIndexOf(phrase) + phrase.length }))
    .filter(({ phrase }) => plain.includes(phrase));
  return found.toSorted((one, other) => other.end - one.end || other.phrase.length - one.phrase.length)[0];
}

/** Numbers of pieces: "3-Pack", "2er-Pack", "Twin pack". */
const PACKS =
  /\b(?:\d+|twin|two|three|double|multi|value|duo|trio)[\s-]*(?:er|x|st\.?|delig[e]?)?[\s-]*(?:packs?|pk|pcs?|piece|pack of|stück|stuks|pezzi|pièces)\b|\b(?:set|pack|lot) (?:of|van|de) \d+\b/giu;
/** Ties that are no ties: "Tie-dye", "Tie-front". */
const TIED = /\btie[\s-](?:dyed?|front|side|neck|waist|back|strap|up|detail)\b/giu;
const JOINED = / (?:a|au|d|de|da|di|en|con|al|на|через) /u;
const ATTACHMENTS =
  /\s+(?:with|w\/|in|for|from|by|mit|aus|für|fuer|in|von|med|av|met|van|voor|uit|avec|en|de|du|des|à|a|pour|con|di|da|in|del|para|com|em|z|из|с)\s+|\s[-–—|]\s|[,(|:•·"“„]/iu;

/** True for names of several types: "Shoes", "Coats & Jackets". */
export const isVague = (text: string): boolean => {
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
const LAST: ReadonlySet<string> = new Set(LAST_WORDS.split(", "));
const LATER = dictionaryOf(LATER_MEANINGS);
const DESCRIBING: ReadonlySet<string> = new Set(DESCRIBING_WORDS.split(", "));
const AMBIGUOUS: ReadonlySet<string> = new Set(AMBIGUOUS_WORDS.split(", "));
const FOR_GOODS: ReadonlySet<string> = new Set(OTHER_GOODS.split(" "));

/** Nouns that stand before what describes them. */
const ROMANCE: ReadonlySet<string> = new Set(NOUNS_FIRST.split(" "));

interface Vocabulary {
  /** Ids of types by words. */
  readonly dictionary: ReadonlyMap<string, string>;
  /** Words of languages that do not separate words. */
  readonly characters: readonly (readonly [word: string, type: string])[];
}

const vocabularies = new WeakMap<Taxonomy, Vocabulary>();

/** The shop's values before its names and aliases, and these before the general words. */
function vocabularyIn(taxonomy: Taxonomy): Vocabulary {
  const cached = vocabularies.get(taxonomy);
  if (cached !== undefined) return cached;
  const own = taxonomy.types.flatMap(({ id, names, aliases }) =>
    [...Object.values(names), ...aliases].map((name) => [wordsIn(name).join(" "), id] as const),
  );
  const values = taxonomy.types.map(({ id, value }) => [wordsIn(value).join(" "), id] as const);
  const general = [...DICTIONARY].filter(([, id]) => taxonomy.type(id) !== undefined);
  const dictionary = new Map([...general, ...own, ...values]);
  const characters = [...dictionary].filter(([word]) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word),
  );
  const vocabulary = { dictionary, characters };
  vocabularies.set(taxonomy, vocabulary);
  return vocabulary;
}
