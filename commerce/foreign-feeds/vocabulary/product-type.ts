// The product type of another shop's product, from its type, category, title, tags and handle, in that order.

import { type ProductType, type Taxonomy, wordsOf } from "#catalogue";
import { dictionaryOf, phrasesIn, singularsOf, wordsIn } from "../words.ts";
import { WEARER_WORDS } from "./department-words.ts";
import { isVague, nounOf } from "./noun.ts";
import { NO_TYPE_WORDS, SEA_WORDS, STYLE_NAMES, SWIM_WORDS, UNDERWEAR_WORDS, WORN_FOR_SWIMMING } from "./type-words.ts";

export interface UnderstoodType {
  readonly type: ProductType;
  /** The text that names it. */
  readonly written: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** True if the text may mean several types, and so is no new one. */
  readonly isSeveral?: boolean;
  /** True if its noun can mean goods of several types. */
  readonly isAmbiguous?: boolean;
}

/** Confidence of a type of which only the kind of goods is known: "Shoes" or "Bags" may be any of them. */
export const VAGUE = 0.5;

/** The type that a type or a category path names, most reliable text first. "Clothing > Dresses > Gowns" is read from its end. */
export function namedType(taxonomy: Taxonomy, texts: readonly string[]): UnderstoodType | undefined {
  let vague: UnderstoodType | undefined;
  for (const written of texts) {
    const parts = written.split(/\s*(?:>|\/|\||»)\s*/u).toReversed();
    for (const [at, part] of parts.entries()) {
      const exact = named(taxonomy, part);
      const found = exact ? { type: exact, isVague: isVague(part), isAmbiguous: false } : nounOf(taxonomy, part);
      if (found === undefined) continue;
      const isSeveral = EITHER.test(part) || (exact ? isCoarse(written) : typesIn(taxonomy, part) > 1);
      const isStyle = STYLES.has(wordsIn(part).join(" "));
      const parent = isStyle
        ? namedType(taxonomy, [
            parts
              .slice(at + 1)
              .toReversed()
              .join(" > "),
          ])
        : undefined;
      if (parent !== undefined) return parent;
      if (!found.isVague && !isSeveral) {
        return { type: found.type, written, confidence: exact ? 1 : 0.9, isAmbiguous: found.isAmbiguous };
      }
      vague ??= { type: found.type, written, confidence: VAGUE, isSeveral };
    }
  }
  return vague;
}

/** Number of types that a name joins: two for "Truien & vesten". */
const typesIn = (taxonomy: Taxonomy, part: string): number =>
  new Set(
    part.split(/\s*(?:[&+,]|\b(?:and|und|en|et|y|e|и)\b)\s*/u).flatMap((one) => nounOf(taxonomy, one)?.type ?? []),
  ).size;

/** Google's categories are coarser than types: jeans are pants, and every bag a handbag. */
const isCoarse = (written: string): boolean =>
  /^\s*\d+\s*$/u.test(written) || /^apparel & accessories\b.*> pants\s*$/iu.test(written);

/** A dress in French, a dressing gown in English; a swimsuit or a jumpsuit; sweatshirts and sweatpants. */
const EITHER = /^\s*(?:robes?|sweats|one[\s-]?pieces?)\s*$/iu;

/** Parts of a path that name a style of the part before: "Watches > Dress", "Sleepwear > Robes". */
const STYLES: ReadonlySet<string> = new Set(STYLE_NAMES.split(", "));

/** The type that title, tags or handle name. `kind` is what types say of the kind of goods, with which it must agree. */
export function guessedType(
  taxonomy: Taxonomy,
  { title, tags, handle }: { readonly title: string; readonly tags: readonly string[]; readonly handle: string },
  kind: UnderstoodType | undefined,
): UnderstoodType | undefined {
  const nounIn = (written: string, confidence: number) => {
    const noun = nounOf(taxonomy, written === handle ? written.replaceAll("-", " ") : written);
    return noun && (kind === undefined || kind.type.category === noun.type.category)
      ? [{ ...noun, written, confidence: noun.isVague ? VAGUE : confidence }]
      : [];
  };
  const [ofTitle] = nounIn(title, kind ? 0.85 : 0.8);
  if (ofTitle && !ofTitle.isVague && !ofTitle.isAmbiguous) return ofTitle;
  const nouns = [...(ofTitle ? [ofTitle] : []), ...tags.flatMap((tag) => nounIn(tag, 0.7)), ...nounIn(handle, 0.6)];
  const first = nouns.find(({ isVague: isKind }) => !isKind) ?? nouns[0];
  if (first?.isAmbiguous !== true) return first;
  const others = nouns.filter((noun) => noun !== first && noun.written !== handle);
  // "Chelsea" of "Shoes" is a boot.
  const isSettled = others.some(
    (noun) => noun.type === first.type || (noun.isVague && noun.type.category === first.type.category),
  );
  const clear = nouns.find((noun) => !noun.isVague && !noun.isAmbiguous);
  return isSettled ? { ...first, isAmbiguous: false } : (clear ?? first);
}

/** A type that other texts change: boxers and shorts for the sea are swimwear, and French culottes among lingerie are briefs. */
export function inContext(
  taxonomy: Taxonomy,
  found: UnderstoodType,
  {
    title,
    types,
    tags,
  }: { readonly title: string; readonly types: readonly string[]; readonly tags: readonly string[] },
): UnderstoodType {
  const all = [title, ...types, ...tags];
  const changed = (id: string): UnderstoodType => {
    const type = taxonomy.type(id);
    return type ? { ...found, type, confidence: Math.min(found.confidence, 0.85) } : found;
  };
  const isUnderwear = (): boolean => all.some((text) => hasWord(text, UNDERWEAR));
  if (WORN_FOR_SWIMMING.split(" ").includes(found.type.id)) {
    const isForSea = all.some((text) => hasWord(text, SWIM)) || [title, ...types].some((text) => hasWord(text, SEA));
    return isForSea && !isUnderwear() ? changed("swimwear") : found;
  }
  const isCulotte = found.type.id === "pants" && /\bculottes?\b/iu.test(found.written);
  return isCulotte && isUnderwear() ? changed("underwear-and-socks") : found;
}

const setOf = (words: string): ReadonlyMap<string, string> => dictionaryOf({ known: words });
const SWIM = setOf(SWIM_WORDS);
const SEA = setOf(SEA_WORDS);
const UNDERWEAR = setOf(UNDERWEAR_WORDS);

const hasWord = (text: string, words: ReadonlyMap<string, string>): boolean =>
  phrasesIn(wordsIn(text), (phrase) => words.get(phrase)).length > 0 ||
  [...words.keys()].some((word) => UNSEPARATED.test(word) && text.includes(word));
const UNSEPARATED = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** True if a text can name a type: not only whom the goods are for, how new they are, or that they are goods. */
export const isTypeName = (text: string): boolean => {
  const last = text.split(/\s*[>|]\s*|\s+\/\s+/u).at(-1) ?? "";
  return !isVague(last) && [last, wordsOf(last)].every((name) => wordsIn(name).some(isName));
};

/** True if a title ends with a name of no vocabulary: "Wool cape poncho" is of "Ponchos", a "Sequin top" of "Party" is not. */
export const isHeadOf = (title: string, name: string): boolean => {
  const last = (text: string): readonly string[] => {
    const word = wordsIn(text).at(-1) ?? "";
    return [word, ...singularsOf(word)];
  };
  const words = last(name.split(/\s*[>|]\s*|\s+\/\s+/u).at(-1) ?? "");
  if (last(title.split(/\s[-–—|]\s|[,(]/u)[0] ?? "").some((word) => words.includes(word))) return true;
  // German compounds stand before what describes them: "Babydecke Strick" is of "Decken".
  const isEnd = (word: string): boolean =>
    words.some((one) => one.length > 4 && word.length > one.length && word.endsWith(one));
  return wordsIn(title)
    .flatMap((word) => [word, ...singularsOf(word)])
    .some(isEnd);
};

const isName = (word: string): boolean => /\p{L}/u.test(word) && !NO_TYPES.has(word);

const NO_TYPES: ReadonlySet<string> = new Set([
  ...NO_TYPE_WORDS.split(" "),
  ...Object.values(WEARER_WORDS).flatMap((words) => wordsIn(words)),
]);

/** Finds a type by its whole name, or by the id of Google's product taxonomy. */
const named = (taxonomy: Taxonomy, name: string): ProductType | undefined =>
  name.trim() === "" ? undefined : (taxonomy.typeNamed(name) ?? taxonomy.typeOfGoogle(name.trim()));
