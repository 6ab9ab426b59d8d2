// A translator that prefers stored translations: those of the merchant's file, and what the service translated before.

import { codeOf, type Translator } from "#translation";

export type ReadStored = (texts: readonly string[], language: string) => Promise<ReadonlyMap<string, string>>;

/** `read` must not throw. */
export function withStored(translator: Translator, read: ReadStored): Translator {
  const preferred = async <Item>(
    items: readonly Item[],
    textOf: (item: Item) => string,
    locale: string,
    others: (items: readonly Item[]) => Promise<readonly string[] | null>,
  ): Promise<readonly string[] | null> => {
    const stored = await read(items.map(textOf), codeOf(locale));
    const missing = items.filter((item) => !stored.has(textOf(item)));
    const translated = missing.length === 0 ? [] : await others(missing);
    if (translated === null && stored.size === 0) return null;
    const byItem = new Map(missing.map((item, at) => [item, translated?.[at]]));
    return items.map((item) => stored.get(textOf(item)) ?? byItem.get(item) ?? textOf(item));
  };
  return {
    ...translator,
    product: (products, locale) =>
      preferred(
        products,
        ({ title }) => title,
        locale,
        (missing) => translator.product(missing, locale),
      ),
    translate: (values, locale) =>
      preferred(
        values,
        (value) => value,
        locale,
        (missing) => translator.translate(missing, locale),
      ),
    labels: async (names, locale) => {
      const labels = await preferred(
        names,
        (name) => name,
        locale,
        async (missing) => (await translator.labels(missing, locale))?.map(({ label }) => label) ?? null,
      );
      return labels && names.map((name, at) => ({ name, label: labels[at] ?? name }));
    },
  };
}
