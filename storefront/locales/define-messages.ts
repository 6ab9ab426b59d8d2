// The message catalogue of an area on the server. Browser builds replace the modules that call this (server/locales-plugin.ts).

import type { LanguageCode, MessageCatalogue, Messages } from "#catalogue";
import { compileMessages, type Texts } from "./compile.ts";

export function defineMessages<Values>(
  texts: Readonly<Partial<Record<LanguageCode, Texts>>>,
): MessageCatalogue<Values> {
  const catalogue = {};
  for (const [language, source] of Object.entries(texts)) {
    let messages: Messages | undefined;
    // Compiled on first use: most processes need a few areas in a few languages.
    Object.defineProperty(catalogue, language, {
      enumerable: true,
      get: () => (messages ??= compileMessages(source)),
    });
  }
  sources.set(catalogue, texts);
  return catalogue as MessageCatalogue<Values>;
}

const sources = new WeakMap<object, Readonly<Partial<Record<LanguageCode, Texts>>>>();

/** The texts of a catalogue before they are compiled, by key. */
export const textsOf = (catalogue: MessageCatalogue<unknown>, language: LanguageCode): Texts =>
  sources.get(catalogue)?.[language] ?? {};
