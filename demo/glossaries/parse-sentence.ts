// Parses the English sentences that the demo composes from parts: introductions, designers' pages, lines of listings.
import { splitDepartment } from "#translation";
import {
  CATEGORIES,
  type CategoryName,
  type DepartmentName,
  PRODUCT_TYPES,
  type ProductTypeName,
} from "#translation/vocabulary";
import type { Sentences } from "./demo-language.ts";
import { CITIES, type City, type Palette, PALETTES } from "./english/index.ts";
import { parseIntro, type ParsedIntro } from "./parse-intro.ts";

export type ParsedSentence =
  | { readonly kind: "intro"; readonly intro: ParsedIntro }
  | {
      readonly kind: "opening";
      readonly as: keyof Sentences["opening"];
      readonly name: string;
      readonly city: City;
      readonly year: number;
    }
  | { readonly kind: "closing"; readonly as: keyof Sentences["closing"]; readonly palette: Palette }
  | { readonly kind: "department-line"; readonly department: DepartmentName }
  | { readonly kind: "sub-category-line"; readonly department: DepartmentName; readonly category: CategoryName }
  | { readonly kind: "type-line"; readonly productType: ProductTypeName };

/** Undefined if the sentence follows none of the demo's patterns. */
export function parseSentence(text: string): ParsedSentence | undefined {
  for (const parse of PARSERS) {
    const parsed = parse(text);
    if (parsed) return parsed;
  }
  return undefined;
}

type Parser = (text: string) => ParsedSentence | undefined;

const OPENINGS: readonly (readonly [as: keyof Sentences["opening"], pattern: RegExp])[] = [
  ["personFounded", /^(?<name>.+) founded the label in (?<city>.+) in (?<year>\d{4})\.$/u],
  ["wasFounded", /^(?<name>.+) was founded in (?<city>.+) in (?<year>\d{4})\.$/u],
  ["studio", /^Since (?<year>\d{4}), (?<name>.+) has worked from a studio in (?<city>.+)\.$/u],
  [
    "around",
    /^Made in and around (?<city>.+) since (?<year>\d{4}), (?<name>.+) needs little introduction to those who know it\.$/u,
  ],
  ["dozen", /^(?<name>.+) began in (?<city>.+) in (?<year>\d{4}) with a dozen pieces and no plan to grow\.$/u],
  ["team", /^A small team in (?<city>.+) has been behind (?<name>.+) since (?<year>\d{4})\.$/u],
];

const CLOSINGS: readonly (readonly [as: keyof Sentences["closing"], pattern: RegExp])[] = [
  ["expect", /^Expect (.+)\.$/u],
  ["home", /^The palette stays close to home: (.+)\.$/u],
  ["season", /^Each season returns to (.+)\.$/u],
  ["cloth", /^What changes is the cloth; what stays is (.+)\.$/u],
];

const PARSERS: readonly Parser[] = [
  (text) => {
    const intro = parseIntro(text);
    return intro && { kind: "intro", intro };
  },
  (text) => {
    for (const [as, pattern] of OPENINGS) {
      const { name, city, year } = pattern.exec(text)?.groups ?? {};
      const known = CITIES.find((one) => one === city);
      if (name && known) return { kind: "opening", as, name, city: known, year: Number(year) };
    }
    return undefined;
  },
  (text) => {
    for (const [as, pattern] of CLOSINGS) {
      const found = pattern.exec(text)?.[1];
      const palette = PALETTES.find((one) => one === found);
      if (palette) return { kind: "closing", as, palette };
    }
    return undefined;
  },
  (text) => {
    const { department, rest } = splitDepartment(text) ?? {};
    return department && rest === "clothing, shoes and accessories from designers we would buy from ourselves."
      ? { kind: "department-line", department }
      : undefined;
  },
  (text) => {
    const named = /^(.+) of this season and the last, from established houses and new names\.$/u.exec(text)?.[1];
    const { department, rest } = splitDepartment(named ?? "") ?? {};
    const category = CATEGORIES.find((one) => one.toLowerCase() === rest);
    return department && category && { kind: "sub-category-line", department, category };
  },
  (text) => {
    const named = /^(.+) for every season, with sizes and stock as they are today\.$/u.exec(text)?.[1];
    const productType = PRODUCT_TYPES.find((one) => one === named);
    return productType && { kind: "type-line", productType };
  },
];
