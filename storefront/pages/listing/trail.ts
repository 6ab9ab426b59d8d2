// The breadcrumb of a listing: department, children's department, top category, designer, product type. Pure.

import { collectionSlug, OFFERS, resolveCollection, type Taxonomy } from "#catalogue";
import type { RouteDefaults } from "#search/state";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";

interface Trailed {
  readonly taxonomy: Taxonomy;
  readonly defaults: RouteDefaults;
  readonly title: string;
  readonly link: (path: string) => string;
  /** The handle of a designer's page. */
  readonly handleOf: (name: string) => string;
}

/** The last step is the page itself, with its title. */
export const trailOf = ({ taxonomy, defaults, title, link, handleOf }: Trailed): readonly Crumb[] => {
  const { category: tag, productType, vendor, isSale, isNewArrivals } = defaults;
  const department = taxonomy.department(defaults.department);
  const parent = taxonomy.department(department?.parent);
  const offer = isSale ? "sale" : isNewArrivals ? "new-arrivals" : undefined;
  const type = taxonomy.typeNamed(productType);
  const category = type ? taxonomy.category(taxonomy.categoryOf(type, department?.id)) : taxonomy.categoryTagged(tag);
  const own = { department: department?.handle, offer } as const;
  const step = (name: string, parts: Parameters<typeof collectionSlug>[0]): readonly Crumb[] => {
    const target = collectionSlug(parts);
    return resolveCollection(taxonomy, target) ? [{ name, href: link(`/collections/${target}`) }] : [];
  };
  const steps: readonly Crumb[] = [
    ...(parent ? step(parent.name, { department: parent.handle }) : []),
    ...(department ? step(department.name, { department: department.handle }) : []),
    ...(offer ? step(OFFERS[offer].name, own) : []),
    ...(category ? step(category.name, { ...own, goods: category.handle }) : []),
    ...(vendor === undefined ? [] : [{ name: vendor, href: link(`/collections/${handleOf(vendor)}`) }]),
    ...(type ? step(type.name, { ...own, goods: type.handle }) : []),
  ];
  // The last step is the page, unless it has further tags.
  const isOther = defaults.tags.length > 0 || defaults.rules !== undefined;
  const above = isOther ? steps : steps.slice(0, -1);
  const name = isOther ? title : (steps.at(-1)?.name ?? title);
  return [...above, { name }];
};
