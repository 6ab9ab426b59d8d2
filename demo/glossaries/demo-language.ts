// The demo's texts in one language: tables of whole sentences, and the grammar of composed ones.
import type { Language, Season } from "#translation";
import type { City, DesignerText, Making, Palette, Predicate, ProductText, ShopText } from "./english/index.ts";

export interface DemoLanguage<Form extends string = string> {
  /** The language's general vocabulary and grammar. */
  readonly language: Language<Form>;
  /** As in a sentence: "in Paris". */
  readonly inCity: Readonly<Record<City, string>>;
  readonly makings: Readonly<Record<Making, string>>;
  readonly predicates: Readonly<Record<Predicate, string>>;
  readonly palettes: Readonly<Record<Palette, string>>;
  readonly productTexts: Readonly<Record<ProductText, string>>;
  readonly designerTexts: Readonly<Record<DesignerText, string>>;
  readonly shopTexts: Readonly<Record<ShopText, string>>;
  readonly sentences: Sentences<Form>;
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

export interface Opening {
  readonly name: string;
  readonly inCity: string;
  readonly year: number;
}

/** Whole sentences, with their full stop. */
export interface Sentences<Form extends string = string> {
  readonly intro: {
    /** "Cut from wool, this coat falls cleanly." */
    made(intro: Intro<Form>): string;
    /** "Cut from wool, this coat from Ostra's autumn 2026 collection falls cleanly." Without a season: permanent. */
    collection(intro: Intro<Form>): string;
    /** "Ostra opens autumn 2026 with a coat in wool that falls cleanly." Without a season: keeps coming back to. */
    designer(intro: Intro<Form>): string;
  };
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
}
