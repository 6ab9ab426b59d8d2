// A language: tables of its words, and the grammar that composes them.
import type {
  CategoryName,
  ColourName,
  Country,
  DepartmentName,
  Fibre,
  Material,
  Modifier,
  NavigationName,
  JewelleryText,
  OptionText,
  Noun,
  Pattern,
  ProductTypeName,
  TypeSlug,
} from "./vocabulary/index.ts";

/** Families of product types, for words that depend on the goods. */
export type Family = "clothing" | "knits" | "shoes" | "bags" | "jewellery" | "objects";

/**
 * A word or phrase. `{a|b|c}` gives one part for each of the language's forms, in their order: "ceinturé{|e|s|es}".
 * A wording that depends on the goods is `{ else: …, knits: …, umbrellas: … }`; a product type takes precedence over its family.
 */
export type Wording = string | ({ readonly else: string } & { readonly [Goods in Family | TypeSlug]?: string });

export interface Language<Form extends string = string> {
  readonly code: string;
  /** Genders and numbers that adjectives agree with; a single form in languages without agreement. */
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
  readonly options: Readonly<Record<OptionText | JewelleryText, string>>;
  readonly fibres: Readonly<Record<Fibre, string>>;
  /** The whole line: "Made in Italy". */
  readonly madeIn: Readonly<Record<Country, string>>;
  readonly grammar: Grammar<Form>;
  /** Rules for reading queries; without them, queries are read word for word. */
  readonly query?: QueryGrammar;
}

export interface QueryGrammar {
  /** Words are joined to new ones: "Samtkleid". */
  readonly hasCompounds?: boolean;
  /** True if words are written without spaces. */
  readonly isSpaceless?: boolean;
  /** Removes the ending of a folded word, so that all its forms match. */
  readonly stem?: (word: string) => string;
  /** Folded words without meaning in a search: "из". */
  readonly skipped?: readonly string[];
  /** Further words that shoppers type, with their English: "сумка" is bag, "кожаный" leather. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The words of a title, already in agreement with the noun. */
export interface TitleWords<Form extends string = string> {
  /** The designer's name for the model, untranslated. */
  readonly name?: string;
  readonly modifiers: readonly string[];
  readonly pattern?: string;
  readonly material?: string;
  /** Colours that are not adjectives: "Cognac", joined by `and`. */
  readonly colour?: string;
  readonly audience?: { readonly key: DepartmentName; readonly text: string };
  readonly noun: string;
  readonly form: Form;
}

/** "Women's Shoes on Sale": at least one part is present. */
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

/** Sentences end with a full stop. */
export interface Grammar<Form extends string = string> {
  /** The caller capitalises the first letter. */
  title(words: TitleWords<Form>): string;
  /** Joins two or more words of a kind: "leather and suede". */
  and(words: readonly string[]): string;
  /** The number of a gold alloy; karats unless the language counts otherwise. */
  karat?(karats: number): string;
  /** "Pack of 3" */
  pack(pieces: number): string;
  /** A name in quotation marks. */
  quote(name: string): string;
  collection(words: CollectionWords): string;
  /** "70% wool, 30% cashmere", "…, plated with 18-karat gold" */
  composition(fibres: readonly (readonly [percent: number, fibre: string])[], isPlated: boolean): string;
  /** "Lining: 100% silk." */
  lining(percent: number, fibre: string): string;
  /** "The model is 178 cm tall and wears size S." */
  modelWears(height: number, size: string): string;
  /** "Measures 24 cm wide, 18 cm high and 9 cm deep." */
  measures(width: number, height: number, depth: number): string;
  /** "Spring–summer 2026" */
  seasonName(season: Season): string;
}
