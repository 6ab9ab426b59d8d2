import { expect, test } from "vitest";
import { moneyOf } from "#catalogue";
import type { ProductData } from "./product-data.ts";
import { productJsonLd } from "./structured-data.ts";

const size = (label: string, stock: number) => ({ variantId: `v ${label}`, sku: label, label, name: label, stock });

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
  colours: [],
  choices: [{ isSize: true, name: "", values: [] }],
  folds: [
    { name: "Details", paragraphs: ["A long coat."], points: ["Two pockets"] },
    { name: "Delivery", paragraphs: ["By van."], points: [] },
  ],
  facts: {
    group: "nordlys-m1",
    mpn: "M1",
    material: "wool/nylon",
    audience: { gender: "female", isKids: false },
    variants: { "v M": { gtin: "4006381333931", size: { value: "M", system: "IT" } }, "v L": {} },
    delivery: [{ country: "DE", rate: moneyOf(5, "EUR"), days: { from: 2, to: 4 } }],
  },
  sizes: [size("M", 2), { ...size("L", 0), price: { price: moneyOf(1400, "EUR") } }],
  reviews: null,
  returns: { country: "DE", days: 30 },
} as unknown as ProductData;

const read = (changes: Partial<ProductData> = {}) => productJsonLd({ ...data, ...changes });

test("each size is a variant with an offer in the visitor's currency [CO-09] [OC-19]", () => {
  expect(read()).toMatchObject({
    "@graph": [
      {
        "@type": "ProductGroup",
        description: "A long coat. Two pockets",
        image: ["https://shop.test/media/art/x/1/1200.jpg"],
        material: "wool/nylon",
        productGroupID: "nordlys-m1",
        variesBy: ["https://schema.org/size"],
        audience: { "@type": "PeopleAudience", suggestedGender: "female", suggestedMinAge: 13 },
        hasVariant: [
          {
            gtin: "4006381333931",
            mpn: "M1",
            color: "Camel",
            size: { "@type": "SizeSpecification", name: "M", sizeSystem: "https://schema.org/WearableSizeSystemIT" },
            offers: { price: 1290.5, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
          },
          {
            size: "L",
            offers: {
              price: 1400,
              priceCurrency: "EUR",
              availability: "https://schema.org/OutOfStock",
              url: "https://shop.test/de/products/wool-coat/v%20L",
              hasMerchantReturnPolicy: { applicableCountry: "DE", merchantReturnDays: 30 },
              shippingDetails: [
                {
                  shippingDestination: { addressCountry: "DE" },
                  shippingRate: { value: 5, currency: "EUR" },
                  deliveryTime: { transitTime: { minValue: 2, maxValue: 4, unitCode: "DAY" } },
                },
              ],
            },
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

test("other colours are variants on pages of their own, and a single size is no group [OC-19]", () => {
  const colour = (name: string, isCurrent: boolean) => ({ name, href: `/de/products/${name}`, picture: "", isCurrent });
  expect(read({ colours: [colour("camel", true), colour("black", false)] })).toMatchObject({
    "@graph": [
      {
        variesBy: ["https://schema.org/size", "https://schema.org/color"],
        hasVariant: [{}, {}, { url: "https://shop.test/de/products/black" }],
      },
      {},
    ],
  });
  const [only] = data.sizes;
  expect(read({ sizes: [only!] })).toMatchObject({
    "@graph": [{ "@type": "Product", productID: "1", gtin: "4006381333931", offers: { price: 1290.5 } }, {}],
  });
});

test("a former price is struck through [OC-19]", () => {
  const price = { price: moneyOf(90.5, "EUR"), compareAt: moneyOf(120, "EUR"), percentOff: 25 };
  expect(JSON.stringify(read({ price }))).toContain(
    '"priceSpecification":{"@type":"UnitPriceSpecification","priceType":"https://schema.org/StrikethroughPrice","price":120',
  );
});

test("a rating is there only when somebody has written a review [CO-09]", () => {
  const rated = (count: number) =>
    JSON.stringify(
      read({ reviews: { ratings: { count, average: 4.5 }, reviews: [] } as unknown as ProductData["reviews"] }),
    );
  expect(rated(0)).not.toContain("aggregateRating");
  expect(JSON.stringify(read())).not.toContain("aggregateRating");
  expect(rated(3)).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":3}');
});
