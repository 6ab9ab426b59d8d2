// Reads sizes: "size 39", "10 UK", "W32 L34", "24.5 cm", "age 8". Pure: values in, values out.

import { blanked, END, MONEY, type Pattern, regex, type Span, START, YEARS } from "./patterns.ts";
import type { RuleWords } from "./rule-words.ts";

export interface ReadSize extends Span {
  /** The size as people say it: "42", "M", "UK 9". */
  readonly name: string;
  /** Labels that sizes of the catalogue may have. */
  readonly labels: readonly string[];
  /** True for a number that need not be a size. */
  readonly isGuess?: true;
}

export type SizePattern = Pattern<Omit<ReadSize, keyof Span>>;

/** A number that no rule has read, as a guess of a size. */
export const guessedSize = (text: string, at: Span): ReadSize | undefined => {
  const number = text.slice(at.from, at.to);
  return /^\d{1,3}(?:[.,]5)?$/u.test(number)
    ? { ...at, name: number, labels: numbered(number), isGuess: true }
    : undefined;
};

/** The rules with the first number that they have not read as a guess of the size, unless there is a size. */
export function withGuessedSize<Rules extends { readonly size: ReadSize | undefined; readonly rest: string }>(
  rules: Rules,
  isHalf: boolean,
): Rules {
  const number = rules.size ? undefined : (isHalf ? HALF_NUMBER : BARE_NUMBER).exec(rules.rest);
  const span = number && { from: number.index, to: number.index + number[0].length };
  const size = span && guessedSize(rules.rest, span);
  return size ? { ...rules, size, rest: blanked(rules.rest, span) } : rules;
}

const LETTERS = "xxs|xs|s|m|l|xl|xxl|xxxl|[2-4]xl|small|medium|large|extra large|extra small";
const SYSTEMS = "uk|us|it|eu|fr|jp|kr|cn|br|ru";
/** Of a foot or a body. */
const CENTIMETRES = "cm|センチ|厘米|公分|см|سم|센티";
const MILLIMETRES = "mm|ミリ|毫米|밀리";
const UNITS = `${CENTIMETRES}|${MILLIMETRES}`;
/** Without "de", which is a word of Romance languages: "talla 38 de seda". */
const NUMBER_SIZE = `(?:(${SYSTEMS})\\s*)?(\\d{1,3}(?:[.,]5)?)(?:\\s*(${SYSTEMS}|${UNITS}))?`;
/** "32/34", "W32 L34", "32x34", "36/38" */
const TWO_SIZES = "w?\\s*(\\d{2})\\s*[/x×]\\s*l?\\s*(\\d{2})|w\\s*(\\d{2})\\s*l\\s*(\\d{2})";

const LETTER_NAMES: Readonly<Record<string, string>> = {
  small: "S",
  medium: "M",
  large: "L",
  "extra large": "XL",
  "extra small": "XS",
  "2xl": "XXL",
  "3xl": "XXXL",
  "4xl": "XXXXL",
};

const letter = (text: string) => {
  const name = LETTER_NAMES[text] ?? text.toUpperCase();
  return { name, labels: [name] };
};

const ALL_SYSTEMS = ["IT", "FR", "EU", "DE", "UK", "US", "JP", "KR", "CN", "RU", "BR", "AU", "NUM"];
const EUROPEAN = ["IT", "FR", "EU", "DE"];

/** All labels that a number may have: a bare number names no system. */
const numbered = (number: string, system?: string): readonly string[] => {
  const size = number.replace(",", ".");
  const systems = system === undefined ? ALL_SYSTEMS : system === "eu" ? EUROPEAN : [system.toUpperCase()];
  const named = systems.map((one) => `${one} ${size}`);
  return system === undefined ? [...named, size, `${size} in`, `${size} cm`] : named;
};

/** Japanese shoes are numbered by the foot in centimetres, Korean ones in millimetres. */
const measured = (number: string, unit: string) => {
  const centimetres = Number(number.replace(",", ".")) / (new RegExp(MILLIMETRES, "u").test(unit) ? 10 : 1);
  return {
    name: `${centimetres} cm`,
    labels: [`JP ${centimetres}`, `KR ${centimetres * 10}`, `${centimetres} cm`],
  };
};

const numberSize = (match: RegExpExecArray) => {
  const system = match[1] || match[3];
  const number = match[2]!;
  if (system !== undefined && new RegExp(UNITS, "u").test(system)) return measured(number, system);
  return { name: system ? `${system.toUpperCase()} ${number}` : number, labels: numbered(number, system) };
};

/** A waist with a length, which no filter has, or a size between two: 36 or 38. */
const twoSizes = (match: RegExpExecArray) => {
  const [one = 0, other = 0] = match.slice(1).flatMap((number) => (number ? Number(number) : []));
  const isWaist = one >= 23 && one <= 50 && other >= 24 && other <= 40;
  const isBetween = other - one === 2 && one % 2 === 0;
  const labels = [
    ...(isWaist ? [`${one} in`] : []),
    ...(isBetween ? [one, other].flatMap((size) => numbered(String(size))) : []),
  ];
  // "23/24" is a year.
  return labels.length === 0 || other - one === 1 ? undefined : { name: `${one}/${other}`, labels };
};

/** Large sizes, in the systems of women's clothes. */
const PLUS_SIZES: Omit<ReadSize, keyof Span> = {
  name: "XL+",
  labels:
    "XL,XXL,XXXL,XXXXL,2XL,3XL,4XL,5XL,UK 16,UK 18,UK 20,UK 22,US 12,US 14,US 16,US 18,IT 48,IT 50,IT 52,IT 54,FR 44,FR 46,FR 48,FR 50".split(
      ",",
    ),
};

/** Sizes that the words of a language name. */
export function sizesOf({ size, sizeAfter, plusSize, isSpaceless = false }: RuleWords): readonly SizePattern[] {
  const letters = `(${LETTERS})(?!['’])${END}`;
  const sizes: SizePattern[] = [
    [regex(`${START}(?:${size})[\\s:：]*(?:${TWO_SIZES})${END}`), twoSizes],
    [regex(isSpaceless ? plusSize : `${START}(?:${plusSize})${END}`), () => PLUS_SIZES],
    // A space, so that the plural is no small size.
    [regex(`${START}(?:${size})${isSpaceless ? "[\\s:：]*" : "[\\s:]+"}${letters}`), (match) => letter(match[1]!)],
    [regex(`${START}(?:${size})[\\s:：]*${NUMBER_SIZE}${END}`), numberSize],
  ];
  if (sizeAfter) {
    const after = `\\s*(?:${sizeAfter})${isSpaceless ? "" : END}`;
    sizes.push([regex(`${START}(${LETTERS})${after}`), (match) => letter(match[1]!)]);
    sizes.push([regex(`${START}${NUMBER_SIZE}${after}`), numberSize]);
  }
  return sizes;
}

/** In Chinese and Japanese, other words adjoin it. */
const measure = (number: string, unit: string): string =>
  `(?<![\\p{Script=Latin}\\p{N}.,])(${number})\\s*(${unit})(?![\\p{Script=Latin}\\p{N}])`;

const asGuess = <Size>(size: Size): (Size & { readonly isGuess: true }) | undefined =>
  size && { ...size, isGuess: true };

const bareNumber = (digits: string): RegExp => regex(`(?<![\\p{L}\\p{N}.,/-])${digits}(?![\\p{L}\\p{N}.,/-])`);
const HALF_NUMBER = bareNumber("\\d{1,3}[.,]5");
const BARE_NUMBER = bareNumber("\\d{1,3}(?:[.,]5)?");

/** Sizes that are written alike in all languages. */
export const PLAIN_SIZES: readonly SizePattern[] = [
  [regex(`${START}(?:${TWO_SIZES})${END}`), (match) => asGuess(twoSizes(match))],
  [
    regex(`${START}(?:waist\\s*|w\\s?)(\\d{2})${END}`),
    (match) => ({ name: `${match[1]} in`, labels: [`${match[1]} in`] }),
  ],
  [
    regex(`${START}(\\d{2})\\s*(?:inch(?:es)?|in)?\\s*waist${END}`),
    (match) => ({ name: `${match[1]} in`, labels: [`${match[1]} in`] }),
  ],
  [
    regex(`${START}(?:aged?\\s*(\\d{1,2})|(\\d{1,2})\\s*(?:${YEARS}|y|岁|歳|才|세)(?:\\s*olds?)?)${END}`),
    (match) => ({ name: `${match[1] ?? match[2]}Y`, labels: [`${match[1] ?? match[2]}Y`] }),
  ],
  [
    regex(`${START}(\\d{1,2})\\s*(?:months?|mths?|mois|monate|mesi|meses)(?:\\s*old)?${END}`),
    (match) => ({ name: `${match[1]}M`, labels: [`${match[1]}M`] }),
  ],
  [regex(`${START}(${SYSTEMS})\\s*(\\d{1,3}(?:[.,]5)?)()${END}`), numberSize],
  [regex(`${START}()(\\d{1,3}(?:[.,]5)?)\\s*(${SYSTEMS})${END}(?!\\s*${MONEY})`), numberSize],
  // Fewer centimetres are a heel or a strap, more a scarf.
  [regex(measure("[2-9]\\d(?:[.,]5)?|1[0-3]\\d", CENTIMETRES)), (match) => asGuess(measured(match[1]!, match[2]!))],
  [regex(measure("2\\d[05]", MILLIMETRES)), (match) => asGuess(measured(match[1]!, match[2]!))],
  [regex(`${START}(?:in )(small|medium|large)${END}`), (match) => letter(match[1]!)],
  [regex(`${START}(xxs|xs|xl|xxl|xxxl|2xl|3xl)${END}`), (match) => letter(match[1]!)],
];

/** Sizes only where a size is expected: "-s", "-42". */
export const BARE_SIZES: readonly SizePattern[] = [
  [regex(`^(${LETTERS})${END}`), (match) => letter(match[1]!)],
  [regex(`^${NUMBER_SIZE}${END}`), numberSize],
];
