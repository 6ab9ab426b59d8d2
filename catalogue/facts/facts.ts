// Facts about a product that listings filter by: stated in fields of the feed, or else found in its title and description. Pure.

import { materialsIn, patternIn } from "../product-facts.ts";
import { heelIn, readHeel } from "./heels.ts";
import { lengthIn, lengthOf } from "./lengths.ts";
import { COLOUR_LIKE, MATERIALS } from "./materials.ts";
import { OCCASIONS, ONLY_STATED } from "./occasions.ts";
import { valueIn } from "./words.ts";

/** Fields of the feed, and attributes of the index. */
export const FACT_NAMES = ["material", "length", "heel_height", "occasion", "pattern"] as const;
export type FactName = (typeof FACT_NAMES)[number];

export type Facts = Readonly<Partial<Record<FactName, readonly string[]>>>;

interface Described {
  readonly title: string;
  readonly body_html?: string;
}

/** Texts that facts are extracted from: the title, and the description without its markup. */
type Texts = Readonly<Record<"title" | "description", string>>;

/** Facts by name, each in canonical English. Names without a value are left out. */
export function factsOf(product: Described & Readonly<Partial<Record<FactName, string>>>): Facts {
  const found: Partial<Record<FactName, readonly string[]>> = {};
  const texts = { title: product.title, description: textOf(product.body_html) };
  for (const name of FACT_NAMES) {
    const stated = product[name] === undefined ? [] : readFact(name, product[name]);
    const values = stated.length > 0 ? stated : FINDERS[name](texts);
    if (values.length > 0) found[name] = values;
  }
  return found;
}

const MOST_VALUES = 5;
/** Limited, so that a value fits into the address of a listing. */
const LONGEST = 60;

/** The values of a field in canonical English: "100% Baumwolle" is Cotton. Words of no vocabulary stay as written. */
export const readFact = (name: FactName, written: string): readonly string[] => [
  ...new Set(
    written
      .split(/[\t,;/|]+/u)
      .map((part) => part.trim())
      .filter((part) => part !== "" && part.length <= LONGEST)
      .flatMap((part) => READERS[name](part) ?? [])
      .slice(0, MOST_VALUES),
  ),
];

const READERS: Readonly<Record<FactName, (part: string) => string | undefined>> = {
  // "Lining: cupro" is not what it is made of.
  material: (part) => (/lining|futter|doublure|fodera|forro/iu.test(part) ? undefined : known(MATERIALS, part)),
  length: (part) => lengthOf(part) ?? (/\d/u.test(part) ? undefined : capitalised(part)),
  heel_height: readHeel,
  occasion: (part) => known(OCCASIONS, part),
  pattern: (part) => capitalised(patternIn(part) ?? part),
};

const known = (vocabulary: Parameters<typeof valueIn>[0], part: string): string | undefined => {
  const plain = part.replace(/^\d{1,3}(?:[.,]\d+)?\s?%\s*/u, "");
  return valueIn(vocabulary, plain) ?? (/\p{L}/u.test(plain) ? capitalised(plain) : undefined);
};

/** A smaller share of a cloth is not what a shopper looks for: elastane, or the nylon in a wool. */
const LEAST_SHARE = 20;

const FINDERS: Readonly<Record<FactName, (texts: Texts) => readonly string[]>> = {
  material: ({ title, description }) => {
    const made = materialsIn(description, LEAST_SHARE).flatMap((name) => valueIn(MATERIALS, name) ?? []);
    if (made.length > 0) return [...new Set(made)];
    const named = valueIn(MATERIALS, title);
    if (named !== undefined && !COLOUR_LIKE.has(named)) return [named];
    return listOf(valueIn(MATERIALS, madeOf(description)));
  },
  length: ({ title }) => listOf(lengthIn(title)),
  heel_height: ({ description }) => listOf(heelIn(description)),
  occasion: ({ title }) => {
    const named = valueIn(OCCASIONS, title);
    return named === undefined || ONLY_STATED.has(named) ? [] : [named];
  },
  pattern: ({ title }) => listOf(patternIn(title)).map(capitalised),
};

/** What a description says that a piece is made of, without shares: "aus feinem Leinen", リネンを使用した. */
const madeOf = (description: string): string => description.match(MADE_OF)?.join(" ") ?? "";

const ASIAN = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]";
const MADE_OF = new RegExp(
  `\\b(?:${[
    "(?:made|crafted|cut|woven|knitted|sewn|tailored) (?:of|from|in|with)",
    "aus",
    "(?:confectionn|réalis|tiss|tricot|fabriqu|coup)ée?s? (?:en|dans)",
    "(?:realizzat|confezionat|tessut|tagliat)[oaie] (?:in|con)",
    "(?:confeccionad|hech|elaborad|tejid)[oa]s? (?:en|de|con)",
  ].join("|")})(?: \\p{L}[\\p{L}'’-]*){1,4}|(?<!\\p{L})из(?: \\p{L}+){1,3}|` +
    `${ASIAN}+(?:素材|製|生地|を使用|制成|面料|材质| ?소재| ?원단|로 만든)|(?:采用|选用)${ASIAN}{1,12}`,
  "giu",
);

const listOf = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

const textOf = (html = ""): string => html.replaceAll(/<[^>]*>/gu, " ").replaceAll("&amp;", "&");

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
