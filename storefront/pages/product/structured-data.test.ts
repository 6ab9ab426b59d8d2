import { expect, test } from "vitest";
import { moneyOf } from "#catalogue";
import type { ProductData } from "./product-data.ts";
import { productJsonLd } from "./structured-data.ts";

const size = (label: string, stock: number) => ({ variantId: `v ${label}`, sku: label, name: label, stock });

const data = {
  id: "1",
  sku: "A-1",
  title: "Wool coat",
  seoDescription: "A coat.",
  canonical: "https://shop.test/de/products/wool-coat",
  absolutePictures: ["https://shop.test/media/art/x/1/1200.jpg"],
  vendor: { name: "Nordlys", href: "/de/collections/nordlys" },
  trail: [{ name: "Women", href: "/de/collections/women" }, { name: "Wool coat" }],
  price: { price: moneyOf(1290.5, "EUR") },
  colour: "Camel",
  sizes: [size("M", 2), { ...size("L", 0), price: { price: moneyOf(1400, "EUR") } }],
  reviews: null,
  returns: { country: "DE", days: 30 },
} as unknown as ProductData;

const read = (changes: Partial<ProductData> = {}) => productJsonLd({ ...data, ...changes });

test("each size is an offer in the visitor's currency, with its own price, address and availability [CO-09]", () => {
  expect(read()).toMatchObject({
    "@graph": [
      {
        "@type": "Product",
        image: ["https://shop.test/media/art/x/1/1200.jpg"],
        offers: [
          { price: 1290.5, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
          {
            price: 1400,
            priceCurrency: "EUR",
            availability: "https://schema.org/OutOfStock",
            url: "https://shop.test/de/products/wool-coat/v%20L",
            hasMerchantReturnPolicy: { applicableCountry: "DE", merchantReturnDays: 30 },
          },
        ],
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "Women", item: "https://shop.test/de/collections/women" },
          { position: 2, name: "Wool coat", item: "https://shop.test/de/products/wool-coat" },
        ],
      },
    ],
  });
});

test("a rating is there only when somebody has written a review [CO-09]", () => {
  const rated = (count: number) =>
    JSON.stringify(read({ reviews: { ratings: { count, average: 4.5 } } as unknown as ProductData["reviews"] }));
  expect(rated(0)).not.toContain("aggregateRating");
  expect(JSON.stringify(read())).not.toContain("aggregateRating");
  expect(rated(3)).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":3}');
});
