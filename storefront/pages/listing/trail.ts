// The breadcrumb of a listing: department, children's department, top category, designer, product type. Pure.

import {
  categoryBySlug,
  categoryOfType,
  collectionSlug,
  departmentBySlug,
  productTypeBySlug,
  resolveCollection,
  toSlug,
} from "#catalogue";
import type { RouteDefaults } from "#search/state";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";

interface Trailed {
  readonly defaults: RouteDefaults;
  readonly title: string;
  readonly link: (path: string) => string;
  /** The handle of a designer's page. */
  readonly handleOf: (name: string) => string;
}

/** The last step is the page itself, with its title. */
export const trailOf = ({ defaults, title, link, handleOf }: Trailed): readonly Crumb[] => {
  const { department: slug, category, productType, vendor, isSale, isNewArrivals } = defaults;
  const department = departmentBySlug(slug ?? "");
  const offer = isSale ? "sale" : isNewArrivals ? "new-arrivals" : undefined;
  const type = productTypeBySlug(toSlug(productType ?? ""));
  const goods = type ? categoryOfType(type, slug ?? "all") : category && toSlug(category);
  const step = (name: string, parts: Parameters<typeof collectionSlug>[0]): readonly Crumb[] => {
    const target = collectionSlug(parts);
    return resolveCollection(target) ? [{ name, href: link(`/collections/${target}`) }] : [];
  };
  const steps: readonly Crumb[] = [
    ...(department?.parent ? step("Kids", { department: department.parent }) : []),
    ...(department ? step(department.name, { department: department.slug }) : []),
    ...(offer ? step(departmentBySlug(offer)?.name ?? offer, { department: slug, offer }) : []),
    ...(goods ? step(categoryBySlug(goods)?.name ?? goods, { department: slug, offer, goods }) : []),
    ...(vendor === undefined ? [] : [{ name: vendor, href: link(`/collections/${handleOf(vendor)}`) }]),
    ...(type ? step(type.name, { department: slug, offer, goods: type.slug }) : []),
  ];
  // The last step is the page, unless it has further tags.
  const isOther = defaults.tags.length > 0;
  const above = isOther ? steps : steps.slice(0, -1);
  const name = isOther ? title : (steps.at(-1)?.name ?? title);
  return [...above, { name }];
};
