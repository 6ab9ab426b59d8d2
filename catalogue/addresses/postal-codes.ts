// Postal codes by country, and the form in which its post writes them.
// Sources: the Universal Postal Union's addressing sheets and the postal operators' own pages.

import { lookUp } from "../look-up.ts";

type PostalRow = readonly [pattern: RegExp, example: string];

const digits = (count: number, example: string): PostalRow => [new RegExp(`^\\d{${count}}$`), example];

const UK_CODE = /^(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;
const IRELAND_CODE = /^[A-Z]\d[\dW] [A-Z\d]{4}$/;

/** Patterns, and examples in the usual form: what precedes the last part of an example separates it in every code. */
export const POSTAL_CODES: Readonly<Record<string, PostalRow>> = {
  AD: [/^AD\d{3}$/, "AD500"],
  AT: digits(4, "1010"),
  AU: digits(4, "2000"),
  BE: digits(4, "1000"),
  BG: digits(4, "1000"),
  BR: [/^\d{5}-\d{3}$/, "01310-100"],
  CA: [/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, "M5V 2T6"],
  CH: digits(4, "8001"),
  CN: digits(6, "200040"),
  CY: digits(4, "1010"),
  CZ: [/^\d{3} \d{2}$/, "110 00"],
  DE: digits(5, "10115"),
  DK: digits(4, "1050"),
  DZ: digits(5, "16000"),
  EE: digits(5, "10111"),
  ES: digits(5, "28001"),
  FI: digits(5, "00100"),
  FR: digits(5, "75001"),
  GB: [UK_CODE, "W1S 1AA"],
  GG: [UK_CODE, "GY1 1AA"],
  GR: [/^\d{3} \d{2}$/, "105 57"],
  HR: digits(5, "10000"),
  HU: digits(4, "1051"),
  ID: digits(5, "10110"),
  IM: [UK_CODE, "IM1 1AA"],
  IN: digits(6, "110001"),
  IS: digits(3, "101"),
  IT: digits(5, "20121"),
  JE: [UK_CODE, "JE2 3AB"],
  JP: [/^\d{3}-\d{4}$/, "100-0001"],
  KR: digits(5, "04524"),
  KZ: [/^(?:\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d)$/, "050000"],
  LI: digits(4, "9490"),
  LT: [/^LT-\d{5}$/, "LT-01103"],
  LU: digits(4, "1009"),
  LV: [/^LV-\d{4}$/, "LV-1010"],
  MA: digits(5, "20000"),
  MC: [/^980\d{2}$/, "98000"],
  MT: [/^[A-Z]{3} \d{4}$/, "VLT 1117"],
  MX: digits(5, "06600"),
  MY: digits(5, "50450"),
  NL: [/^\d{4} [A-Z]{2}$/, "1012 JS"],
  NO: digits(4, "0150"),
  NZ: digits(4, "1010"),
  PH: digits(4, "1226"),
  PL: [/^\d{2}-\d{3}$/, "00-001"],
  PR: [/^00[679]\d{2}(?:-\d{4})?$/, "00901"],
  PT: [/^\d{4}-\d{3}$/, "1100-148"],
  RO: digits(6, "010011"),
  RS: digits(5, "11000"),
  RU: digits(6, "101000"),
  SA: [/^\d{5}(?:-\d{4})?$/, "11564"],
  SE: [/^\d{3} \d{2}$/, "111 20"],
  SG: digits(6, "238801"),
  SI: digits(4, "1000"),
  SK: [/^\d{3} \d{2}$/, "811 01"],
  SM: [/^4789\d$/, "47890"],
  TH: digits(5, "10330"),
  TR: digits(5, "34010"),
  TW: [/^\d{3}(?:\d{2,3})?$/, "110"],
  UA: digits(5, "01001"),
  US: [/^\d{5}(?:-\d{4})?$/, "10012"],
  VN: [/^\d{5,6}$/, "70000"],
  ZA: digits(4, "2196"),
  IL: [/^\d{5}(?:\d{2})?$/, "6100000"],
  IE: [IRELAND_CODE, "D02 AF30"],
};

/** Digits that a longer code adds to the example's. */
const EXTENSIONS: Readonly<Record<string, string>> = { PR: "-0000", SA: "-0000", US: "-0000" };

/**
 * A typed code in the usual form of its country: "sw1a1aa" becomes "SW1A 1AA", "１０４００６１" 104-0061, "D-10115" 10115. One that fits no
 * pattern remains as typed, in upper case.
 */
export function postalCodeIn(country: string, typed: string): string {
  // Japanese keyboards type wide digits, and a long vowel mark for a hyphen.
  const upper = typed.normalize("NFKC").toUpperCase();
  const row = lookUp(POSTAL_CODES, country);
  if (!row) return upper;
  const [pattern, example] = row;
  const compact = upper.replaceAll(/[\s〒\p{Pd}−ー]/gu, "");
  // Labels for other countries begin with that of the destination (D-10115), and Baltic ones at home too (LT-01103).
  const bare = compact.replace(/^[A-Z]{1,3}(?=\d)/, "");
  const forms = [example, example + (lookUp(EXTENSIONS, country) ?? "")];
  return (
    [compact, bare, `${country}${bare}`]
      .flatMap((code) => [code, ...forms.map((form) => separated(code, form))])
      .find((code) => pattern.test(code)) ?? upper
  );
}

/** The code with the separator of an example, before as many characters. */
function separated(code: string, example: string): string {
  const [separator = "", ...tail] = /[ -][^ -]+$/.exec(example)?.[0] ?? "";
  return `${code.slice(0, -tail.length)}${separator}${code.slice(-tail.length)}`;
}
