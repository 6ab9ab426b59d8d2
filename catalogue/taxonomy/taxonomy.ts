// A shop's departments, categories and product types with their indexes. Immutable: a change makes another one.

import { isKidsWearer } from "../size-kinds.ts";
import { toSlug } from "../slugs.ts";
import type { TaxonomyData } from "./data.ts";
import type { MerchantChart } from "./merchant-chart.ts";
import { type Category, categoryNode, type Department, departmentNodes, type ProductType, typeNode } from "./nodes.ts";
import { wordsOf } from "./words.ts";

export class Taxonomy {
  readonly data: TaxonomyData;
  readonly revision: number;
  /** The merchant's size charts, which come before the built-in ones. */
  readonly charts: readonly MerchantChart[];
  /** Each before its parts. */
  readonly departments: readonly Department[];
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
  /** Ids of the departments that products are filed under: those without parts. */
  readonly wearers: readonly string[];
  /**
   * Departments by id whose categories differ from those of the whole shop, with the same number if they have the same categories.
   */
  readonly ranges: Readonly<Record<string, number>>;
  readonly #departments: ReadonlyMap<string, Department>;
  readonly #categories: ReadonlyMap<string, Category>;
  readonly #types: ReadonlyMap<string, ProductType>;
  readonly #typesByWords: ReadonlyMap<string, ProductType>;
  readonly #typesByGoogle: ReadonlyMap<string, ProductType>;

  /** `revision` increases with each change of the shop's taxonomy, for the keys of caches. */
  constructor(data: TaxonomyData, revision = 0, charts: readonly MerchantChart[] = []) {
    this.data = data;
    this.revision = revision;
    this.charts = charts;
    this.departments = data.departments.flatMap((department) => departmentNodes(department));
    const branches = data.categories.map((category) => ({ category: categoryNode(category), types: category.types }));
    this.categories = branches.map(({ category }) => category);
    this.types = branches.flatMap(({ category, types = [] }) => types.map((type) => typeNode(type, category)));
    this.wearers = this.departments.filter(({ parts }) => parts.length === 0).map(({ id }) => id);
    this.#departments = byId(this.departments);
    this.#categories = byId(this.categories);
    this.#types = byId(this.types);
    this.#typesByWords = typesByWords(this.types);
    this.#typesByGoogle = typesByGoogle(data, this.types);
    this.ranges = rangesOf(this);
  }

  /** Looks up an id, as do `category` and `type`. */
  department(id: string | undefined): Department | undefined {
    return id === undefined ? undefined : this.#departments.get(id);
  }

  category(id: string | undefined): Category | undefined {
    return id === undefined ? undefined : this.#categories.get(id);
  }

  type(id: string | undefined): ProductType | undefined {
    return id === undefined ? undefined : this.#types.get(id);
  }

  /** The category of a product's tag: "Clothing". */
  categoryTagged(tag: string | undefined): Category | undefined {
    return tag === undefined ? undefined : this.#categories.get(toSlug(tag));
  }

  /** The type of a product's `product_type`, or of another word for it. */
  typeNamed(name: string | undefined): ProductType | undefined {
    return name === undefined ? undefined : (this.#types.get(toSlug(name)) ?? this.#typesByWords.get(wordsOf(name)));
  }

  /** The type with an id of Google's product taxonomy, if that is not only its category's. */
  typeOfGoogle(id: string): ProductType | undefined {
    return this.#typesByGoogle.get(id);
  }

  /** True if products can be filed under the department. */
  isWearer(id: string): boolean {
    return this.#departments.get(id)?.parts.length === 0;
  }

  isKids(id: string): boolean {
    return isKidsWearer(this.#departments.get(id)?.wearer);
  }

  /** Ids of the departments whose products a department shows: its parts, or itself. All without a department. */
  wearersOf(id?: string): readonly string[] {
    const department = this.department(id);
    if (department === undefined) return this.wearers;
    return department.parts.length > 0 ? department.parts : [department.id];
  }

  /** Likewise, as the values that products carry. */
  wearerValues(id?: string): readonly string[] {
    return this.wearersOf(id).map((wearer) => this.#departments.get(wearer)?.value ?? wearer);
  }

  /** The department and those that contain it. */
  familyOf(id: string): readonly string[] {
    const parent = this.#departments.get(id)?.parent;
    return parent === undefined ? [id] : [id, ...this.familyOf(parent)];
  }

  /** Departments with parts. */
  get groups(): readonly Department[] {
    return this.departments.filter(({ parts }) => parts.length > 0);
  }

  /** Departments of the first level, in order. */
  get roots(): readonly Department[] {
    return this.departments.filter(({ parent }) => parent === undefined);
  }

  /** The categories of a department, or of the shop, in order. */
  categoriesOf(id?: string): readonly Category[] {
    return id === undefined ? this.categories : this.categories.filter((category) => this.#isOffered(category, id));
  }

  /** The category that a type is filed under in a department; a child's backpack is an accessory. */
  categoryOf(type: ProductType, id?: string): string {
    const category = this.category(type.category);
    if (category?.otherwise === undefined || id === undefined || this.#isOffered(category, id)) return type.category;
    return category.otherwise;
  }

  /** The types that a department usually offers, or those of one of its categories, in order. Products need not follow it. */
  typesOf(id?: string, category?: string): readonly ProductType[] {
    return this.types.filter(
      (type) =>
        (id === undefined || this.#isOffered(type, id)) &&
        (category === undefined || this.categoryOf(type, id) === category),
    );
  }

  /** In a department that contains others, if one of them offers it. */
  #isOffered({ departments }: Category | ProductType, id: string): boolean {
    if (departments === undefined) return true;
    return [...this.familyOf(id), ...this.wearersOf(id)].some((one) => departments.includes(one));
  }
}

const byId = <Node extends { readonly id: string }>(nodes: readonly Node[]): ReadonlyMap<string, Node> =>
  new Map(nodes.map((node) => [node.id, node]));

/** Values before names before aliases: the alias of one type may be the name of another. */
function typesByWords(types: readonly ProductType[]): ReadonlyMap<string, ProductType> {
  const words = new Map<string, ProductType>();
  const add = (type: ProductType, names: readonly string[]) => {
    for (const name of names) {
      const key = wordsOf(name);
      if (key !== "" && !words.has(key)) words.set(key, type);
    }
  };
  for (const type of types) add(type, [type.value]);
  for (const type of types) add(type, [type.handle, ...Object.values(type.names)]);
  for (const type of types) add(type, [...type.previousHandles, ...type.aliases]);
  return words;
}

function typesByGoogle({ categories }: TaxonomyData, types: readonly ProductType[]): ReadonlyMap<string, ProductType> {
  const own = categories.flatMap((category) => category.types ?? []).map(({ google }) => google);
  return new Map(types.flatMap((type, at) => (own[at] === undefined ? [] : [[own[at], type] as const])));
}

function rangesOf(taxonomy: Taxonomy): Readonly<Record<string, number>> {
  const rangeOf = (id?: string): string =>
    taxonomy
      .categoriesOf(id)
      .map((category) => category.id)
      .join("\t");
  const known = [rangeOf()];
  const ranges: Record<string, number> = {};
  for (const { id } of taxonomy.departments) {
    const range = rangeOf(id);
    if (!known.includes(range)) known.push(range);
    const number = known.indexOf(range);
    if (number > 0) ranges[id] = number;
  }
  return ranges;
}
