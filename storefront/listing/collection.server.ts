// The listing of a collection: one of the catalogue's own slugs, or the handle of a designer, season or other tag.

import {
  categoryBySlug,
  collectionSlug,
  departmentBySlug,
  metatagDescription,
  resolveCollection,
  tagKind,
  tagTitle,
  type Collection,
} from "#catalogue";
import { findTag, type Tag } from "#commerce/content";
import type { ProductQuery } from "#commerce/products";
import type { LoaderArgs } from "../rendering/define.ts";
import { notFound } from "../rendering/request-context.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import { linkFor } from "../viewer.server.ts";
import type { ListingData } from "./listing-data.ts";
import { canonicalOf, loadListing } from "./listing.server.ts";

export async function loader(args: LoaderArgs): Promise<ListingData> {
  const { shop, visitor, params, onError } = args;
  const slug = (params["slug"] ?? "").toLowerCase();
  const collection = resolveCollection(slug);
  const tag = await findTag(shop.database, shop.id, slug).catch((cause: unknown) => {
    // A collection without its tag's words is better than none; what only the tag can name is not known to be missing.
    if (!collection) throw cause;
    onError(new Error("WithTag query error", { cause }));
    return undefined;
  });
  if (!collection && !tag) throw notFound();
  const title = collection?.name ?? (tag ? (tag.displayTitle ?? tagTitle(tag.name)) : slug);
  const listing = await loadListing(args, collection ? collectionQuery(collection) : tagQuery(tag, slug));
  const text = tag ? (metatagDescription(tag) ?? tag.seoDescription) : null;
  return {
    ...listing,
    title,
    seoTitle: tag?.seoTitle ?? `${title} | Vitrine`,
    seoDescription: tag?.seoDescription ?? text ?? `${title}: designer pieces, chosen one by one.`,
    canonical: canonicalOf(args, `/collections/${slug}`, ["page"]),
    text,
    trail: collection ? trailOf(collection, linkFor(visitor)) : [{ name: title }],
    ...(collection?.department && { department: collection.department }),
  };
}

type ListQuery = Omit<ProductQuery, "sort" | "offset" | "limit">;

const collectionQuery = ({ department, category, productType, isSale, isNewArrivals }: Collection): ListQuery => ({
  ...(department && { department }),
  ...(productType ? { productType } : category && { category }),
  ...(isSale && { sale: true }),
  ...(isNewArrivals && { newArrivals: true }),
});

const tagQuery = (tag: Tag | undefined, slug: string): ListQuery =>
  tag && tagKind(tag) === "vendor" ? { vendorHandle: slug } : { tag: tag?.name ?? slug };

/** Department, kids' department, category, then the page itself. */
function trailOf(collection: Collection, link: (path: string) => string): Crumb[] {
  const { department, category, productType, isSale, isNewArrivals } = collection;
  const own = departmentBySlug(department ?? "");
  const offer = isSale ? "sale" : isNewArrivals ? "new-arrivals" : undefined;
  const steps: (readonly [name: string | undefined, slug: string])[] = [
    ...(own?.parent ? [["Kids", "kids"] as const] : []),
    ...(own ? [[own.name, own.slug] as const] : []),
    ...(productType && category
      ? [
          [
            categoryBySlug(category)?.name,
            collectionSlug({ department: own?.possessive ? own.slug : undefined, offer, goods: category }),
          ] as const,
        ]
      : []),
  ];
  const above = steps.filter(([, slug]) => slug !== collection.slug && resolveCollection(slug));
  return [
    ...above.map(([name = "", slug]) => ({ name, href: link(`/collections/${slug}`) })),
    { name: collection.label },
  ];
}
