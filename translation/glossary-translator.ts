// The default provider: the shop's own glossaries, in process. A language that it does not speak stays English.
import { createGlossary, type Glossary } from "./glossary.ts";
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import { codeOf, type Names, type Translator } from "./translator.ts";
import { CATEGORIES, DEPARTMENTS, PRODUCT_TYPES } from "./vocabulary/index.ts";

const NAVIGATION = [...DEPARTMENTS, ...CATEGORIES, ...PRODUCT_TYPES, "New in", "Designers", "All designers"] as const;

export function glossaryTranslator(): Translator {
  const glossaries = new Map<string, Glossary>();
  const glossaryOf = (locale: string): Glossary | undefined => {
    const code = codeOf(locale);
    const known = glossaries.get(code);
    if (known) return known;
    const language = GLOSSARY_LANGUAGES.find((one) => one.code === code);
    if (!language) return undefined;
    const made = createGlossary(language);
    glossaries.set(code, made);
    return made;
  };
  const say = (text: string, locale: string): string => {
    const glossary = glossaryOf(locale);
    return (text.includes("<") ? glossary?.html(text) : glossary?.text(text)) ?? text;
  };
  const names = (list: readonly string[], locale: string): Names =>
    Object.fromEntries(list.map((name) => [name, say(name, locale)]));
  return {
    product: async (products, locale) => products.map(({ title }) => glossaryOf(locale)?.title(title) ?? title),
    translate: async (values, locale) => values.map((value) => say(value, locale)),
    category: async (locale) => names([...DEPARTMENTS, ...CATEGORIES, ...PRODUCT_TYPES], locale),
    navigation: async (locale) => names(NAVIGATION, locale),
    labels: async (list, locale) => list.map((name) => ({ name, label: say(name, locale) })),
  };
}
