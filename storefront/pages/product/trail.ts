// The breadcrumb of a product: department, category, type.

import {
  categoryBySlug,
  categoryOfType,
  collectionSlug,
  departmentBySlug,
  productTypeBySlug,
  toSlug,
} from "#catalogue";
import type { Crumb } from "#storefront/ui/breadcrumb.tsx";

interface Filed {
  readonly title: string;
  readonly productType: string;
  readonly departments: readonly string[];
}

export function trailOf(product: Filed, link: (path: string) => string): Crumb[] {
  const department = departmentBySlug(product.departments[0] ?? "");
  const type = productTypeBySlug(toSlug(product.productType));
  const category = type && (department ? categoryOfType(type, department.slug) : type.category);
  const slugOf = (goods: string) => collectionSlug({ department: department?.slug, goods });
  const steps = [
    ...(department?.parent ? [{ name: "Kids", slug: "kids" }] : []),
    ...(department ? [{ name: department.name, slug: department.slug }] : []),
    ...(category ? [{ name: categoryBySlug(category)?.name ?? "", slug: slugOf(category) }] : []),
    ...(type ? [{ name: type.name, slug: slugOf(type.slug) }] : []),
  ];
  return [...steps.map(({ name, slug }) => ({ name, href: link(`/collections/${slug}`) })), { name: product.title }];
}
