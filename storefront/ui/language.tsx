// The language of components: the request's on the server, the document's in the browser.

import { createContext, createElement, Fragment, use, type ReactNode } from "react";
import { messagesIn, type LanguageCode, type MessageCatalogue, type Say } from "#catalogue";

/** The document's language, for code outside of components. */
export const documentLanguage = (): LanguageCode => document.documentElement.lang.slice(0, 2) as LanguageCode;

const LanguageContext = createContext<LanguageCode>(typeof document === "undefined" ? "en" : documentLanguage());

export const LanguageProvider = LanguageContext.Provider;
export const useLanguage = (): LanguageCode => use(LanguageContext);

/** `const say = useMessages(listing); say("results", { count })`. */
export const useMessages = <Of extends MessageCatalogue<unknown>>(catalogue: Of): Say<Of> =>
  messagesIn(catalogue, use(LanguageContext));

/** A raw message with elements in place of its placeholders: `<Rich text={say.raw("agree")} terms={<a …/>} />`. */
export function Rich({ text, ...parts }: { readonly text: string } & Readonly<Record<string, ReactNode>>): ReactNode {
  // Every second piece is a placeholder.
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : parts[piece]));
  return createElement(Fragment, null, ...pieces);
}
