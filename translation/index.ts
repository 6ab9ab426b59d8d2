// Translation: what the shop sells, said in other languages by glossaries of its own or by a service elsewhere.

export { externalTranslator, type ExternalOptions } from "./external.ts";
export { glossaryTranslator } from "./glossary-translator.ts";
export { createSpeech, type Say, type Speech } from "./speech.ts";
export { createUnderstanding, type Understand } from "./understand.ts";
export type { Label, Names, TitledProduct, Translator } from "./translator.ts";
export { codeOf } from "./translator.ts";
