// Names of a taxonomy that its merchant gave in a language. They precede translations of the English names.

import { allCollections, OFFERS } from "./collections.ts";
import type { LanguageCode } from "./languages.ts";
import { DEFAULT_TAXONOMY } from "./taxonomy/default.ts";
import type { Category, Department, ProductType } from "./taxonomy/nodes.ts";
import type { Taxonomy } from "./taxonomy/taxonomy.ts";

/** The text in the language; undefined unless it is the name of a department, category, type or collection that the merchant has translated. */
export type OwnNames = (text: string, translate: (text: string) => string) => string | undefined;

/** Cached, because every page of a language needs it. */
export const ownNamesIn = (taxonomy: Taxonomy, language: LanguageCode): OwnNames => {
  const known = cache.get(taxonomy) ?? new Map<LanguageCode, OwnNames>();
  cache.set(taxonomy, known);
  const names = known.get(language) ?? collect(taxonomy, language);
  known.set(language, names);
  return names;
};

const cache = new WeakMap<Taxonomy, Map<LanguageCode, OwnNames>>();

type Node = Department | Category | ProductType;

function collect(taxonomy: Taxonomy, language: LanguageCode): OwnNames {
  const nodes: readonly Node[] = [...taxonomy.departments, ...taxonomy.categories, ...taxonomy.types];
  const own = new Map(nodes.flatMap((node) => (isOwn(node, language) ? [[node.name, node.names[language]!]] : [])));
  // The vocabulary knows the usual headings; those with a name of the merchant's are put together from their parts.
  const headings = new Map<string, readonly string[]>();
  for (const { name, department, category, productType, isSale, isNewArrivals } of own.size > 0
    ? allCollections(taxonomy)
    : []) {
    const goods = taxonomy.type(productType) ?? taxonomy.category(category);
    const offer = isSale ? OFFERS.sale : isNewArrivals ? OFFERS["new-arrivals"] : undefined;
    const parts = [goods, offer, taxonomy.department(department)].flatMap((part) => (part ? [part.name] : []));
    if (parts.length > 1 && parts.some((part) => own.has(part))) headings.set(name, parts);
  }
  const nameOf = (text: string, translate: (text: string) => string) => own.get(text) ?? translate(text);
  return (text, translate) =>
    own.get(text) ??
    headings
      .get(text)
      ?.map((part) => nameOf(part, translate))
      .join(" · ");
}

/** The default taxonomy's own names are those of the vocabulary. */
const isOwn = ({ id, names }: Node, language: LanguageCode): boolean =>
  names[language] !== undefined && DEFAULT_NAMES.get(id)?.[language] !== names[language];

const DEFAULT_NAMES: ReadonlyMap<string, Node["names"]> = /* @__PURE__ */ new Map(
  [...DEFAULT_TAXONOMY.departments, ...DEFAULT_TAXONOMY.categories, ...DEFAULT_TAXONOMY.types].map(
    ({ id, names }) => [id, names] as const,
  ),
);
