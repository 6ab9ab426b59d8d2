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
  return catalogue as MessageCatalogue<Values>;
}
