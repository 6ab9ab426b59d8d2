// The departments' menus from the catalogue: categories and types by its tables, designers and a picture from what is on sale.

import {
  collectionSlug,
  messagesIn,
  OFFERS,
  resolveCollection,
  type Department,
  type LanguageCode,
  type Say,
  type Taxonomy,
} from "#catalogue";
import { listProducts, soldTypes, vendorCounts, type VendorCount, type Viewer } from "#commerce/products";
import type { BrowsedShop } from "../context.ts";
import type { Designers } from "../designers.ts";
import { lettersOf } from "../listing/facets.ts";
import type { Translate } from "../translate.ts";
import { layout } from "#locales/layout";
import { listingFilters } from "#locales/listing-filters";
import type { MenuDepartment, MenuGroup, MenuLink } from "./menu.ts";
import { ALL_GOODS, soldGoods, type SoldGoods } from "./sold-goods.ts";

/** The header's last entry, beside the departments. */
const SALE = "sale";
const FEATURED_DESIGNERS = 10;
const DESIGNERS_PATH = "/pages/designers";

export type Link = (path: string) => string;

/** Menu data from the products on sale, by department or "sale"; the same for every page of a market. */
export type Features = ReadonlyMap<string, Feature>;

interface Feature extends Pick<MenuDepartment, "designers" | "picture"> {
  /** Initials of all its designers. */
  readonly initials?: string;
  /** Entries without products are left out. */
  readonly sold: SoldGoods;
}

export async function loadFeatures(
  { database, taxonomy }: Pick<BrowsedShop, "database" | "taxonomy">,
  viewer: Viewer,
  { pinned, handleOf }: Pick<Designers, "pinned" | "handleOf">,
): Promise<Features> {
  const entries = [
    ...taxonomy.roots.map(({ id }) => ({ id, query: { departments: taxonomy.wearerValues(id) } })),
    { id: SALE, query: { sale: true } },
  ];
  const features = entries.map(async ({ id, query }) => {
    const vendors = await vendorCounts(database, viewer, query);
    const sold = soldGoods(taxonomy, await soldTypes(database, viewer, query));
    const [product] = await listProducts(database, viewer, { ...query, sort: "merchandised", limit: 1 });
    const designers = featuredDesigners(vendors, pinned.get(id) ?? []).map((name) => ({
      id: handleOf(name),
      name,
      href: `/collections/${handleOf(name)}`,
    }));
    const picture = product && {
      name: `${product.vendor}, ${product.title}`,
      href: `/products/${product.handle}`,
      address: product.largeImage,
    };
    const initials = lettersOf(vendors.map(({ vendor }) => vendor));
    return [id, { designers, initials, sold, ...(picture && { picture }) }] as const;
  });
  return new Map(await Promise.all(features));
}

/** The operator's designers that have products, in this order; then those with the most products, by name. */
function featuredDesigners(
  vendors: readonly Pick<VendorCount, "vendor" | "products">[],
  pinned: readonly string[],
): readonly string[] {
  const names = new Set(vendors.map(({ vendor }) => vendor));
  const first = pinned.filter((name) => names.has(name)).slice(0, FEATURED_DESIGNERS);
  const others = vendors
    .filter(({ vendor }) => !first.includes(vendor))
    .toSorted((one, other) => other.products - one.products)
    .slice(0, FEATURED_DESIGNERS - first.length)
    .map(({ vendor }) => vendor);
  return [...first, ...others.toSorted((one, other) => one.localeCompare(other, "en"))];
}

export function menusOf(taxonomy: Taxonomy, features: Features, link: Link, language: LanguageCode): MenuDepartment[] {
  const say = messagesIn(layout, language);
  const collection: ToCollection = (id, parts) => {
    const slug = collectionSlug(parts);
    return { id, name: resolveCollection(taxonomy, slug)?.label ?? slug, href: link(`/collections/${slug}`) };
  };
  const featured = (id: string, allDesigners: string) => {
    const { designers = [], initials = "", picture } = features.get(id) ?? {};
    // A few designers are all in the menu.
    const letters = designers.length < FEATURED_DESIGNERS ? [] : [...initials].filter((letter) => letter !== "#");
    return {
      letters: letters.map((letter) => ({
        id: letter,
        name: letter,
        href: `${allDesigners}#letter-${letter.toLowerCase()}`,
      })),
      designers: designers.map((designer) => ({ ...designer, href: link(designer.href) })),
      ...(picture && { picture: { ...picture, href: link(picture.href) } }),
    };
  };
  const soldIn = (id: string): SoldGoods => features.get(id)?.sold ?? ALL_GOODS;
  const reduced = soldIn(SALE);
  const roots = taxonomy.roots.filter(({ id }) => soldIn(id).hasDepartment(id));
  const menus = roots.map((department): MenuDepartment => {
    const own = collection("all", { department: department.handle });
    return {
      slug: department.id,
      ...(department.parts.length > 0 && { parts: department.parts }),
      name: department.name,
      href: own.href,
      lead: [
        { ...collection("new-in", { department: department.handle, offer: "new-arrivals" }), name: say("newIn") },
        { ...own, name: allName(department, say, language) },
      ],
      groups: groupsOf(taxonomy, department, soldIn(department.id), collection),
      allDesigners: link(`${DESIGNERS_PATH}?department=${department.handle}`),
      ...featured(department.id, link(`${DESIGNERS_PATH}?department=${department.handle}`)),
      ...(reduced.hasDepartment(department.id) && {
        sale: { ...collection(SALE, { department: department.handle, offer: "sale" }), name: say("sale") },
      }),
    };
  });
  const sale = collection("all", { offer: "sale" });
  if (!roots.some(({ id }) => reduced.hasDepartment(id))) return menus;
  return [
    ...menus,
    {
      slug: SALE,
      name: OFFERS.sale.name,
      href: sale.href,
      lead: [{ ...sale, name: say("allSale") }],
      groups: saleGroups(taxonomy, reduced, collection),
      allDesigners: link(DESIGNERS_PATH),
      ...featured(SALE, link(DESIGNERS_PATH)),
    },
  ];
}

/** Translates the catalogue's names; the other texts are interface texts. */
export const translateMenus = (menus: readonly MenuDepartment[], translate: Translate): MenuDepartment[] => {
  const named = <Named extends { readonly name: string }>(link: Named): Named => ({
    ...link,
    name: translate(link.name),
  });
  return menus.map((menu) => ({
    ...named(menu),
    groups: menu.groups.map((group) => ({ ...named(group), links: group.links.map(named) })),
    designers: menu.designers.map((one) => ({ ...one, name: translate.vendorInFull(one.name) })),
    ...(menu.picture && { picture: { ...menu.picture, name: pictureName(menu.picture.name, translate) } }),
  }));
};

/** "Ostra, wool coat": the designer's name is not translated. */
function pictureName(name: string, translate: Translate): string {
  const at = name.indexOf(", ") + 2;
  const title = name.charAt(at).toUpperCase() + name.slice(at + 1);
  const said = translate(title);
  return said === title ? name : name.slice(0, at) + said;
}

/** The usual departments have their own texts for it: "All women". */
function allName({ id, name }: Department, say: Say<typeof layout>, language: LanguageCode): string {
  const key = ALL.get(id);
  if (key) return say(key);
  return messagesIn(listingFilters, language)("allOf", { name: language === "en" ? name.toLowerCase() : name });
}

const ALL: ReadonlyMap<string, "allWomen" | "allMen" | "allKids"> = new Map([
  ["women", "allWomen"],
  ["men", "allMen"],
  ["kids", "allKids"],
]);

type ToCollection = (id: string, parts: Parameters<typeof collectionSlug>[0]) => MenuLink;

/** The categories with their types, or the parts with their categories. */
function groupsOf(
  taxonomy: Taxonomy,
  { id, handle: department, parts }: Department,
  sold: SoldGoods,
  to: ToCollection,
): MenuGroup[] {
  if (parts.length > 0) {
    return taxonomy.departments
      .filter((part) => part.parent === id && sold.hasDepartment(part.id))
      .map((part) => ({
        ...to(part.id, { department: part.handle }),
        links: taxonomy
          .categoriesOf(part.id)
          .filter((category) => sold.hasCategory(part.id, category.id))
          .map((category) => to(category.id, { department: part.handle, goods: category.handle })),
      }));
  }
  return taxonomy
    .categoriesOf(id)
    .filter((category) => sold.hasCategory(id, category.id))
    .map((category) => ({
      ...to(category.id, { department, goods: category.handle }),
      links: taxonomy
        .typesOf(id, category.id)
        .filter((type) => sold.hasType(id, type.id))
        .map((type) => to(type.id, { department, goods: type.handle })),
    }));
}

const saleGroups = (taxonomy: Taxonomy, reduced: SoldGoods, to: ToCollection): MenuGroup[] =>
  taxonomy.roots
    .filter(({ id }) => reduced.hasDepartment(id))
    .map(({ id, handle: department, name }) => ({
      ...to(id, { department, offer: "sale" }),
      name,
      links: taxonomy
        .categoriesOf(id)
        .filter((category) => reduced.hasCategory(id, category.id))
        .map((category) => to(category.id, { department, offer: "sale", goods: category.handle })),
    }));
