// A translator that prefers the catalogue's own titles: one that the feed gives in a language replaces the translation.

import { codeOf, type Translator } from "#translation";

/** Titles by product id, for products with a title in the language. */
export type OwnTitles = (ids: readonly string[], language: string) => Promise<ReadonlyMap<string, string>>;

export const withOwnTitles = (
  translator: Translator,
  titles: OwnTitles,
  onError: (error: unknown) => void,
): Translator => ({
  ...translator,
  async product(products, locale) {
    const ids = products.map(({ id }) => id);
    const own = await titles(ids, codeOf(locale)).catch((error: unknown) => {
      onError(error);
      return new Map<string, string>();
    });
    const others = products.filter(({ id }) => !own.has(id));
    const translated = others.length === 0 ? [] : await translator.product(others, locale);
    if (translated === null && own.size === 0) return null;
    const byId = new Map(others.map(({ id, title }, index) => [id, translated?.[index] ?? title]));
    return products.map(({ id, title }) => own.get(id) ?? byId.get(id) ?? title);
  },
});
