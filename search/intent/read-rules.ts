// Takes prices, sizes and negation out of a query. Pure: values in, values out.

import { blanked, END, MONEY, type Pattern, regex, type Span, START, YEARS } from "./patterns.ts";
import { RULE_WORDS, type RuleWords } from "./rule-words.ts";
import { BARE_SIZES, PLAIN_SIZES, type ReadSize, sizesOf, type SizePattern } from "./size-rules.ts";

export interface ReadPrice extends Span {
  readonly min?: number;
  readonly max?: number;
}

export interface ReadNegation extends Span {
  /** Exclusions, as typed. */
  readonly word: string;
  /** The labels of an excluded size. */
  readonly labels?: readonly string[];
}

export interface ReadRules {
  readonly price: ReadPrice | undefined;
  readonly cheap: Span | undefined;
  readonly size: ReadSize | undefined;
  readonly not: readonly ReadNegation[];
  /** Exclusions beyond the limit, and excluded prices. */
  readonly ignored: readonly string[];
  /** The text with spaces in place of what was read. */
  readonly rest: string;
}

/** Reads the rules of a language, and those of English, which shoppers mix in. `known` are negations that have been read already. */
export function readRules(text: string, language: string, known: readonly ReadNegation[] = []): ReadRules {
  const lower = westernDigits(text).toLowerCase();
  let rest = lower.length === text.length ? lower : text;
  const take = <Read>(
    pattern: RegExp,
    read: (match: RegExpExecArray) => Read | undefined,
  ): (Read & Span) | undefined => {
    const match = pattern.exec(rest);
    const value = match && read(match);
    if (!match || value == null) return undefined;
    const span = { from: match.index, to: match.index + match[0].length };
    rest = blanked(rest, span);
    return { ...value, ...span };
  };
  for (const span of known) rest = blanked(rest, span);
  const all = patternsFor(language);
  const firstOf = <Read>(patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Read | undefined])[]) => {
    for (const [pattern, read] of patterns) {
      const found = take(pattern, read);
      if (found) return found;
    }
    return undefined;
  };
  // Before sizes and prices, which would otherwise ask for what is excluded.
  const not: ReadNegation[] = [...known];
  const ignored: string[] = [];
  for (let minus = MINUS.exec(rest); minus; minus = MINUS.exec(rest)) {
    const from = minus.index;
    const { length, isPrice, ...read } = excludedAt(rest.slice(from + 1), all);
    const span = { from, to: from + 1 + length };
    rest = blanked(rest, span);
    if (isPrice) ignored.push(read.word);
    else not.push({ ...read, ...span });
  }
  const hasNumber = /\d/u.test(rest);
  if (hasNumber) for (const { age } of all) take(age, () => ({}));
  const price = hasNumber ? (firstOf(all.flatMap(({ prices }) => prices)) ?? firstOf(PLAIN_PRICES)) : undefined;
  const cheap = firstOf(all.map((one) => [one.cheap, () => ({})] as const));
  const size = firstOf(all.flatMap(({ sizes }) => sizes)) ?? firstOf(PLAIN_SIZES);
  const negations = all.flatMap((one) => one.negations);
  for (let found = firstOf(negations); found; found = firstOf(negations)) not.push(found);
  ignored.push(...not.splice(MOST_NEGATIONS).map(({ word }) => word));
  return { price, cheap, size, not, ignored, rest };
}

interface Excluded extends Omit<ReadNegation, keyof Span> {
  /** Length of its text. */
  readonly length: number;
  readonly isPrice?: true;
}

/** The size, price or word that a text behind a minus begins with. */
function excludedAt(text: string, all: readonly Patterns[]): Excluded {
  const startOf = <Read>(patterns: readonly Pattern<Read>[]) => {
    for (const [pattern, read] of patterns) {
      const match = pattern.exec(text);
      if (match?.index !== 0 || PART_OF_WORD.test(text.slice(match[0].length))) continue;
      const value = read(match);
      if (value) return { word: match[0].trim(), length: match[0].length, value };
    }
    return undefined;
  };
  const price = startOf(all.flatMap(({ prices }) => prices));
  if (price) return { word: price.word, length: price.length, isPrice: true };
  const size = startOf([...all.flatMap(({ sizes }) => sizes), ...PLAIN_SIZES, ...BARE_SIZES]);
  if (size) return { word: size.word, length: size.length, labels: size.value.labels };
  const word = EXCLUDED_BY_MINUS.exec(text)![0];
  return { word, length: word.length };
}

/** Full-width and Arabic digits as 0 to 9, each in its place. */
const westernDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/gu, (digit) => String(digit.charCodeAt(0) % 16));

const MOST_NEGATIONS = 5;
const AMOUNT = `(?:${MONEY}\\s*)?(\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?(?:\\s*[万만])?)(?:\\s*${MONEY})?`;
/** Joins what was read to the following noun in Chinese and Japanese. */
const OF = "(?:的|の)?";

/** "1.200" and "1,200" are thousands, "99,50" is a decimal, "3万" is 30,000. */
function amount(text = ""): number {
  const number = text.replace(/\s*[万만]$/u, "");
  const value = Number(/[.,]\d{3}$/u.test(number) ? number.replaceAll(/[.,]/gu, "") : number.replace(",", "."));
  return number === text ? value : Math.round(value * 10_000);
}

/** Larger amounts cannot be stored to the thousandth, and are no prices. */
const MOST_AMOUNT = 1e12;

const range = (min: string | undefined, max: string | undefined) => {
  const bounds = { ...(min !== undefined && { min: amount(min) }), ...(max !== undefined && { max: amount(max) }) };
  const isSwapped = bounds.min !== undefined && bounds.max !== undefined && bounds.max < bounds.min;
  return isSwapped || Object.values(bounds).some((bound) => bound > MOST_AMOUNT) ? undefined : bounds;
};

/** A fifth less and more than an amount that is not meant exactly. */
const about = (text = "") => range(String(Math.round(amount(text) * 0.8)), String(Math.round(amount(text) * 1.2)));

type PricePattern = Pattern<Omit<ReadPrice, keyof Span>>;
type NegationPattern = Pattern<Omit<ReadNegation, keyof Span>>;

interface Patterns {
  /** An age of adults, which is no price or size: "women over 50". */
  readonly age: RegExp;
  readonly prices: readonly PricePattern[];
  readonly sizes: readonly SizePattern[];
  readonly negations: readonly NegationPattern[];
  readonly cheap: RegExp;
}

/** Between a negation and its word. */
const LINKS =
  "(?:in|made of|made from|with|too|so|very|any|an?|the|aus|zu|sehr|en|de|trop|très|di|troppo|molto|con|muy|tan|demasiado|из|очень|слишком|من)";
const EXCLUDED = "\\p{L}[\\p{L}\\p{M}]+";
/** A word of Japanese, where scripts change between words. */
const EXCLUDED_BEFORE = "[\\p{Script=Katakana}ー]+|\\p{Script=Han}+";
function patternsOf(words: RuleWords): Patterns {
  const before = (pattern: string) => `${START}(?:${pattern})\\s*`;
  const prices: PricePattern[] = words.between.map(([start, and]): PricePattern => [
    regex(
      `${start === "" ? START : before(start)}${AMOUNT}\\s*(?:${and})\\s*${AMOUNT}${start === "" ? `(?<=${MONEY})` : ""}`,
    ),
    (match) => range(match[1], match[2]),
  ]);
  prices.push([regex(`${before(words.under)}${AMOUNT}`), (match) => range(undefined, match[1])]);
  prices.push([regex(`${before(words.over)}${AMOUNT}`), (match) => range(match[1], undefined)]);
  if (words.underAfter) {
    prices.push([regex(`${AMOUNT}\\s*(?:${words.underAfter})${OF}`), (match) => range(undefined, match[1])]);
    prices.push([regex(`${AMOUNT}\\s*(?:${words.overAfter})${OF}`), (match) => range(match[1], undefined)]);
    prices.push([regex(`${AMOUNT}\\s*(?:${words.aboutAfter})${OF}`), (match) => about(match[1])]);
  }
  prices.push([regex(`${before(words.about)}${AMOUNT}${END}`), (match) => about(match[1])]);
  return {
    age: ageOf(words),
    prices,
    sizes: sizesOf(words),
    negations: negationsOf(words),
    cheap: regex(words.isSpaceless ? words.cheap : `${START}(?:${words.cheap})${END}`),
  };
}

function ageOf({ people, over, older, decade }: RuleWords): RegExp {
  const than = `(?:${over}|${older})\\s*`;
  const years = `\\s*(?:${YEARS})(?:\\s*olds?)?`;
  return regex(
    [
      `(?<=${START}(?:${people})\\s+)${than}[1-9]\\d(?!\\p{L}|[.,]?\\d|\\s*${MONEY})`,
      `(?:${START}${than})?${START}[2-9]\\d(?:${years}${END}|(?:岁|歳|才|세)(?:以上|이상)?)`,
      `${START}${than}[2-9]0['’]?s${END}`,
      ...(decade === undefined ? [] : [`${START}[2-9]0${decade}`]),
    ].join("|"),
  );
}

function negationsOf({ not, notAfter, isSpaceless = false }: RuleWords): readonly NegationPattern[] {
  const read = (match: RegExpExecArray) => ({ word: match[1]! });
  const negations: NegationPattern[] = [];
  // In writing without spaces, `gluedNegations` reads them.
  if (!isSpaceless) {
    const more = "(?:\\s(?=print|heels?|neck)\\p{L}+)?";
    // After a space or an apostrophe, so that "notched" and "noire" are words.
    const apart = `(?:[\\s-]+|(?<=['’]))(?:${LINKS}\\s+){0,2}(?:[ld]['’])?`;
    negations.push([regex(`${START}(?:${not})${apart}(${EXCLUDED})${more}`), read]);
  }
  if (notAfter) {
    const word = isSpaceless ? `(${EXCLUDED_BEFORE})` : `${START}([\\p{L}\\p{M}]+?)`;
    negations.push([regex(`${word}(?:${notAfter})(?:の|${END})`), read]);
  }
  return negations;
}

/** Negations of writing without spaces, with the position of what follows: only a word that is known is excluded, because 无 begins others. */
export function gluedNegations(text: string, language: string): readonly Span[] {
  const words = Object.hasOwn(RULE_WORDS, language) ? RULE_WORDS[language] : undefined;
  if (!words?.isSpaceless) return [];
  const pattern = GLUED.get(language) ?? new RegExp(`(?:${words.not})\\s*(?=\\p{L})`, "gu");
  GLUED.set(language, pattern);
  const matches = [...text.matchAll(pattern)].slice(0, MOST_NEGATIONS);
  return matches.map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

const GLUED = new Map<string, RegExp>();

const TO = "(?:-|–|to|à|bis|a|до)";

const PLAIN_PRICES: readonly PricePattern[] = [
  [
    regex(`${MONEY}\\s*(\\d+)\\s*${TO}\\s*(?:${MONEY}\\s*)?(\\d+)|(\\d+)\\s*${TO}\\s*(\\d+)\\s*${MONEY}`),
    (match) => range(match[1] ?? match[3], match[2] ?? match[4]),
  ],
  [regex(`[€£$¥]\\s*(\\d+)|${START}(\\d+)\\s*${MONEY}(?=\\s|$)`), (match) => range(undefined, match[1] ?? match[2])],
];

/** "dress -silk", "dress -xl", but not the minus of "100 -200" or "-200 €". */
const MINUS = regex(
  `(?<!\\S)[-−](?=\\p{L}|\\p{N}+(?![\\p{N}.,]|\\s*${MONEY}))(?<!\\d\\s*(?:${MONEY}\\s*)?[-−](?=\\p{N}))`,
);

/** "silk", "v-neck", "levi's" */
const EXCLUDED_BY_MINUS = /^[\p{L}\p{M}\p{N}]+(?:[-‐'’.&][\p{L}\p{M}\p{N}]+)*/u;
/** After "s" in "s-curve": the letter is no size. */
const PART_OF_WORD = /^[-‐'’.&][\p{L}\p{N}]/u;

/** True if a minus excludes something, which no product is found by. */
export const hasMinus = (text: string): boolean => MINUS.test(text);

const KNOWN = new Map<string, Patterns>();

function patternsFor(language: string): readonly Patterns[] {
  return [...new Set([language, "en"])].flatMap((code) => {
    const words = Object.hasOwn(RULE_WORDS, code) ? RULE_WORDS[code] : undefined;
    if (!words) return [];
    const known = KNOWN.get(code) ?? patternsOf(words);
    KNOWN.set(code, known);
    return [known];
  });
}
