// A shop's own texts in one language, passed in beside the general vocabulary.

export interface ShopGlossary {
  /** Language code: "fr". */
  readonly code: string;
  /** Names that designers give their models ("Mira"), left untranslated in titles and queries. */
  readonly modelNames: readonly string[];
  /** Translations of whole texts, by their English. */
  readonly texts: Readonly<Record<string, string>>;
  /** Translates a sentence that is composed of parts; undefined if the sentence is unknown. */
  readonly compose: (text: string) => string | undefined;
}
