// Names of departments, categories and types in every language of the shop. Where the merchant gave none, the shop's translation of the
// English name is shown. It is stored only if the English name changes, so that no language loses its name by that.

import { LANGUAGES, type LanguageCode, type Names, type NodeData, type TaxonomyData } from "#catalogue";
import { TaxonomySchema } from "#commerce/taxonomy";
import type { Shop } from "#storefront/framework/context.ts";

type Translations = ReadonlyMap<LanguageCode, ReadonlyMap<string, string>>;

export async function withAllNames({ translator }: Shop, data: TaxonomyData): Promise<TaxonomyData> {
  const translations = await translationsOf(translator, data);
  return mapNodes(data, (node) => ({ ...node, names: { ...translated(node.names, translations), ...node.names } }));
}

/**
 * Leaves out the names of a draft that are translations of its English names, unless they were stored. The translator reads the database, so
 * it is asked before a transaction begins, which may occupy the only connection.
 */
export async function withoutTranslations(
  { translator }: Shop,
  draft: unknown,
): Promise<(stored: TaxonomyData) => unknown> {
  // The operation names the mistakes.
  if (!TaxonomySchema.safeParse(draft).success) return () => draft;
  const data = draft as TaxonomyData;
  const translations = await translationsOf(translator, data);
  return (stored) => leaveOut(data, translations, stored);
}

function leaveOut(data: TaxonomyData, translations: Translations, stored: TaxonomyData): TaxonomyData {
  const own = new Map<string, Names>();
  mapNodes(stored, (node) => {
    own.set(keyOf(node), node.names);
    return node;
  });
  return mapNodes(data, (node) => {
    const [known, kept] = [translated(node.names, translations), own.get(keyOf(node)) ?? {}];
    const isNeeded = (code: LanguageCode, name: string) =>
      code === "en" || known[code] !== name || kept[code] !== undefined;
    const names = Object.entries(node.names) as [LanguageCode, string][];
    return { ...node, names: Object.fromEntries(names.filter(([code, name]) => isNeeded(code, name))) };
  });
}

const keyOf = ({ value, handle }: NodeData): string => value ?? handle;

/** In the order of the shop's languages, English first. */
const translated = ({ en }: Names, translations: Translations): Names =>
  Object.fromEntries(
    LANGUAGES.flatMap(({ code }) => {
      if (en === undefined) return [];
      const name = code === "en" ? en : translations.get(code)?.get(en);
      return name === undefined || (code !== "en" && name === en) ? [] : [[code, name]];
    }),
  );

async function translationsOf(translator: Shop["translator"], data: TaxonomyData): Promise<Translations> {
  const english = new Set<string>();
  mapNodes(data, (node) => {
    if (node.names.en !== undefined) english.add(node.names.en);
    return node;
  });
  const others = LANGUAGES.filter(({ code }) => code !== "en");
  const read = async ({ code }: { readonly code: LanguageCode }) =>
    [
      code,
      translator
        ? await translator.translate(code, (translate) => new Map([...english].map((name) => [name, translate(name)])))
        : new Map<string, string>(),
    ] as const;
  return new Map(await Promise.all(others.map(read)));
}

type Change = <Node extends NodeData>(node: Node) => Node;

const mapNodes = ({ departments, categories, ...data }: TaxonomyData, change: Change): TaxonomyData => ({
  ...data,
  departments: departments.map((department) => mapDepartment(department, change)),
  categories: categories.map((category) => ({
    ...change(category),
    ...(category.types && { types: category.types.map(change) }),
  })),
});

const mapDepartment = (department: TaxonomyData["departments"][number], change: Change): typeof department => ({
  ...change(department),
  ...(department.departments && {
    departments: department.departments.map((part) => mapDepartment(part, change)),
  }),
});
