// Structured data of a product: a group with one variant for each size, each with an offer in the visitor's currency, and the
// breadcrumb. Properties: https://developers.google.com/search/docs/appearance/structured-data/product-variants. Pure.

import { type Price, toMajor, type WornSystem } from "#catalogue";
import type { ProductData, ProductFacts, SizeChoice } from "./product-data.ts";

export const productJsonLd = (data: ProductData): object => ({
  "@context": "https://schema.org",
  "@graph": [productOf(data), trailOf(data)],
});

/** A product in one size and colour is no group. */
function productOf(data: ProductData): object {
  const [only, ...more] = data.sizes;
  const others = data.colours.filter(({ isCurrent }) => !isCurrent);
  const shared = sharedOf(data);
  if (only && more.length === 0 && others.length === 0) {
    const { "@type": _type, "@id": _id, name: _name, image: _image, ...own } = variantOf(data, only);
    return { "@type": "Product", ...shared, productID: data.id, ...own };
  }
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: data.facts?.group ?? data.id,
    variesBy: variesBy(data, others.length > 0),
    hasVariant: [
      ...data.sizes.map((size) => variantOf(data, size)),
      // The other colours are described on their own pages.
      ...others.map(({ href }) => ({ url: new URL(href, data.canonical).href })),
    ],
  };
}

/** Search engines know sizes, colours and materials; other options, like a width, count as sizes. */
function variesBy({ choices, facts }: ProductData, hasColours: boolean): readonly string[] {
  const materials = new Set(Object.values(facts?.variants ?? {}).flatMap(({ material }) => material ?? []));
  const further = choices.filter(({ isSize }) => !isSize).length - (materials.size > 1 ? 1 : 0);
  return [
    ...(further > 0 || choices.some(({ isSize }) => isSize) ? [SIZE] : []),
    ...(materials.size > 1 ? [MATERIAL] : []),
    ...(hasColours ? [COLOUR] : []),
  ];
}

const SIZE = "https://schema.org/size";
const MATERIAL = "https://schema.org/material";
const COLOUR = "https://schema.org/color";

function sharedOf(data: ProductData): object {
  const { facts } = data;
  return {
    "@id": `${data.canonical}#product`,
    name: data.title,
    description: descriptionOf(data),
    url: data.canonical,
    ...(data.absolutePictures.length > 0 && { image: data.absolutePictures.map(imageOf(data)) }),
    brand: {
      "@type": "Brand",
      name: data.vendor.name,
      ...(facts?.brandNames && { alternateName: facts.brandNames }),
    },
    ...(facts?.material && { material: facts.material }),
    ...(facts?.pattern && { pattern: facts.pattern }),
    ...(facts?.audience && { audience: audienceOf(facts.audience) }),
    ...ratingOf(data),
  };
}

/** An address, or an object with the merchant's description. */
const imageOf =
  ({ captions }: ProductData) =>
  (contentUrl: string, at: number): object | string =>
    captions?.[at] ? { "@type": "ImageObject", contentUrl, caption: captions[at] } : contentUrl;

const LONGEST_DESCRIPTION = 5_000;

/** The product's own texts; the last fold is about delivery. */
function descriptionOf({ folds, vendor, title }: ProductData): string {
  const texts = folds.slice(0, -1).flatMap(({ paragraphs, points }) => [...paragraphs, ...points]);
  return (texts.join(" ") || `${vendor.name} ${title}`).slice(0, LONGEST_DESCRIPTION);
}

const audienceOf = ({ gender, isKids }: { readonly gender: string; readonly isKids: boolean }): object => ({
  "@type": "PeopleAudience",
  suggestedGender: gender,
  ...(isKids ? { suggestedMaxAge: ADULT_AGE } : { suggestedMinAge: ADULT_AGE }),
});

/** Google's boundary between children and adults. */
const ADULT_AGE = 13;

function variantOf(data: ProductData, size: SizeChoice): { readonly [property: string]: unknown } {
  const { facts, canonical } = data;
  const own = facts?.variants[size.variantId];
  const url = `${canonical}/${encodeURIComponent(size.variantId)}`;
  const colour = own?.colour ?? data.colour;
  return {
    "@type": "Product",
    "@id": `${url}#variant`,
    name: data.sizes.length > 1 ? `${data.title}, ${size.name}` : data.title,
    ...(size.sku && { sku: size.sku }),
    ...(own?.gtin && { gtin: own.gtin }),
    ...(facts?.mpn && { mpn: facts.mpn }),
    ...(colour && { color: colour }),
    ...(own?.material && { material: own.material }),
    size: sizeOf(size.label, own?.size, facts?.cut),
    ...(own?.options && {
      additionalProperty: own.options.map((option) => ({ "@type": "PropertyValue", ...option })),
    }),
    ...(data.absolutePictures.length > 0 && { image: data.absolutePictures.slice(0, 1) }),
    offers: offerOf(data, size, url),
  };
}

const SYSTEMS: Readonly<Record<WornSystem, string>> = {
  US: "US",
  UK: "UK",
  IT: "IT",
  FR: "FR",
  DE: "DE",
  EU: "Europe",
  CN: "CN",
  JP: "JP",
  AU: "AU",
  BR: "BR",
};
const CUTS = { petite: "Petite", maternity: "Maternity", plus: "Plus", tall: "Tall" } as const;

type WornSize = NonNullable<ProductFacts["variants"][string]["size"]>;

/** A text, or a size in a system. */
function sizeOf(label: string, worn: WornSize | undefined, cut: keyof typeof CUTS | undefined): object | string {
  if (!worn && !cut) return label;
  return {
    "@type": "SizeSpecification",
    name: worn?.value ?? label,
    ...(worn && { sizeSystem: `https://schema.org/WearableSizeSystem${SYSTEMS[worn.system]}` }),
    ...(cut && { sizeGroup: `https://schema.org/WearableSizeGroup${CUTS[cut]}` }),
  };
}

/** Only with reviews: search engines reject an empty rating. */
function ratingOf({ reviews }: ProductData): object {
  if (!reviews || reviews.ratings.count === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: reviews.ratings.average,
      reviewCount: reviews.ratings.count,
    },
    ...(reviews.reviews.length > 0 && {
      review: reviews.reviews.map(({ author, rating, title, text, language }) => ({
        "@type": "Review",
        author: { "@type": "Person", name: author },
        reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
        ...(title && { name: title }),
        ...(text && { reviewBody: text }),
        inLanguage: language,
      })),
    }),
  };
}

function offerOf(data: ProductData, size: SizeChoice, url: string): object {
  const own = size.price ?? data.price;
  return {
    "@type": "Offer",
    url,
    price: toMajor(own.price),
    priceCurrency: own.price.currency,
    ...formerPrice(own),
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${size.stock > 0 ? "InStock" : "OutOfStock"}`,
    ...(data.returns && {
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: data.returns.country,
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: data.returns.days,
        returnMethod: "https://schema.org/ReturnByMail",
      },
    }),
    ...(data.facts && data.facts.delivery.length > 0 && { shippingDetails: data.facts.delivery.map(shippingOf) }),
  };
}

const formerPrice = ({ compareAt }: Price): object =>
  compareAt === undefined
    ? {}
    : {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceType: "https://schema.org/StrikethroughPrice",
          price: toMajor(compareAt),
          priceCurrency: compareAt.currency,
        },
      };

/** The days are from the order to the door, so no handling time is added to them. */
const shippingOf = ({ country, rate, days }: NonNullable<ProductData["facts"]>["delivery"][number]): object => ({
  "@type": "OfferShippingDetails",
  shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
  shippingRate: { "@type": "MonetaryAmount", value: toMajor(rate), currency: rate.currency },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: daysOf(0, 0),
    transitTime: daysOf(days.from, days.to),
  },
});

const daysOf = (minValue: number, maxValue: number): object => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

const trailOf = ({ trail, canonical }: ProductData): object => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, href }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: href === undefined ? canonical : new URL(href, canonical).href,
  })),
});
