// A translator that tells of each call on a diagnostics channel; costs nothing while nobody listens (server/tracing).

import { tracingChannel } from "node:diagnostics_channel";
import { codeOf, type Translator } from "#translation";

const translations = tracingChannel("vitrine:translation");

export const tracedTranslator = (translator: Translator): Translator => {
  const tell = <Answer>(call: keyof Translator, locale: string, ask: () => Promise<Answer>): Promise<Answer> =>
    translations.tracePromise(ask, { call, language: codeOf(locale) });
  return {
    product: (products, locale) => tell("product", locale, () => translator.product(products, locale)),
    translate: (values, locale) => tell("translate", locale, () => translator.translate(values, locale)),
    category: (locale) => tell("category", locale, () => translator.category(locale)),
    navigation: (locale) => tell("navigation", locale, () => translator.navigation(locale)),
    labels: (names, locale) => tell("labels", locale, () => translator.labels(names, locale)),
  };
};
