// Types that a feed has and the shop does not: each is filed under the category that fits best.

import {
  type Category,
  type ProductType,
  type SizeChart,
  Taxonomy,
  chartFor,
  ONE_SIZE,
  toHandle,
  toSlug,
  wordsOf,
} from "#catalogue";
import { FURTHER_TYPES } from "./further-types.ts";
import { patchTaxonomy, type TaxonomyPatch } from "./patch.ts";

export interface NewType {
  readonly name: string;
  /** Name of its category. */
  readonly category: string;
  readonly products: number;
}

export interface TypeHints {
  /** Paths, ids and tags that may name the category: "Apparel & Accessories > Clothing > Ponchos". */
  readonly texts: readonly string[];
  /** Values of the product's departments. */
  readonly departments: readonly string[];
  /** Category of the type that the product's title names. */
  readonly titled?: string | undefined;
  /** Share of the product's sizes that a chart has; undefined for a product without sizes. */
  readonly fits?: ((chart: SizeChart) => number) | undefined;
}

/** A feed with more is probably wrong, such as one that has titles for types. */
const MOST = 300;
const LONGEST = 60;
/** Products of a type that tell its category. */
const MOST_LEARNT = 50;

/** Collects the new types of one feed. `taxonomy` is the shop's, with the new types so far. */
export class NewTypes {
  taxonomy: Taxonomy;
  /** The taxonomy with common types that the shop lacks, to recognise products of them. */
  known: Taxonomy;
  readonly #added = new Map<string, { readonly fields: Fields; products: number }>();
  /** Categories of products by the ids of their possible types. */
  readonly #filed = new Map<string, Filed[]>();
  /** The shop's own. */
  readonly shop: Taxonomy;

  constructor(taxonomy: Taxonomy) {
    this.taxonomy = taxonomy;
    this.shop = taxonomy;
    this.known = withTypes(taxonomy, furtherTypes(taxonomy));
  }

  /** A patch of the taxonomy that adds them; undefined if there are none. */
  get patch(): TaxonomyPatch | undefined {
    const types = [...this.#added].flatMap(([id, { fields, products }]) =>
      products === 0 ? [] : [[this.taxonomy.type(id)?.value ?? id, fields] as const],
    );
    return types.length === 0 ? undefined : { types: Object.fromEntries(types) };
  }

  get list(): readonly NewType[] {
    return [...this.#added].flatMap(([id, { products }]) => {
      const type = this.taxonomy.type(id);
      const category = this.taxonomy.category(type?.category);
      return type && products > 0 ? [{ name: type.name, category: category?.name ?? type.category, products }] : [];
    });
  }

  /** Counts a product that has the type's value. Types without products are not added. */
  count(value: string): void {
    const added = this.#added.get(toSlug(value));
    if (added) added.products += 1;
  }

  /** A known type, which becomes a new one if the shop lacks it. */
  use(type: ProductType): ProductType {
    if (this.taxonomy.type(type.id) === undefined) this.#add(type.value, furtherTypes(this.taxonomy)[type.value] ?? {});
    return type;
  }

  /** Learns what a product of the feed tells about the category of its type, whether or not that becomes a new one. */
  learn(written: string, hints: () => TypeHints): void {
    const name = nameIn(written);
    const id = toSlug(name);
    const filed = this.#filed.get(id) ?? [];
    const isEnough = filed.length >= MOST_LEARNT || (filed.length === 0 && this.#filed.size >= MOST);
    if (name === "" || this.shop.type(id) || isEnough) return;
    const found = bestCategory(this.shop, name, hints());
    if (found) this.#filed.set(id, [...filed, found]);
  }

  /** Files new types by all products that were learnt: the surest sign decides, then most products. */
  file(): void {
    const further = furtherTypes(this.shop);
    const refiledTypes: Record<string, Fields> = {};
    for (const [id, { fields, products }] of this.#added) {
      const filed = this.#filed.get(id) ?? [];
      const surest = Math.min(...filed.map(({ rank }) => rank));
      const [[best] = []] = [...Map.groupBy(filed, ({ category }) => category.value).values()]
        .map((group) => group.filter(({ rank }) => rank === surest))
        .toSorted((one, other) => other.length - one.length);
      const value = this.taxonomy.type(id)?.value;
      // Common types have their category.
      if (best === undefined || value === undefined || further[value]) continue;
      const refiled = { ...fields, category: best.category.value };
      refiledTypes[value] = refiled;
      this.#added.set(id, { fields: refiled, products });
    }
    this.taxonomy = withTypes(this.taxonomy, refiledTypes);
    this.known = withTypes(this.known, refiledTypes);
  }

  /** Undefined if the name cannot be a type's, or there are too many. */
  add(written: string, hints: TypeHints): ProductType | undefined {
    const name = nameIn(written);
    const type = this.taxonomy.type(toSlug(name));
    if (type && this.#added.has(type.id)) return type;
    const filed = bestCategory(this.taxonomy, name, hints);
    if (name === "" || filed === undefined || this.#added.size >= MOST) return undefined;
    this.#add(name, { handle: this.#freeHandle(name), names: { en: name }, category: filed.category.value });
    return this.taxonomy.type(toSlug(name));
  }

  #add(value: string, fields: Fields): void {
    this.taxonomy = withTypes(this.taxonomy, { [value]: fields });
    this.known = withTypes(this.known, { [value]: fields });
    this.#added.set(toSlug(value), { fields, products: 0 });
  }

  #freeHandle(name: string): string {
    const taken = new Set([
      "all",
      "sale",
      "new-arrivals",
      ...[...this.taxonomy.categories, ...this.taxonomy.types].map(({ handle }) => handle),
    ]);
    const handle = toHandle(name);
    for (let number = 2; ; number += 1) {
      const free = number === 2 ? handle : `${handle}-${number - 1}`;
      if (!taken.has(free)) return free;
    }
  }
}

/** Fields of a type in a patch. */
type Fields = Record<string, unknown>;

const withTypes = (taxonomy: Taxonomy, types: Record<string, Fields>): Taxonomy =>
  new Taxonomy(patchTaxonomy(taxonomy.data, { types }), taxonomy.revision, taxonomy.charts);

/** Common types by value that a shop with their category lacks, and has no other word for. */
function furtherTypes(taxonomy: Taxonomy): Record<string, Fields> {
  const lacking = FURTHER_TYPES.flatMap(({ category, departments, ...type }) => {
    const own = taxonomy.category(category);
    const isNamed = [type.handle, ...Object.values(type.names)].some((name) => taxonomy.typeNamed(name) !== undefined);
    if (own === undefined || isNamed) return [];
    const offering = departments?.filter((value) => taxonomy.department(toSlug(value)) !== undefined) ?? [];
    const fields = { ...type, category: own.value, ...(offering.length > 0 && { departments: offering }) };
    return [[type.names.en, fields] as const];
  });
  return Object.fromEntries(lacking);
}

const LONGEST_PATH = 1_000;

/** The last part of a path: "Ponchos" of "Clothing > Ponchos". Empty if it is no name, such as an id. */
const nameIn = (written: string): string => {
  if (written.length > LONGEST_PATH) return "";
  const name = (written.split(/\s*[>|]\s*|\s+\/\s+/u).at(-1) ?? "").replaceAll(/\s+/gu, " ").trim();
  return /\p{L}/u.test(name) && name.length <= LONGEST ? name : "";
};

interface Filed {
  readonly category: Category;
  /** Number of the sign that tells the category, the surest first. */
  readonly rank: number;
}

/** Matches by name, then Google's category, Shopify's category, similar types, names of garments, sizes and title; otherwise goods without sizes. */
function bestCategory(
  taxonomy: Taxonomy,
  name: string,
  { texts, departments, titled, fits = () => 0 }: TypeHints,
): Filed | undefined {
  const offered = taxonomy.categories.filter(
    (category) =>
      departments.length === 0 || departments.some((one) => taxonomy.categoriesOf(toSlug(one)).includes(category)),
  );
  const parts = texts.flatMap((text) => text.split(/\s*[>|]\s*|\s+\/\s+/u).toReversed());
  const chartOf = ({ id }: Category) => chartFor(taxonomy, { category: id, department: departments.join("\t") });
  const fitting = offered
    .map((category) => ({ category, chart: chartOf(category) ?? ONE_SIZE }))
    .flatMap(({ category, chart }) => (chart === ONE_SIZE ? [] : [{ category, share: fits(chart) }]))
    .filter(({ share }) => share >= ENOUGH_SIZES)
    .toSorted((one, other) => other.share - one.share)
    .map(({ category }) => category);
  const byTitle = offered.find(({ id }) => id === titled);
  const signs = [
    parts.flatMap((part) => offered.find((category) => namesOf(category).has(wordsOf(part))) ?? [])[0],
    offered.find(({ google }) => google !== undefined && texts.some((text) => text.trim() === google)),
    offered.find(({ shopify }) => shopify !== undefined && texts.some((text) => text.startsWith(shopify))),
    bySiblings(taxonomy, offered, name),
    GARMENT.test(name) ? offered.find(({ id }) => id === "clothing") : undefined,
    fitting.find((category) => category === byTitle),
    fitting[0],
    byTitle,
    offered.findLast(({ sizes }) => sizes === "none") ?? offered.at(-1),
  ];
  const rank = signs.findIndex((category) => category !== undefined);
  const category = signs[rank];
  return category && { category, rank };
}

/** East Asian garments that often come in one size, so that no chart tells their category. */
const GARMENT = /(?:浴衣|羽織|甚平|割烹着|着物|作務衣|法被|半纏|袴|汉服|漢服|한복)$/u;

/** Smallest share of a product's sizes in a chart that decides the category; others are in no chart, such as "XL-Long". */
const ENOUGH_SIZES = 0.5;

const namesOf = ({ value, handle, names, aliases }: Category): ReadonlySet<string> =>
  new Set([value, handle, ...Object.values(names), ...aliases].map(wordsOf));

/** The category with most types that share the last word: "Beach Bags" are bags, like tote bags. */
function bySiblings(taxonomy: Taxonomy, offered: readonly Category[], name: string): Category | undefined {
  const last = wordsOf(name).split(" ").at(-1) ?? "";
  const siblings = taxonomy.types.filter((type) =>
    [type.name, ...type.aliases].some((one) => wordsOf(one).split(" ").includes(last)),
  );
  const count = ({ id }: Category) => siblings.filter(({ category }) => category === id).length;
  const best = offered.toSorted((one, other) => count(other) - count(one))[0];
  return best && count(best) > 0 ? best : undefined;
}
