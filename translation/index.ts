// Translation: the catalogue's texts in other languages, by glossaries or by an external service; queries back into English.

export {
  type ContentTranslator,
  createContentTranslator,
  type Translate,
  UNTRANSLATED,
  type VendorNames,
} from "./content-translator.ts";
export { externalTranslator, type ExternalOptions } from "./external.ts";
export { glossaryTranslator } from "./glossary-translator.ts";
export { createGlossary, type Glossary } from "./glossary.ts";
export type { Language, Season } from "./language.ts";
export { type LanguageWords, wordsOfLanguage } from "./language-words.ts";
export { GLOSSARY_LANGUAGES } from "./languages/index.ts";
export { splitDepartment } from "./parse-collection.ts";
export type { ShopGlossary } from "./shop-glossary.ts";
export { createUnderstanding, type Understand } from "./understand.ts";
export type { Label, Names, TitledProduct, Translator } from "./translator.ts";
export { codeOf } from "./translator.ts";
export { KARATS } from "./vocabulary/index.ts";
export { inflect, wordFor } from "./wording.ts";
