// Collections: the listings that the shop defines itself, by their slugs.
//
// A slug consists of up to three parts, in this order, joined by hyphens:
//
//   department   women, men, kids, baby-girl …     women-sale-shoes   a department's sale of one category
//   offer        sale, new-arrivals                men-coats          a department's product type
//   goods        a category or a product type      new-arrivals-bags  an offer in one category
//
// "all" is used alone. Handles of designers, seasons and other tags are not collections.

import { type Category, type Department, printedPossessive, type ProductType } from "./taxonomy/nodes.ts";
import type { Taxonomy } from "./taxonomy/taxonomy.ts";

export type Offer = "sale" | "new-arrivals";

export interface Collection {
  readonly slug: string;
  /** The heading: "Women’s Shoes on Sale". */
  readonly name: string;
  readonly zh: string;
  /** Label in the department's menu: "Shoes". */
  readonly label: string;
  /** Id of the department; absent for collections of all departments. */
  readonly department?: string;
  /** Id of the category. */
  readonly category?: string;
  /** Id of a product type; `category` is then set too. */
  readonly productType?: string;
  readonly isSale: boolean;
  readonly isNewArrivals: boolean;
}

/** The collection of a slug in any case; undefined if the shop defines none, though a tag may have that handle. */
export const resolveCollection = (taxonomy: Taxonomy, slug: string): Collection | undefined =>
  parse(taxonomy, slug.toLowerCase(), ({ handle }) => [handle]);

/** The collection of an address from before a handle changed. */
export const movedCollection = (taxonomy: Taxonomy, slug: string): Collection | undefined =>
  parse(taxonomy, slug.toLowerCase(), ({ handle, previousHandles }) => [handle, ...previousHandles]);

/** The collection that an address names in other words: "trousers" in a shop that calls them pants. */
export const aliasedCollection = (taxonomy: Taxonomy, slug: string): Collection | undefined => {
  for (const [department, rest] of departmentsOf(taxonomy, slug.toLowerCase(), ({ handle }) => [handle])) {
    const type = rest === "" ? undefined : taxonomy.typeNamed(rest);
    if (type) return compose(taxonomy, { department, type });
  }
  return undefined;
};

/** The slug of a collection, from the handles of its parts. Slugs are composed nowhere else. */
export const collectionSlug = (parts: {
  readonly department?: string | undefined;
  readonly offer?: Offer | undefined;
  /** A category or a product type. */
  readonly goods?: string | undefined;
}): string => [parts.department, parts.offer, parts.goods].filter(Boolean).join("-") || "all";

/** Every collection once: departments, offers, categories and types, alone and combined. */
export const allCollections = (taxonomy: Taxonomy): readonly Collection[] => {
  const offers = [undefined, "sale", "new-arrivals"] as const;
  return [undefined, ...taxonomy.departments].flatMap((department) => {
    const categories = taxonomy.categoriesOf(department?.id).map((category) => ({ category }));
    const types = taxonomy.types.map((type) => ({ type }));
    return offers.flatMap((offer) =>
      [{}, ...categories, ...types].map((goods) => compose(taxonomy, { department, offer, ...goods })),
    );
  });
};

interface Parts {
  readonly department?: Department | undefined;
  readonly offer?: Offer | undefined;
  readonly category?: Category | undefined;
  readonly type?: ProductType | undefined;
}

export const OFFERS: Readonly<Record<Offer | "all", { readonly name: string; readonly zh: string }>> = {
  sale: { name: "Sale", zh: "折扣" },
  "new-arrivals": { name: "New Arrivals", zh: "新品" },
  all: { name: "All", zh: "全部" },
};

type HandlesOf = (node: Department | Category | ProductType) => readonly string[];

const parse = (taxonomy: Taxonomy, slug: string, handlesOf: HandlesOf): Collection | undefined => {
  for (const [department, afterDepartment] of departmentsOf(taxonomy, slug, handlesOf)) {
    const [offer, goods] = takeOffer(afterDepartment);
    const isGoods = (node: Category | ProductType) => handlesOf(node).includes(goods);
    const category = taxonomy.categories.find(isGoods);
    const type = category ? undefined : taxonomy.types.find(isGoods);
    if (category && !taxonomy.categoriesOf(department?.id).includes(category)) continue;
    // Rejects slugs with a remainder, such as "women-wear" or "women-".
    const isWhole = goods === "" ? slug !== "" && !slug.endsWith("-") : category !== undefined || type !== undefined;
    if (isWhole) return compose(taxonomy, { department, offer, category, type });
  }
  return slug === "all" ? compose(taxonomy, {}) : undefined;
};

/** The departments that a slug may begin with, the longest handle first, and none; each with the rest of the slug. */
const departmentsOf = (
  { departments }: Taxonomy,
  slug: string,
  handlesOf: HandlesOf,
): readonly (readonly [department: Department | undefined, rest: string])[] => [
  ...departments
    .flatMap((department) => handlesOf(department).map((handle) => ({ department, handle })))
    .filter(({ handle }) => slug === handle || slug.startsWith(`${handle}-`))
    .toSorted((one, other) => other.handle.length - one.handle.length)
    .map(({ department, handle }) => [department, slug.slice(handle.length + 1)] as const),
  [undefined, slug],
];

const takeOffer = (slug: string): readonly [Offer | undefined, rest: string] => {
  const offer = (["sale", "new-arrivals"] as const).find((one) => slug === one || slug.startsWith(`${one}-`));
  return [offer, offer ? slug.slice(offer.length + 1) : slug];
};

const compose = (taxonomy: Taxonomy, { department, offer, category, type }: Parts): Collection => {
  const goods = type ?? category;
  const categoryId = type ? taxonomy.categoryOf(type, department?.id) : category?.id;
  return {
    slug: collectionSlug({ department: department?.handle, offer, goods: goods?.handle }),
    name: heading(department, offer, goods?.name),
    zh: `${department?.zh ?? ""}${offer ? OFFERS[offer].zh : ""}${goods?.zh ?? ""}` || OFFERS.all.zh,
    label: goods?.name ?? (offer ? OFFERS[offer].name : (department?.name ?? OFFERS.all.name)),
    ...(department && { department: department.id }),
    ...(categoryId && { category: categoryId }),
    ...(type && { productType: type.id }),
    isSale: offer === "sale",
    isNewArrivals: offer === "new-arrivals",
  };
};

const heading = (department: Department | undefined, offer: Offer | undefined, goods: string | undefined): string => {
  const whose = department ? `${printedPossessive(department)} ` : "";
  if (goods === undefined) {
    if (offer === undefined) return department?.name ?? OFFERS.all.name;
    return `${whose}${OFFERS[offer].name}`;
  }
  if (offer === "sale") return `${whose}${goods} on Sale`;
  return offer === "new-arrivals" ? `New ${whose}${goods}` : `${whose}${goods}`;
};
