// The departments' menus from the catalogue: categories and types by its tables, designers and a picture from what is on sale.

import {
  categoriesOf,
  collectionSlug,
  departmentBySlug,
  KIDS_DEPARTMENTS,
  productTypesOf,
  resolveCollection,
  messagesIn,
  type DepartmentSlug,
  type LanguageCode,
  type Say,
} from "#catalogue";
import type { Database } from "#commerce/database";
import { listProducts, vendorCounts, type VendorCount, type Viewer } from "#commerce/products";
import type { Designers } from "#storefront/visitor/designer-pages.server.ts";
import type { Translate } from "#storefront/visitor/translate.server.ts";
import { layout } from "#locales/layout";
import type { MenuDepartment, MenuGroup, MenuLink } from "./menu.ts";

/** Departments of the header, in order. */
const SHOWN = ["women", "men", "kids", "sale"] as const satisfies readonly DepartmentSlug[];
const FEATURED_DESIGNERS = 10;
const DESIGNERS_PATH = "/pages/designers";

export type Link = (path: string) => string;

/** Menu data from the products on sale; the same for every page of a market. */
export type Features = ReadonlyMap<DepartmentSlug, Pick<MenuDepartment, "designers" | "picture">>;

export async function loadFeatures(
  database: Database,
  viewer: Viewer,
  { pinned, handleOf }: Pick<Designers, "pinned" | "handleOf">,
): Promise<Features> {
  const features = SHOWN.map(async (department) => {
    const query = { department };
    const vendors = await vendorCounts(database, viewer, query);
    const [product] = await listProducts(database, viewer, { ...query, sort: "merchandised", limit: 1 });
    const designers = featuredDesigners(vendors, pinned.get(department) ?? []).map((name) => ({
      name,
      href: `/collections/${handleOf(name)}`,
    }));
    const picture = product && {
      name: `${product.vendor}, ${product.title}`,
      href: `/products/${product.handle}`,
      address: product.largeImage,
    };
    return [department, { designers, ...(picture && { picture }) }] as const;
  });
  return new Map(await Promise.all(features));
}

/** The operator's designers that have products, in this order; then those with the most products, by name. */
export function featuredDesigners(
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

export function menusOf(features: Features, link: Link, language: LanguageCode): MenuDepartment[] {
  const say = messagesIn(layout, language);
  return SHOWN.map((slug) => {
    const { designers = [], picture } = features.get(slug) ?? {};
    const own = collectionLink({ department: slug }, link);
    return {
      slug,
      name: departmentBySlug(slug)?.name ?? slug,
      href: own.href,
      lead: leadOf(slug, link, say),
      groups: groupsOf(slug, link),
      designers: designers.map((designer) => ({ ...designer, href: link(designer.href) })),
      allDesigners: link(slug === "sale" ? DESIGNERS_PATH : `${DESIGNERS_PATH}?department=${slug}`),
      ...(picture && { picture: { ...picture, href: link(picture.href) } }),
      ...(slug !== "sale" && {
        sale: { ...collectionLink({ department: slug, offer: "sale" }, link), name: say("sale") },
      }),
    };
  });
}

/** Translates the catalogue's names; the other texts are interface texts. */
export const translateMenus = (menus: readonly MenuDepartment[], translate: Translate): MenuDepartment[] => {
  const named = <Named extends MenuLink>(link: Named): Named => ({ ...link, name: translate(link.name) });
  return menus.map((menu) => ({
    ...named(menu),
    groups: menu.groups.map((group) => ({ ...named(group), links: group.links.map(named) })),
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

const ALL = { women: "allWomen", men: "allMen", kids: "allKids" } as const;

function leadOf(slug: (typeof SHOWN)[number], link: Link, say: Say<typeof layout>): MenuLink[] {
  const own = collectionLink({ department: slug }, link);
  if (slug === "sale") return [{ ...own, name: say("allSale") }];
  const newIn = { ...collectionLink({ department: slug, offer: "new-arrivals" }, link), name: say("newIn") };
  return [newIn, { ...own, name: say(ALL[slug]) }];
}

function groupsOf(slug: (typeof SHOWN)[number], link: Link): MenuGroup[] {
  if (slug === "kids") {
    return KIDS_DEPARTMENTS.map((department) => ({
      ...collectionLink({ department }, link),
      links: categoriesOf(department).map(({ slug: goods }) => collectionLink({ department, goods }, link)),
    }));
  }
  if (slug === "sale") {
    return (["women", "men", "kids"] as const).map((department) => ({
      ...collectionLink({ department, offer: "sale" }, link),
      name: departmentBySlug(department)?.name ?? department,
      links: categoriesOf(department).map(({ slug: goods }) =>
        collectionLink({ department, offer: "sale", goods }, link),
      ),
    }));
  }
  return categoriesOf(slug).map((category) => ({
    ...collectionLink({ department: slug, goods: category.slug }, link),
    links: productTypesOf(slug, category.slug).map((type) =>
      collectionLink({ department: slug, goods: type.slug }, link),
    ),
  }));
}

function collectionLink(parts: Parameters<typeof collectionSlug>[0], link: Link): MenuLink {
  const slug = collectionSlug(parts);
  return { name: resolveCollection(slug)?.label ?? slug, href: link(`/collections/${slug}`) };
}
