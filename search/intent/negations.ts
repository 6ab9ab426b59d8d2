// What a query excludes, such as "without sleeves". Known words are left alone: "无袖" (sleeveless) excludes nothing.

import { queryWords } from "../engine/text/analyse.ts";
import { all, any, type Filter, is } from "../query.ts";
import type { UnderstandText } from "../understood-query.ts";
import { type MeaningTable, plainForm, WORDS_ATTRIBUTE } from "./meaning-table.ts";
import { gluedNegations, type ReadNegation, readRules, type ReadRules } from "./read-rules.ts";
import { takePhrases } from "./typed-phrases.ts";

export interface ReadQuery extends ReadRules {
  /** True if a translation of the whole text would leave out a price, a size or a negation. */
  readonly isLossy: boolean;
}

/** The rules of the language, without negations that the table or the translation knows as parts of words. */
export async function readNegations(
  text: string,
  language: string,
  table: MeaningTable,
  understand: UnderstandText | undefined,
): Promise<ReadQuery> {
  const rules = readRules(text, language, await knownNegations(text, language, table, understand));
  const { price, cheap, size } = rules;
  const hasRules = price !== undefined || cheap !== undefined || size !== undefined;
  if (rules.not.length === 0) return { ...rules, isLossy: hasRules };
  const { taken } = takePhrases(text, table);
  const isLess = rules.not.length === 1 && (await hasLess(text, understand));
  const translated = await Promise.all(rules.not.map(async (read) => isLess || isTranslated(text, read, understand)));
  const isPhrase = ({ from, to }: ReadNegation) => taken.some(({ span }) => span.from <= from && span.to >= to);
  const isWord = (read: ReadNegation, at: number) =>
    isPhrase(read) || (translated[at] && !/[\s-]/u.test(text.slice(read.from, read.to)));
  const words = rules.not.filter(isWord);
  return {
    ...rules,
    not: rules.not.filter((read) => !words.includes(read)),
    rest: words.reduce((rest, { from, to }) => rest.slice(0, from) + text.slice(from, to) + rest.slice(to), rules.rest),
    isLossy: hasRules || !translated.every(Boolean),
  };
}

/** In writing without spaces, negations that a known word follows. */
async function knownNegations(
  text: string,
  language: string,
  table: MeaningTable,
  understand: UnderstandText | undefined,
): Promise<readonly ReadNegation[]> {
  const found: ReadNegation[] = [];
  for (const { from, to } of gluedNegations(text, language)) {
    const length = await knownStart(text.slice(to), table, understand);
    const word = text.slice(to, to + length);
    const end = to + length + (/^[的の]/u.test(text.slice(to + length)) ? 1 : 0);
    const read = { word, from, to: end };
    if (length > 0 && !(await isTranslated(text, read, understand))) found.push(read);
  }
  return found;
}

/** Longest word of a language without spaces that a translation is asked for. */
const LONGEST_WORD = 6;

/** Length of the longest known word that a text begins with; 0 if there is none. */
async function knownStart(
  text: string,
  { typed }: MeaningTable,
  understand: UnderstandText | undefined,
): Promise<number> {
  const plain = plainForm(text);
  const phrase = typed.find((one) => plain.startsWith(one.text));
  if (phrase) return phrase.text.length;
  const run =
    /^\p{L}+/u
      .exec(text)?.[0]
      .split(/[的の]/u)[0]!
      .slice(0, LONGEST_WORD) ?? "";
  if (!understand) return 0;
  // A word behind it, so that an unfinished one is not completed.
  const translate = async (part: string) => english((await understand(`${part} x`)).replace(/ ?x$/u, ""));
  for (let { length } = run; length > 0; length--) {
    const word = run.slice(0, length);
    const whole = await translate(word);
    if (whole === "") continue;
    const cuts = Array.from({ length: length - 1 }, (_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const);
    const isJoined = async ([first, last]: (typeof cuts)[number]) => {
      const parts = [await translate(first), await translate(last)];
      if (parts.filter(Boolean).join(" ") !== whole || ENDING.test(last)) return false;
      // Unknown characters beside a known word are left out, unless they begin another word.
      return parts[0] !== "" || english(await understand(first)) === "";
    };
    if (!(await Promise.all(cuts.map(isJoined))).includes(true)) return length;
  }
  return 0;
}

/** The translation; empty if anything is left in the typed script. */
const english = (text: string): string => (/^[\p{Script=Latin}\d\s-]+$/u.test(text) ? text : "");

/** Colour and stuff, behind a word that means the same without them. */
const ENDING = /^[色革质]$/u;

/** True if the translation has a word for the negation and what it negates: "sleeveless", "collarless jacket". */
async function isTranslated(
  text: string,
  { from, to, word }: ReadNegation,
  understand: UnderstandText | undefined,
): Promise<boolean> {
  if (!understand) return false;
  const [whole, positive] = await Promise.all([
    understand(text),
    understand(`${text.slice(0, from)} ${word} ${text.slice(to)}`),
  ]);
  const others = new Set([...queryWords(positive), ...queryWords(text)]);
  return queryWords(whole).some((one) => !others.has(one));
}

/** True if the translation has a word such as "collarless", for translations that skip the negation itself: "veste sans col". */
async function hasLess(text: string, understand: UnderstandText | undefined): Promise<boolean> {
  const typed = queryWords(text);
  return queryWords((await understand?.(text)) ?? "").some((one) => one.endsWith("less") && !typed.includes(one));
}

export interface Exclusion {
  /** The products that it excludes. */
  readonly filter: Filter;
  /** True if the table says what the word means. */
  readonly hasMeaning: boolean;
}

/** A negated word and its kinds in the table. Undefined for an empty text. */
export function exclusionOf(text: string, table: MeaningTable): Exclusion | undefined {
  const phrase = queryWords(text);
  if (phrase.length === 0) return undefined;
  const meaning = table.of(phrase);
  const meant = [meaning?.section === "occasions" ? undefined : meaning, table.kindsOf(phrase)].flatMap(
    (one) => one?.tiers[0] ?? [],
  );
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
  return {
    filter: any(
      all(
        ...phrase.map((word) =>
          is(WORDS_ATTRIBUTE, ...table.alike(word), ...FORMS.map((form) => table.alike(word)[0]! + form)),
        ),
      ),
      is("color", capitalised),
      is("material", capitalised),
      ...meant.map((conditions) => ({ kind: "all", of: conditions.map(table.filterOf) }) as const),
    ),
    hasMeaning: meant.length > 0,
  };
}

/** "No hood" excludes hooded, "no sleeves" sleeved, "no stripes" striped. */
const FORMS = ["ed", "d", "y"] as const;
