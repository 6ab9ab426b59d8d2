// Structured data of a product: description, breadcrumb, and an offer for each size in the visitor's
// currency. Pure.

import { toMajor } from "#catalogue";
import type { ProductData, SizeChoice } from "./product-data.ts";

export const productJsonLd = (data: ProductData): object => ({
  "@context": "https://schema.org",
  "@graph": [productOf(data), trailOf(data)],
});

function productOf(data: ProductData): object {
  return {
    "@type": "Product",
    "@id": `${data.canonical}#product`,
    name: data.title,
    description: data.seoDescription,
    url: data.canonical,
    ...(data.absolutePictures.length > 0 && { image: data.absolutePictures }),
    sku: data.sku,
    productID: data.id,
    color: data.colour,
    brand: { "@type": "Brand", name: data.vendor.name },
    ...ratingOf(data),
    offers: data.sizes.map((size) => offerOf(data, size)),
  };
}

/** Only with reviews: search engines reject an empty rating. */
const ratingOf = ({ reviews }: ProductData): object =>
  reviews && reviews.ratings.count > 0
    ? {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: reviews.ratings.average,
          reviewCount: reviews.ratings.count,
        },
      }
    : {};

function offerOf({ canonical, price, returns }: ProductData, size: SizeChoice): object {
  const own = size.price ?? price;
  return {
    "@type": "Offer",
    name: size.name,
    sku: size.sku,
    url: `${canonical}/${encodeURIComponent(size.variantId)}`,
    price: toMajor(own.price),
    priceCurrency: own.price.currency,
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${size.stock > 0 ? "InStock" : "OutOfStock"}`,
    ...(returns && {
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: returns.country,
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: returns.days,
      },
    }),
  };
}

const trailOf = ({ trail, canonical }: ProductData): object => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, href }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: href === undefined ? canonical : new URL(href, canonical).href,
  })),
});
