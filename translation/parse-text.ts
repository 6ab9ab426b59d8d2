// Reads English sentences and headings that are put together from parts: introductions, measures, compositions, collections.
import type { CollectionWords, Grammar, Season } from "./language.ts";
import { parseIntro, type ParsedIntro } from "./parse-intro.ts";
import {
  CATEGORIES,
  type CategoryName,
  CITIES,
  type City,
  COUNTRIES,
  type Country,
  type DepartmentName,
  type Fibre,
  FIBRES,
  type Palette,
  PALETTES,
  PRODUCT_TYPES,
  type ProductTypeName,
} from "./vocabulary/index.ts";

export type Goods = CategoryName | ProductTypeName;

export interface ParsedCollection {
  readonly department?: DepartmentName;
  readonly offer?: NonNullable<CollectionWords["offer"]>;
  readonly goods?: Goods;
}

export type ParsedText =
  | { readonly kind: "intro"; readonly intro: ParsedIntro }
  | { readonly kind: "made-in"; readonly country: Country }
  | { readonly kind: "composition"; readonly fibres: readonly (readonly [number, Fibre])[]; readonly isPlated: boolean }
  | { readonly kind: "lining"; readonly share: number; readonly fibre: Fibre }
  | { readonly kind: "model-wears"; readonly height: number; readonly size: string }
  | { readonly kind: "measures"; readonly measures: readonly [number, number, number] }
  | {
      readonly kind: "opening";
      readonly as: keyof Grammar["opening"];
      readonly name: string;
      readonly city: City;
      readonly year: number;
    }
  | { readonly kind: "closing"; readonly as: keyof Grammar["closing"]; readonly palette: Palette }
  | { readonly kind: "collection"; readonly collection: ParsedCollection }
  | { readonly kind: "department-line"; readonly department: DepartmentName }
  | { readonly kind: "sub-category-line"; readonly collection: ParsedCollection }
  | { readonly kind: "type-line"; readonly productType: ProductTypeName }
  | { readonly kind: "season"; readonly season: Season };

/** One sentence or heading; undefined when it is none of the shop's. */
export function parseText(text: string): ParsedText | undefined {
  for (const reader of READERS) {
    const parsed = reader(text);
    if (parsed) return parsed;
  }
  return undefined;
}

type Reader = (text: string) => ParsedText | undefined;

const oneOf =
  <Key extends string>(keys: readonly Key[]) =>
  (text: string | undefined): Key | undefined =>
    keys.find((key) => key === text);

const asCity = oneOf(CITIES);
const asCountry = oneOf(COUNTRIES);
const asFibre = oneOf(FIBRES);
const asPalette = oneOf(PALETTES);
const asProductType = oneOf(PRODUCT_TYPES);
const asGoods = oneOf<Goods>([...CATEGORIES, ...PRODUCT_TYPES]);

const WHOSE: readonly (readonly [possessive: string, department: DepartmentName])[] = [
  ["Women's", "Women"],
  ["Men's", "Men"],
  ["Kids'", "Kids"],
  ["Girls'", "Girls"],
  ["Boys'", "Boys"],
  ["Baby Girl", "Baby Girl"],
  ["Baby Boy", "Baby Boy"],
  ["Teen Girl", "Teen Girl"],
  ["Teen Boy", "Teen Boy"],
];

/** Tags have their apostrophes straight, what is printed has them turned: "Women’s". */
const whoseOf = (text: string, end: string): (typeof WHOSE)[number] | undefined =>
  WHOSE.find(([one]) => text.replace("’", "'").startsWith(`${one}${end}`));

/** "New Women’s Shoes", "Baby Girl Shoes on Sale", "Kids’ Sale" */
function readCollection(text: string): ParsedCollection | undefined {
  const isNew = text.startsWith("New ") && text !== "New Arrivals";
  const isSale = text.endsWith(" on Sale");
  const bare = isSale ? text.slice(0, -" on Sale".length) : isNew ? text.slice("New ".length) : text;
  const [possessive, department] = whoseOf(bare, " ") ?? [];
  const rest = possessive === undefined ? bare : bare.slice(possessive.length + 1);
  if (rest === "Sale" || rest === "New Arrivals")
    return { ...(department && { department }), offer: rest === "Sale" ? "sale" : "new" };
  const goods = asGoods(rest);
  if (!goods) return undefined;
  return { ...(department && { department }), ...((isSale || isNew) && { offer: isSale ? "sale" : "new" }), goods };
}

/** "Women’s clothing": as a heading, but for its small letters. */
const readWhose = (text: string): ParsedCollection | undefined => {
  const [possessive, department] = whoseOf(text, " ") ?? [];
  const goods = possessive && CATEGORIES.find((one) => one.toLowerCase() === text.slice(possessive.length + 1));
  return department && goods ? { department, goods } : undefined;
};

const OPENINGS: readonly (readonly [as: keyof Grammar["opening"], pattern: RegExp])[] = [
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

const CLOSINGS: readonly (readonly [as: keyof Grammar["closing"], pattern: RegExp])[] = [
  ["expect", /^Expect (.+)\.$/u],
  ["home", /^The palette stays close to home: (.+)\.$/u],
  ["season", /^Each season returns to (.+)\.$/u],
  ["cloth", /^What changes is the cloth; what stays is (.+)\.$/u],
];

const DEPARTMENT_LINE = " clothing, shoes and accessories from designers we would buy from ourselves.";
const PLATED = ", plated with 18-karat gold";

const READERS: readonly Reader[] = [
  (text) => {
    const collection = readCollection(text);
    return collection && { kind: "collection", collection };
  },
  (text) => {
    const intro = parseIntro(text);
    return intro && { kind: "intro", intro };
  },
  (text) => {
    const country = asCountry(/^Made in (?:the )?(.+)$/u.exec(text)?.[1]);
    return country && { kind: "made-in", country };
  },
  (text) => {
    const isPlated = text.endsWith(`${PLATED}.`);
    const bare = isPlated ? text.slice(0, -PLATED.length - 1) : text.slice(0, -1);
    if (!text.endsWith(".") || !/^\d+% /u.test(bare)) return undefined;
    const fibres = bare.split(", ").map((one) => {
      const [, share = "", name] = /^(\d+)% (.+)$/u.exec(one) ?? [];
      return [Number(share), asFibre(name)] as const;
    });
    const known = fibres.flatMap(([share, fibre]) => (fibre ? [[share, fibre] as const] : []));
    return known.length === fibres.length ? { kind: "composition", fibres: known, isPlated } : undefined;
  },
  (text) => {
    const [, share, name] = /^Lining: (\d+)% (.+)\.$/u.exec(text) ?? [];
    const fibre = asFibre(name);
    return fibre && { kind: "lining", share: Number(share), fibre };
  },
  (text) => {
    const [, height, size] = /^The model is (\d+) cm tall and wears size (.+)\.$/u.exec(text) ?? [];
    return size === undefined ? undefined : { kind: "model-wears", height: Number(height), size };
  },
  (text) => {
    const [, ...found] = /^Measures (\d+) cm wide, (\d+) cm high and (\d+) cm deep\.$/u.exec(text) ?? [];
    const [width, height, depth] = found.map(Number);
    if (width === undefined || height === undefined || depth === undefined) return undefined;
    return { kind: "measures", measures: [width, height, depth] };
  },
  (text) => {
    for (const [as, pattern] of OPENINGS) {
      const { name, city, year } = pattern.exec(text)?.groups ?? {};
      const known = asCity(city);
      if (name && known) return { kind: "opening", as, name, city: known, year: Number(year) };
    }
    return undefined;
  },
  (text) => {
    for (const [as, pattern] of CLOSINGS) {
      const palette = asPalette(pattern.exec(text)?.[1]);
      if (palette) return { kind: "closing", as, palette };
    }
    return undefined;
  },
  (text) => {
    const department = whoseOf(text, DEPARTMENT_LINE)?.[1];
    return department && { kind: "department-line", department };
  },
  (text) => {
    const named = /^(.+) of this season and the last, from established houses and new names\.$/u.exec(text)?.[1];
    const collection = named === undefined ? undefined : readWhose(named);
    return collection && { kind: "sub-category-line", collection };
  },
  (text) => {
    const productType = asProductType(
      /^(.+) for every season, with sizes and stock as they are today\.$/u.exec(text)?.[1],
    );
    return productType && { kind: "type-line", productType };
  },
  (text) => {
    const [, part, year] = /^(Spring–summer|Autumn–winter) (\d{4})$/u.exec(text) ?? [];
    return part
      ? { kind: "season", season: { part: part.startsWith("S") ? "spring" : "autumn", year: Number(year) } }
      : undefined;
  },
];
