// What a language of the glossary consists of: tables of its words, and the grammar that puts them together.
import type {
  CategoryName,
  ColourName,
  Country,
  DepartmentName,
  Fibre,
  Material,
  Modifier,
  NavigationName,
  Noun,
  Pattern,
  ProductTypeName,
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
  readonly navigation: Readonly<Record<NavigationName, string>>;
  readonly fibres: Readonly<Record<Fibre, string>>;
  /** The whole line: "Made in Italy". */
  readonly madeIn: Readonly<Record<Country, string>>;
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

export interface Season {
  readonly part: "spring" | "autumn";
  readonly year: number;
}

/** Sentences are whole, with their full stop. */
export interface Grammar<Form extends string = string> {
  /** The first letter is made a capital afterwards. */
  title(words: TitleWords<Form>): string;
  collection(words: CollectionWords): string;
  /** "70% wool, 30% cashmere" of its fibres; "…, plated with 18-karat gold"; "Lining: 100% silk." */
  composition(fibres: readonly (readonly [percent: number, fibre: string])[], isPlated: boolean): string;
  lining(percent: number, fibre: string): string;
  /** "The model is 178 cm tall and wears size S." */
  modelWears(height: number, size: string): string;
  /** "Measures 24 cm wide, 18 cm high and 9 cm deep." */
  measures(width: number, height: number, depth: number): string;
  /** "Spring–summer 2026", "Permanent collection" */
  seasonName(season: Season): string;
}
