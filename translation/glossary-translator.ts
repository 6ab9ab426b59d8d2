// The default provider: glossaries in process. Texts stay English in a language that has no glossary.
import { createGlossary, type Glossary } from "./glossary.ts";
import { GLOSSARY_LANGUAGES } from "./languages/index.ts";
import type { ShopGlossary } from "./shop-glossary.ts";
import { codeOf, type Names, type Translator } from "./translator.ts";
import { CATEGORIES, DEPARTMENTS, NAVIGATION, PRODUCT_TYPES } from "./vocabulary/index.ts";

/** `shops`: glossaries of shops, beside the general vocabulary that helps any catalogue. */
export function glossaryTranslator(shops: readonly ShopGlossary[] = []): Translator {
  const glossaries = new Map<string, Glossary>();
  const glossaryOf = (locale: string): Glossary | undefined => {
    const code = codeOf(locale);
    const known = glossaries.get(code);
    if (known) return known;
    const language = GLOSSARY_LANGUAGES.find((one) => one.code === code);
    if (!language) return undefined;
    const made = createGlossary(
      language,
      shops.filter((shop) => shop.code === code),
    );
    glossaries.set(code, made);
    return made;
  };
  const translate = (text: string, locale: string): string => {
    const glossary = glossaryOf(locale);
    return (text.includes("<") ? glossary?.html(text) : glossary?.text(text)) ?? text;
  };
  const names = (list: readonly string[], locale: string): Names =>
    Object.fromEntries(list.map((name) => [name, translate(name, locale)]));
  return {
    product: async (products, locale) => products.map(({ title }) => glossaryOf(locale)?.title(title) ?? title),
    translate: async (values, locale) => values.map((value) => translate(value, locale)),
    category: async (locale) => names(CATEGORY_NAMES, locale),
    navigation: async (locale) => names([...CATEGORY_NAMES, ...NAVIGATION], locale),
    labels: async (list, locale) => list.map((name) => ({ name, label: translate(name, locale) })),
  };
}

const CATEGORY_NAMES = [...DEPARTMENTS, ...CATEGORIES, ...PRODUCT_TYPES] as const;
