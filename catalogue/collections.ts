// Collections: the listings that the shop defines itself, by their slugs.
//
// A slug consists of up to three parts, in this order, joined by hyphens:
//
//   department   women, men, kids, baby-girl …     women-sale-shoes   a department's sale of one category
//   offer        sale, new-arrivals                men-coats          a department's product type
//   goods        a category or a product type      new-arrivals-bags  an offer in one category
//
// "all" is used alone. Handles of designers, seasons and other tags are not collections.

import { type Category, categoriesOf, categoryBySlug, categoryOfType, productTypeBySlug } from "./categories.ts";
import {
  type Department,
  departmentBySlug,
  DEPARTMENTS,
  isWearerDepartment,
  type WearerDepartment,
  printedPossessive,
} from "./departments.ts";
import { PRODUCT_TYPES, type ProductType, type TopCategory } from "./product-types.ts";

export interface Collection {
  readonly slug: string;
  /** The heading: "Women’s Shoes on Sale". */
  readonly name: string;
  readonly zh: string;
  /** Its name in the department's menu: "Shoes". */
  readonly label: string;
  /** Absent for collections of all departments. */
  readonly department?: WearerDepartment | "kids";
  readonly category?: TopCategory;
  /** Slug of a product type; `category` is then set too. */
  readonly productType?: string;
  readonly isSale: boolean;
  readonly isNewArrivals: boolean;
}

/** The collection of a slug in any case; undefined if the shop defines none, though a tag may have that handle. */
export const resolveCollection = (slug: string): Collection | undefined => {
  const lower = slug.toLowerCase();
  const [department, afterDepartment] = takeDepartment(lower);
  const [offer, goods] = takeOffer(afterDepartment);
  const category = categoryBySlug(goods);
  const type = productTypeBySlug(goods);
  if (category && !hasCategory(department, category)) return undefined;
  const collection = compose({ department, offer, category, type });
  // Rejects slugs with a remainder, such as "women-wear" or "women-".
  return collection.slug === lower ? collection : undefined;
};

/** The slug of a collection. Slugs are composed nowhere else. */
export const collectionSlug = (parts: {
  readonly department?: string | undefined;
  readonly offer?: "sale" | "new-arrivals" | undefined;
  /** A category or a product type. */
  readonly goods?: string | undefined;
}): string => [parts.department, parts.offer, parts.goods].filter(Boolean).join("-") || "all";

/** Every collection once: departments, offers, categories and types, alone and combined. */
export const allCollections = (): readonly Collection[] => {
  const departments = [undefined, ...WEARERS];
  const offers = [undefined, "sale", "new-arrivals"] as const;
  const goods = [undefined, ...categoriesOf("all"), ...PRODUCT_TYPES];
  return departments.flatMap((department) =>
    offers.flatMap((offer) =>
      goods.flatMap(
        (one) => resolveCollection(collectionSlug({ department: department?.slug, offer, goods: one?.slug })) ?? [],
      ),
    ),
  );
};

interface Wearers extends Department {
  readonly slug: WearerDepartment | "kids";
}
interface Parts {
  readonly department?: Wearers | undefined;
  readonly offer?: Offer | undefined;
  readonly category?: Category | undefined;
  readonly type?: ProductType | undefined;
}
type Offer = "sale" | "new-arrivals";

// In menus, sale, new arrivals and all are departments; in slugs they are not.
const WEARERS = DEPARTMENTS.filter(
  (department): department is Wearers => department.slug === "kids" || isWearerDepartment(department.slug),
);

// No department's slug is a prefix of another's, so at most one matches.
const takeDepartment = (slug: string): readonly [Wearers | undefined, rest: string] => {
  const department = WEARERS.find((one) => slug === one.slug || slug.startsWith(`${one.slug}-`));
  return [department, department ? slug.slice(department.slug.length + 1) : slug];
};

const takeOffer = (slug: string): readonly [Offer | undefined, rest: string] => {
  const offer = (["sale", "new-arrivals"] as const).find((one) => slug === one || slug.startsWith(`${one}-`));
  return [offer, offer ? slug.slice(offer.length + 1) : slug];
};

const hasCategory = (department: Department | undefined, category: Category): boolean =>
  department === undefined || categoriesOf(department.slug).includes(category);

const compose = ({ department, offer, category, type }: Parts): Collection => {
  const goods = type ?? category;
  const shown = departmentBySlug(offer ?? "all");
  const topCategory = type ? categoryOfType(type, department?.slug ?? "all") : category?.slug;
  return {
    slug: collectionSlug({ department: department?.slug, offer, goods: goods?.slug }),
    name: heading(department, offer, goods?.name),
    zh: `${department?.zh ?? ""}${offer ? (shown?.zh ?? "") : ""}${goods?.zh ?? ""}` || "全部",
    label: goods?.name ?? (offer ? (shown?.name ?? "") : (department?.name ?? "All")),
    ...(department && { department: department.slug }),
    ...(topCategory && { category: topCategory }),
    ...(type && { productType: type.slug }),
    isSale: offer === "sale",
    isNewArrivals: offer === "new-arrivals",
  };
};

const heading = (department: Department | undefined, offer: Offer | undefined, goods: string | undefined): string => {
  const whose = department ? `${printedPossessive(department)} ` : "";
  if (goods === undefined) {
    if (offer === undefined) return department?.name ?? "All";
    return `${whose}${offer === "sale" ? "Sale" : "New Arrivals"}`;
  }
  if (offer === "sale") return `${whose}${goods} on Sale`;
  return offer === "new-arrivals" ? `New ${whose}${goods}` : `${whose}${goods}`;
};
