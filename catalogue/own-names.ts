// Names of a taxonomy that its merchant gave in a language. They precede translations of the English names.

import { allCollections, OFFERS } from "./collections.ts";
import type { LanguageCode } from "./languages.ts";
import { DEFAULT_TAXONOMY } from "./taxonomy/default.ts";
import type { Category, Department, ProductType } from "./taxonomy/nodes.ts";
import type { Taxonomy } from "./taxonomy/taxonomy.ts";

/** The text in the language; undefined unless it names a department, category, type or collection that the merchant has added or translated. */
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
  const isMerchants = (node: Node) => own.has(node.name) || !DEFAULT_NAMES.has(node.id);
  // The vocabulary knows the usual headings, but none with a name of the merchant's.
  const headings = new Map<string, Heading>();
  for (const { name, department: departmentId, category, productType, isSale, isNewArrivals } of nodes.some(isMerchants)
    ? allCollections(taxonomy)
    : []) {
    const goods = taxonomy.type(productType) ?? taxonomy.category(category);
    const department = taxonomy.department(departmentId);
    const offer = isSale ? OFFERS.sale : isNewArrivals ? OFFERS["new-arrivals"] : undefined;
    const parts = [goods, offer, department].flatMap((part) => (part ? [part.name] : []));
    if (parts.length < 2 || ![goods, department].some((part) => part && isMerchants(part))) continue;
    const hasPattern = goods && !(department && isMerchants(department));
    headings.set(name, { parts, ...(hasPattern && { model: name.replace(goods.name, MODEL) }) });
  }
  const nameOf = (text: string, translate: (text: string) => string) => own.get(text) ?? translate(text);
  return (text, translate) => {
    const heading = headings.get(text);
    if (!heading || own.has(text)) return own.get(text);
    const names = heading.parts.map((part) => nameOf(part, translate));
    return (heading.model && likeModel(heading.model, names[0]!, translate)) ?? names.join(" · ");
  };
}

/** A heading with a name of the merchant's, as its parts. */
interface Heading {
  /** Goods, offer, department. */
  readonly parts: readonly string[];
  /** The same heading of goods that the vocabulary knows. */
  readonly model?: string;
}

/** Goods whose headings are known in every language. */
const MODEL = "Shoes";

/** "Trachtenjanker für Herren" like "Schuhe für Herren"; undefined if the example does not show which words name the goods. */
function likeModel(heading: string, goods: string, translate: (text: string) => string): string | undefined {
  const [model, word] = [translate(heading), translate(MODEL)];
  const at = model.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? undefined : model.slice(0, at) + goods + model.slice(at + word.length);
}

/** The default taxonomy's own names are those of the vocabulary. */
const isOwn = ({ id, names }: Node, language: LanguageCode): boolean =>
  names[language] !== undefined && DEFAULT_NAMES.get(id)?.[language] !== names[language];

const DEFAULT_NAMES: ReadonlyMap<string, Node["names"]> = /* @__PURE__ */ new Map(
  [...DEFAULT_TAXONOMY.departments, ...DEFAULT_TAXONOMY.categories, ...DEFAULT_TAXONOMY.types].map(
    ({ id, names }) => [id, names] as const,
  ),
);
