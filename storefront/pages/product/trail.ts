// The breadcrumb of a product: department, category, type.

import { collectionSlug, type Taxonomy, toSlug } from "#catalogue";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";

interface Filed {
  readonly title: string;
  readonly productType: string;
  readonly departments: readonly string[];
}

export function trailOf(taxonomy: Taxonomy, product: Filed, link: (path: string) => string): Crumb[] {
  const department = taxonomy.department(toSlug(product.departments[0] ?? ""));
  const parent = taxonomy.department(department?.parent);
  const type = taxonomy.typeNamed(product.productType);
  const category = taxonomy.category(type && taxonomy.categoryOf(type, department?.id));
  const slugOf = (goods: string) => collectionSlug({ department: department?.handle, goods });
  const steps = [
    ...(parent ? [{ name: parent.name, slug: parent.handle }] : []),
    ...(department ? [{ name: department.name, slug: department.handle }] : []),
    ...(category ? [{ name: category.name, slug: slugOf(category.handle) }] : []),
    ...(type ? [{ name: type.name, slug: slugOf(type.handle) }] : []),
  ];
  return [...steps.map(({ name, slug }) => ({ name, href: link(`/collections/${slug}`) })), { name: product.title }];
}
