// Structured data of a listing: breadcrumb and products.

import type { ListingData } from "./listing-data.ts";

/** Null for a page that is not indexed. */
export const listingJsonLd = (data: ListingData): object | null => {
  const { title, trail, products, canonical } = data;
  if (canonical === undefined) return null;
  const { origin } = new URL(canonical);
  const absolute = (href: string | undefined) => (href === undefined ? canonical : origin + href);
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: title,
    url: canonical,
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ name, href }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: absolute(href),
      })),
    },
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: data.paging.total,
      itemListElement: products.map(({ href }, at) => ({
        "@type": "ListItem",
        position: data.paging.first + at,
        url: absolute(href),
      })),
    },
  };
};
