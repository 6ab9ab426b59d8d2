// What a language of the glossary consists of: tables of its words, and the grammar that puts them together.
import type {
  CategoryName,
  City,
  ColourName,
  Country,
  DepartmentName,
  DesignerText,
  Fibre,
  Making,
  Material,
  Modifier,
  Noun,
  Palette,
  Pattern,
  Predicate,
  ProductText,
  ProductTypeName,
  ShopText,
  TypeSlug,
} from "./vocabulary/index.ts";

/** Families of product types, for words that depend on what they are said of. */
export type Family = "clothing" | "knits" | "shoes" | "bags" | "jewellery" | "objects";

/**
 * A word or phrase. `{a|b|c}` gives a part once for each of the language's forms, in their order: "ceinturé{|e|s|es}".
 * Where it depends on the goods: `{ else: …, knits: …, umbrellas: … }`; a product type goes before its family.
 */
export type Wording = string | ({ readonly else: string } & { readonly [Goods in Family | TypeSlug]?: string });

export interface Language<Form extends string = string> {
  readonly code: string;
  /** Genders and numbers that adjectives agree with; one form where they do not. */
  readonly forms: readonly Form[];
  readonly nouns: Readonly<Record<Noun, readonly [form: Form, text: string]>>;
  readonly modifiers: Readonly<Record<Modifier, Wording>>;
  readonly patterns: Readonly<Record<Pattern, Wording>>;
  readonly materials: Readonly<Record<Material, Wording>>;
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly departments: Readonly<Record<DepartmentName, string>>;
  readonly categories: Readonly<Record<CategoryName, string>>;
  readonly productTypes: Readonly<Record<ProductTypeName, string>>;
  readonly fibres: Readonly<Record<Fibre, string>>;
  /** The whole line: "Made in Italy". */
  readonly madeIn: Readonly<Record<Country, string>>;
  /** As it stands in a sentence for "in Paris". */
  readonly inCity: Readonly<Record<City, string>>;
  readonly makings: Readonly<Record<Making, string>>;
  readonly predicates: Readonly<Record<Predicate, string>>;
  readonly palettes: Readonly<Record<Palette, string>>;
  readonly productTexts: Readonly<Record<ProductText, string>>;
  readonly designerTexts: Readonly<Record<DesignerText, string>>;
  readonly shopTexts: Readonly<Record<ShopText, string>>;
  readonly grammar: Grammar<Form>;
  /** How its queries are read; absent, word for word. */
  readonly query?: QueryGrammar;
}

export interface QueryGrammar {
  /** Words are written without spaces between them. */
  readonly isSpaceless?: boolean;
  /** A folded word without its ending, so that all its forms are one. */
  readonly stem?: (word: string) => string;
  /** Folded words that say nothing in a search: "из". */
  readonly skipped?: readonly string[];
  /** What else shoppers type, and what it is in English: "сумка" a bag, "кожаный" leather. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The words of a title, each already in the noun's form. */
export interface TitleWords<Form extends string = string> {
  /** What the designer calls the model, as it is. */
  readonly name?: string;
  readonly modifiers: readonly string[];
  readonly pattern?: string;
  readonly material?: string;
  readonly noun: string;
  readonly form: Form;
}

/** "Women's Shoes on Sale": at least one part is there. */
export interface CollectionWords {
  readonly department?: { readonly key: DepartmentName; readonly text: string };
  readonly offer?: "sale" | "new";
  /** A category or a product type. */
  readonly goods?: string;
}

export interface Intro<Form extends string = string> {
  readonly making: string;
  readonly cloth: string;
  readonly noun: string;
  readonly form: Form;
  readonly predicate: string;
  readonly designer: string;
  readonly season: Season | undefined;
}
export interface Season {
  readonly part: "spring" | "autumn";
  readonly year: number;
}
export interface Opening {
  readonly name: string;
  readonly inCity: string;
  readonly year: number;
}

/** Sentences are whole, with their full stop. */
export interface Grammar<Form extends string = string> {
  /** The first letter is made a capital afterwards. */
  title(words: TitleWords<Form>): string;
  collection(words: CollectionWords): string;
  readonly intro: {
    /** "Cut from wool, this coat falls cleanly." */
    made(intro: Intro<Form>): string;
    /** "Cut from wool, this coat from Ostra's autumn 2026 collection falls cleanly." Without a season: permanent. */
    collection(intro: Intro<Form>): string;
    /** "Ostra opens autumn 2026 with a coat in wool that falls cleanly." Without a season: keeps coming back to. */
    designer(intro: Intro<Form>): string;
  };
  /** "70% wool, 30% cashmere" of its fibres; "…, plated with 18-karat gold"; "Lining: 100% silk." */
  composition(fibres: readonly (readonly [percent: number, fibre: string])[], isPlated: boolean): string;
  lining(percent: number, fibre: string): string;
  /** "The model is 178 cm tall and wears size S." */
  modelWears(height: number, size: string): string;
  /** "Measures 24 cm wide, 18 cm high and 9 cm deep." */
  measures(width: number, height: number, depth: number): string;
  readonly opening: {
    personFounded(opening: Opening): string;
    wasFounded(opening: Opening): string;
    studio(opening: Opening): string;
    around(opening: Opening): string;
    dozen(opening: Opening): string;
    team(opening: Opening): string;
  };
  readonly closing: {
    expect(palette: string): string;
    home(palette: string): string;
    season(palette: string): string;
    cloth(palette: string): string;
  };
  /** "Women's clothing, shoes and accessories from designers we would buy from ourselves." */
  departmentLine(department: string): string;
  /** "Women's shoes of this season and the last, from established houses and new names." */
  subCategoryLine(collection: string): string;
  /** "Coats for every season, with sizes and stock as they are today." */
  typeLine(productType: string): string;
  /** "Spring–summer 2026", "Permanent collection" */
  seasonName(season: Season): string;
}
