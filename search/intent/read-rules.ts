// Takes prices, sizes and negation out of a query. Pure: values in, values out.

import { RULE_WORDS, type RuleWords } from "./rule-words.ts";

/** A part of the query, by its position in the text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface ReadPrice extends Span {
  readonly min?: number;
  readonly max?: number;
}

export interface ReadSize extends Span {
  /** The size as people say it: "42", "M", "UK 9". */
  readonly name: string;
  /** Labels that sizes of the catalogue may have. */
  readonly labels: readonly string[];
  /** True for a number that need not be a size. */
  readonly isGuess?: true;
}

export interface ReadNegation extends Span {
  /** Exclusions, as typed. */
  readonly word: string;
}

export interface ReadRules {
  readonly price: ReadPrice | undefined;
  readonly cheap: Span | undefined;
  readonly size: ReadSize | undefined;
  readonly not: readonly ReadNegation[];
  /** The text with spaces in place of what was read. */
  readonly rest: string;
}

/** Reads the rules of a language, and those of English, which shoppers mix in. */
export function readRules(text: string, language: string): ReadRules {
  const lower = westernDigits(text).toLowerCase();
  let rest = lower.length === text.length ? lower : text;
  const take = <Read>(
    pattern: RegExp,
    read: (match: RegExpExecArray) => Read | undefined,
  ): (Read & Span) | undefined => {
    const match = pattern.exec(rest);
    const value = match && read(match);
    if (!match || value == null) return undefined;
    const [from, to] = [match.index, match.index + match[0].length];
    rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
    return { ...value, from, to };
  };
  const all = patternsFor(language);
  const firstOf = <Read>(patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Read | undefined])[]) => {
    for (const [pattern, read] of patterns) {
      const found = take(pattern, read);
      if (found) return found;
    }
    return undefined;
  };
  const price = firstOf(all.flatMap(({ prices }) => prices)) ?? firstOf(PLAIN_PRICES);
  const cheap = firstOf(all.map((one) => [one.cheap, () => ({})] as const));
  const size = firstOf(all.flatMap(({ sizes }) => sizes)) ?? firstOf(PLAIN_SIZES);
  const not: ReadNegation[] = [];
  for (;;) {
    const found = firstOf(all.flatMap(({ negations }) => negations));
    if (!found || not.length === MOST_NEGATIONS) break;
    not.push(found);
  }
  return { price, cheap, size, not, rest };
}

/** A number that no rule has read, as a guess of a size. */
export const guessedSize = (text: string, at: Span): ReadSize | undefined => {
  const number = text.slice(at.from, at.to);
  return /^\d{1,3}(?:\.5)?$/u.test(number)
    ? { ...at, name: number, labels: numbered(number), isGuess: true }
    : undefined;
};

/** Full-width and Arabic digits as 0 to 9, each in its place. */
const westernDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/gu, (digit) => String(digit.charCodeAt(0) % 16));

const MOST_NEGATIONS = 5;
const MONEY =
  "(?:euros?|eur|евро|يورو|欧元|ユーロ|유로|€|pounds?|gbp|£|dollars?|usd|\\$|quid|bucks|元|円|원|¥|руб\\p{L}*|₽)";
const AMOUNT = `(?:${MONEY}\\s*)?(\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?(?:\\s*[万만])?)(?:\\s*${MONEY})?`;
const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";
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

type Pattern<Read> = readonly [RegExp, (match: RegExpExecArray) => Read | undefined];
type PricePattern = Pattern<Omit<ReadPrice, keyof Span>>;
type SizePattern = Pattern<Omit<ReadSize, keyof Span>>;
type NegationPattern = Pattern<Omit<ReadNegation, keyof Span>>;

interface Patterns {
  readonly prices: readonly PricePattern[];
  readonly sizes: readonly SizePattern[];
  readonly negations: readonly NegationPattern[];
  readonly cheap: RegExp;
}

const regex = (pattern: string): RegExp => new RegExp(pattern, "u");

const LETTERS = "xxs|xs|s|m|l|xl|xxl|xxxl|2xl|3xl|small|medium|large|extra large|extra small";
const NUMBER_SIZE = "(?:(uk|us|it|eu|fr)\\s*)?(\\d{1,3}(?:[.,]5)?)(?:\\s*(uk|us|it|eu|fr))?";

const LETTER_NAMES: Readonly<Record<string, string>> = {
  small: "S",
  medium: "M",
  large: "L",
  "extra large": "XL",
  "extra small": "XS",
  "2xl": "XXL",
  "3xl": "XXXL",
};

const letter = (text: string) => {
  const name = LETTER_NAMES[text] ?? text.toUpperCase();
  return { name, labels: [name] };
};

/** All labels that a number may have: a bare number names no system. */
const numbered = (number: string, system?: string): readonly string[] => {
  const size = number.replace(",", ".");
  const systems =
    system === undefined
      ? ["IT", "FR", "EU", "UK", "US"]
      : system === "eu"
        ? ["IT", "FR", "EU"]
        : [system.toUpperCase()];
  const named = systems.map((one) => `${one} ${size}`);
  return system === undefined ? [...named, size, `${size} in`, `${size} cm`] : named;
};

const numberSize = (match: RegExpExecArray) => {
  const system = match[1] ?? match[3];
  const number = match[2]!;
  return { name: system ? `${system.toUpperCase()} ${number}` : number, labels: numbered(number, system) };
};

/** A word, in Chinese up to the particle that joins it to the noun. */
const EXCLUDED = "\\p{Script=Han}(?=的)|\\p{L}(?:(?!的)[\\p{L}\\p{M}])+";

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
  const sizes: SizePattern[] = [
    [regex(`${before(words.size)}(${LETTERS})${END}`), (match) => letter(match[1]!)],
    [regex(`${before(words.size)}${NUMBER_SIZE}${END}`), numberSize],
  ];
  if (words.sizeAfter) {
    sizes.push([regex(`${START}(${LETTERS})\\s*(?:${words.sizeAfter})`), (match) => letter(match[1]!)]);
    sizes.push([regex(`${START}${NUMBER_SIZE}\\s*(?:${words.sizeAfter})`), numberSize]);
  }
  const negations: NegationPattern[] = [
    [
      regex(
        `${START}(?:${words.not})[\\s-]*(?:in |made of |with |too |the |aus |en |de )?(${EXCLUDED})(?:的|\\s(?=print|heels?|neck)\\p{L}+)?`,
      ),
      (match) => ({ word: match[1]! }),
    ],
  ];
  if (words.notAfter) {
    negations.push([
      regex(`${START}([\\p{L}\\p{M}]{2,}?)(?:の|が)?[\\s-]*(?:${words.notAfter})(?:の|${END})`),
      (match) => ({ word: match[1]! }),
    ]);
  }
  return { prices, sizes, negations, cheap: regex(`${START}(?:${words.cheap})${END}`) };
}

const TO = "(?:-|–|to|à|bis|a|до)";

const PLAIN_PRICES: readonly PricePattern[] = [
  [
    regex(`${MONEY}\\s*(\\d+)\\s*${TO}\\s*(?:${MONEY}\\s*)?(\\d+)|(\\d+)\\s*${TO}\\s*(\\d+)\\s*${MONEY}`),
    (match) => range(match[1] ?? match[3], match[2] ?? match[4]),
  ],
  [regex(`[€£$¥]\\s*(\\d+)|${START}(\\d+)\\s*${MONEY}(?=\\s|$)`), (match) => range(undefined, match[1] ?? match[2])],
];

const PLAIN_SIZES: readonly SizePattern[] = [
  [regex(`${START}(?:waist\\s*|w)(\\d{2})${END}`), (match) => ({ name: `${match[1]} in`, labels: [`${match[1]} in`] })],
  [
    regex(`${START}(\\d{2})\\s*(?:inch(?:es)?|in)?\\s*waist${END}`),
    (match) => ({ name: `${match[1]} in`, labels: [`${match[1]} in`] }),
  ],
  [
    regex(
      `${START}(?:aged?\\s*(\\d{1,2})|(\\d{1,2})\\s*(?:years?|yrs?|y|ans|jahre|anni|años|лет|岁|歳|세)(?:\\s*olds?)?)${END}`,
    ),
    (match) => ({ name: `${match[1] ?? match[2]}Y`, labels: [`${match[1] ?? match[2]}Y`] }),
  ],
  [
    regex(`${START}(\\d{1,2})\\s*(?:months?|mths?|mois|monate|mesi|meses)(?:\\s*old)?${END}`),
    (match) => ({ name: `${match[1]}M`, labels: [`${match[1]}M`] }),
  ],
  [
    regex(`${START}(uk|us|it|eu|fr)\\s*(\\d{1,3}(?:[.,]5)?)()${END}`),
    (match) => ({ name: `${match[1]!.toUpperCase()} ${match[2]}`, labels: numbered(match[2]!, match[1]) }),
  ],
  [regex(`${START}(?:in )(small|medium|large)${END}`), (match) => letter(match[1]!)],
  [regex(`${START}(xxs|xs|xl|xxl|xxxl|2xl|3xl)${END}`), (match) => letter(match[1]!)],
];

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
