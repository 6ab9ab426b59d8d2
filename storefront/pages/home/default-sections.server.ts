// The home page of a shop whose merchant has made no sections: departments, new arrivals, sale and designers from its catalogue.

import { collectionSlug, type Department, messagesIn } from "#catalogue";
import type { PageSection, SectionType } from "#commerce/content";
import { listProducts, type ListedProduct, type Viewer } from "#commerce/products";
import { home } from "#locales/home";
import { layout } from "#locales/layout";
import { FACET_LIMIT } from "#search/constants";
import { all, is } from "#search/query";
import { viewerFilters } from "#search/visibility";
import { readDesigners, ruleContextsOf } from "#browsing";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import type { HomeSection } from "./sections.ts";

export type DefaultSection = Pick<PageSection, "id" | "type" | "title" | "subTitle" | "link" | "items"> &
  Pick<HomeSection, "hasPhotographs">;

/** Products among which a department's two pictures are chosen. */
const CANDIDATES = 24;
const SHOWN_DESIGNERS = 24;
const SALE_ROW = 4;

export async function defaultSections(args: LoaderArgs, viewer: Viewer): Promise<readonly DefaultSection[]> {
  const say = messagesIn(layout, args.visitor.language);
  const { shop, onError } = args;
  const [designers, reduced, ...departments] = await Promise.all([
    designersSection(args, viewer),
    listProducts(shop.database, viewer, { sale: true, sort: "merchandised", limit: SALE_ROW }).catch(onError),
    ...shop.taxonomy.roots.map((department) => departmentSection(args, viewer, department)),
  ]);
  const listing = (type: SectionType, title: string, link: string): DefaultSection => ({
    id: `default-${type}`,
    type,
    title,
    subTitle: null,
    link,
    items: [{ text: messagesIn(home, args.visitor.language)("showAll"), url: link }],
  });
  return [
    ...departments.flat(),
    listing("new-arrivals", say("newIn"), "/collections/new-arrivals"),
    // One or two products would be lost on a band as wide as the page; the menu leads to them.
    ...(reduced && reduced.length < SALE_ROW ? [] : [listing("sale", say("sale"), "/collections/sale")]),
    ...designers,
  ];
}

/**
 * A panel with two pictures of different categories and links to the categories with products; none without products.
 * If the products cannot be read, the panel has no pictures.
 */
async function departmentSection(
  args: LoaderArgs,
  viewer: Viewer,
  { id, handle, name }: Department,
): Promise<readonly DefaultSection[]> {
  const { shop, onError } = args;
  const { taxonomy } = shop;
  const departments = taxonomy.wearerValues(id);
  const [products, types] = await Promise.all([
    listProducts(shop.database, viewer, { departments, sort: "merchandised", limit: CANDIDATES }).catch(onError),
    valuesOf(args, viewer, "product_type", departments).catch((error: unknown) => {
      onError(error);
      return [];
    }),
  ]);
  const first = products?.[0];
  if (products && first === undefined) return [];
  const categoryOf = (productType: string) => {
    const type = taxonomy.typeNamed(productType);
    return type && taxonomy.categoryOf(type, id);
  };
  const second = products?.find(({ productType }) => categoryOf(productType) !== categoryOf(first?.productType ?? ""));
  const sold = new Set(types.map(categoryOf));
  return [
    {
      id: `default-department-${id}`,
      type: "department",
      title: name,
      subTitle: null,
      link: `/collections/${handle}`,
      hasPhotographs: true,
      items: [
        ...[first, second].flatMap(pictureItem),
        ...taxonomy
          .categoriesOf(id)
          .filter((category) => sold.has(category.id))
          .map((category) => ({
            text: category.name,
            url: `/collections/${collectionSlug({ department: handle, goods: category.handle })}`,
          })),
      ],
    },
  ];
}

const pictureItem = (product: ListedProduct | undefined) =>
  product ? [{ image: product.largeImage, productName: product.title, brand: product.vendor }] : [];

/** The designers with most products, by name. A shop of one designer has no such section. */
async function designersSection(args: LoaderArgs, viewer: Viewer): Promise<readonly DefaultSection[]> {
  const { visitor, onError } = args;
  const say = messagesIn(layout, visitor.language);
  const { handleOf } = await readDesigners(args);
  const vendors = await valuesOf(args, viewer, "vendor").catch((error: unknown) => {
    onError(error);
    return [];
  });
  if (vendors.length < 2) return [];
  const shown = vendors.slice(0, SHOWN_DESIGNERS).toSorted((one, other) => one.localeCompare(other, "en"));
  return [
    {
      id: "default-designers",
      type: "designers",
      title: say("designers"),
      subTitle: null,
      link: "/pages/designers",
      items: shown.map((name) => ({ text: name, url: `/collections/${handleOf(name)}` })),
    },
  ];
}

/** Values of an attribute among the visible products, the most frequent first. */
async function valuesOf(
  { shop, visitor }: LoaderArgs,
  viewer: Viewer,
  attribute: "product_type" | "vendor",
  departments: readonly string[] = [],
): Promise<readonly string[]> {
  const found = await shop.search.search({
    filter: all(...viewerFilters(viewer), ...(departments.length > 0 ? [is("department", ...departments)] : [])),
    limit: 0,
    facets: [{ attribute, limit: FACET_LIMIT }],
    ruleContexts: ruleContextsOf(visitor, { kinds: ["home"] }),
  });
  if (found.kind === "refused") throw new Error(`The index refused the values of ${attribute}: ${found.message}`);
  return (found.facets[0]?.values ?? []).map(({ value }) => value).filter((value) => value !== "");
}
