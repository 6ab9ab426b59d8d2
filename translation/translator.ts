// The five calls of a translation service, built-in or external.

export interface TitledProduct {
  readonly id: string;
  /** In English. */
  readonly title: string;
}

/** Translations by English name. */
export type Names = Readonly<Record<string, string>>;

export interface Label {
  readonly name: string;
  readonly label: string;
}

/** Answers are in the order of the request. Unknown texts are returned unchanged. Calls never throw. */
export interface Translator {
  /** Titles of products; null if the provider fails. */
  product(products: readonly TitledProduct[], locale: string): Promise<readonly string[] | null>;
  translate(values: readonly string[], locale: string): Promise<readonly string[] | null>;
  /** Departments, categories and product types. */
  category(locale: string): Promise<Names | undefined>;
  navigation(locale: string): Promise<Names | undefined>;
  /** Names and descriptions of categories and tags, as facets show them. */
  labels(names: readonly string[], locale: string): Promise<readonly Label[] | null>;
}

/** "fr" of "fr-FR", "zh" of "zh_CN". */
export const codeOf = (locale: string): string => locale.toLowerCase().split(/[-_]/u)[0] ?? "";
