// Publishes each translator call on a diagnostics channel; free unless tracing subscribes (server/tracing).

import { tracingChannel } from "node:diagnostics_channel";
import { codeOf, type Translator } from "#translation";

const translations = tracingChannel("vitrine:translation");

export const tracedTranslator = (translator: Translator): Translator => {
  const traced = <Answer>(call: keyof Translator, locale: string, run: () => Promise<Answer>): Promise<Answer> =>
    translations.tracePromise(run, { call, language: codeOf(locale) });
  return {
    product: (products, locale) => traced("product", locale, () => translator.product(products, locale)),
    translate: (values, locale) => traced("translate", locale, () => translator.translate(values, locale)),
    category: (locale) => traced("category", locale, () => translator.category(locale)),
    navigation: (locale) => traced("navigation", locale, () => translator.navigation(locale)),
    labels: (names, locale) => traced("labels", locale, () => translator.labels(names, locale)),
  };
};
