// The product type of another shop's product, from its type, category, title, tags and handle, in that order.

import { type ProductType, type Taxonomy, wordsOf } from "#catalogue";
import { dictionaryOf, phrasesIn, wordsIn } from "../words.ts";
import { TYPE_ENDS, TYPE_WORDS } from "./type-words.ts";

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
  const words = wordsIn(wordsOf(last)).filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && !isVague(last) && !words.every((word) => NO_TYPES.has(word));
};

const NO_TYPES: ReadonlySet<string> = new Set(
  "woman women womens man men mens unisex kid kids girl boy baby toddler infant newborn child children junior teen youth adult new arrival arrivals sale sales outlet all product products item items default simple variable configurable physical goods fashion ready to wear rtw collection collections ss fw aw summer winter spring fall autumn clothing clothes apparel clothe wear accessory accessories jewelry jewellery uncategorized uncategorised none other misc miscellaneous bestseller best seller featured home shop store catalog catalogue damen herren kinder femme homme donna uomo mujer hombre schmuck accessoire accessoires kleidung bekleidung mode bijoux vetements gioielli accessori abbigliamento ropa accesorios joyeria bisuteria kleding sieraden klader and the of for in".split(
    " ",
  ),
);

/** By all words, or by the id of Google's product taxonomy. */
const named = (taxonomy: Taxonomy, name: string): ProductType | undefined =>
  name.trim() === "" ? undefined : (taxonomy.typeNamed(name) ?? taxonomy.typeOfGoogle(name.trim()));

/** The noun of a title: the last known word of its first part, "jacket" in "Denim jacket with belt"; in Romance languages the first word. */
function nounOf(
  taxonomy: Taxonomy,
  text: string,
): { readonly type: ProductType; readonly isVague: boolean } | undefined {
  for (const part of text.split(ATTACHMENTS)) {
    const words = wordsIn(part);
    const found = phrasesIn(words, (phrase) => dictionaryIn(taxonomy).get(phrase) ?? endOf(phrase));
    // "Denim" alone is jeans, "Corset top denim" is not.
    const noun =
      found.find(({ phrase, at }) => at === 0 && ROMANCE.has(phrase)) ??
      found.findLast(({ phrase }) => phrase !== "denim") ??
      found.at(-1);
    const type = noun && taxonomy.type(noun.value);
    if (type && noun) return { type, isVague: isVague(noun.phrase) };
  }
  const character = CHARACTERS.find((one) => text.includes(one));
  const type = character === undefined ? undefined : taxonomy.type(DICTIONARY.get(character));
  return type && { type, isVague: false };
}

const ATTACHMENTS =
  /\s+(?:with|w\/|in|for|from|by|mit|aus|für|fuer|in|von|med|av|met|van|avec|en|de|du|des|à|a|pour|con|di|da|in|del|para|com|em|z|из|с)\s+|\s[-–—|]\s|[,(|:•·]/iu;

const isVague = (text: string): boolean => VAGUE_WORDS.has(wordsOf(text)) || VAGUE_WORDS.has(wordsIn(text).join(" "));
const VAGUE_WORDS: ReadonlySet<string> = new Set(
  "shoe shoes footwear bag bags handbag handbags schuhe chaussures scarpe zapatos schoenen skor tasche taschen sac sacs borse bolsos tassen top tops bottom bottoms clothing apparel outerwear accessory accessories jewelry jewellery denim"
    .split(" ")
    // Google's and Shopify's categories of several types.
    .concat(["shirt and top", "shirts tops", "shirts and tops", "coat and jacket", "coats and jackets"]),
);

function endOf(phrase: string): string | undefined {
  if (phrase.length < 6 || phrase.includes(" ")) return undefined;
  const end = ENDS.find((one) => phrase.length > one.length + 2 && phrase.endsWith(one));
  return end === undefined ? undefined : END_DICTIONARY.get(end);
}

const DICTIONARY = dictionaryOf(TYPE_WORDS);
const END_DICTIONARY = dictionaryOf(TYPE_ENDS);
const ENDS = [...END_DICTIONARY.keys()].toSorted((one, other) => other.length - one.length);
const CHARACTERS = [...DICTIONARY.keys()]
  .filter((word) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word))
  .toSorted((one, other) => other.length - one.length);

/** Nouns that stand before what describes them. */
const ROMANCE: ReadonlySet<string> = new Set(
  "robe jupe chemise chemisier pantalon veste manteau sac chaussure bottine botte abito vestito gonna camicia pantalone pantaloni giacca cappotto borsa scarpa scarpe stivali maglia maglione vestido falda camisa pantalones chaqueta abrigo bolso zapato botas blusa saia camiseta bague collier boucles anello collana bracciale orecchini anillo pulsera pendientes mocassin mocassins sandales sandali sandalias ceinture cintura cinturon".split(
    " ",
  ),
);

const dictionaries = new WeakMap<Taxonomy, ReadonlyMap<string, string>>();

/** The shop's own names and aliases before the general words. */
function dictionaryIn(taxonomy: Taxonomy): ReadonlyMap<string, string> {
  const cached = dictionaries.get(taxonomy);
  if (cached !== undefined) return cached;
  const own = taxonomy.types.flatMap(({ id, value, names, aliases }) =>
    [value, ...Object.values(names), ...aliases].map((name) => [wordsIn(name).join(" "), id] as const),
  );
  const dictionary = new Map([...[...DICTIONARY].filter(([, id]) => taxonomy.type(id) !== undefined), ...own]);
  dictionaries.set(taxonomy, dictionary);
  return dictionary;
}
