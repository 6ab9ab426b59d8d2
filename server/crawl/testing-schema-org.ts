// For tests: validates a page's structured data against the schema.org types that the shop uses, with their allowed properties and
// those that search engines require. Sources: schema.org/{Type}, and Google's pages on product, breadcrumb, FAQ, organisation and
// site search markup.

import { isGtin } from "#catalogue";

type Check = (value: unknown) => boolean;

interface Type {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Check | readonly string[]>>;
}

const text: Check = (value) => typeof value === "string" && value.trim() !== "";
const url: Check = (value) => typeof value === "string" && value.startsWith("https://") && URL.canParse(value);
const count: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const amount: Check = (value) => typeof value === "number" && Number.isFinite(value) && value > 0;
const rating: Check = (value) => typeof value === "number" && value >= 1 && value <= 5;
const currency: Check = (value) => typeof value === "string" && /^[A-Z]{3}$/.test(value);
const country: Check = (value) => typeof value === "string" && /^[A-Z]{2}$/.test(value);
const gtin: Check = (value) => typeof value === "string" && isGtin(value);
const member =
  (...names: readonly string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`);
const template: Check = (value) => typeof value === "string" && value.includes("{search_term_string}") && url(value);
const queryInput: Check = (value) => value === "required name=search_term_string";

const THING = { name: text, description: text, url, image: url } as const;
const PAGE: Type = {
  required: ["name", "url"],
  properties: { ...THING, breadcrumb: ["BreadcrumbList"], mainEntity: ["ItemList"], inLanguage: text },
};

const PRODUCT = {
  ...THING,
  brand: ["Brand"],
  material: text,
  pattern: text,
  additionalProperty: ["PropertyValue"],
  audience: ["PeopleAudience"],
  aggregateRating: ["AggregateRating"],
  review: ["Review"],
} as const;

/** A list of names contains the allowed types of the value; a reference by @id is always allowed. */
const TYPES: Readonly<Record<string, Type>> = {
  Organization: {
    required: ["name", "url", "logo"],
    properties: {
      ...THING,
      logo: url,
      legalName: text,
      address: text,
      vatID: text,
      sameAs: url,
      contactPoint: ["ContactPoint"],
    },
  },
  ContactPoint: { required: ["contactType"], properties: { contactType: text, email: text, telephone: text } },
  WebSite: {
    required: ["name", "url", "potentialAction"],
    properties: { ...THING, publisher: ["Organization"], potentialAction: ["SearchAction"] },
  },
  SearchAction: {
    required: ["target", "query-input"],
    properties: { target: ["EntryPoint"], "query-input": queryInput },
  },
  EntryPoint: { required: ["urlTemplate"], properties: { urlTemplate: template } },
  WebPage: PAGE,
  CollectionPage: PAGE,
  FAQPage: { ...PAGE, properties: { ...PAGE.properties, mainEntity: ["Question"] } },
  Question: { required: ["name", "acceptedAnswer"], properties: { name: text, acceptedAnswer: ["Answer"] } },
  Answer: { required: ["text"], properties: { text } },
  BreadcrumbList: { required: ["itemListElement"], properties: { itemListElement: ["ListItem"] } },
  ItemList: { required: ["itemListElement"], properties: { numberOfItems: count, itemListElement: ["ListItem"] } },
  ListItem: { required: ["position"], properties: { position: count, name: text, item: url, url } },
  Product: {
    required: ["name", "image", "offers"],
    properties: {
      ...PRODUCT,
      sku: text,
      gtin,
      mpn: text,
      productID: text,
      color: text,
      size: (value) => text(value) || checkThing(value, ["SizeSpecification"], "size").length === 0,
      offers: ["Offer"],
    },
  },
  ProductGroup: {
    required: ["name", "productGroupID", "variesBy", "hasVariant"],
    properties: {
      ...PRODUCT,
      productGroupID: text,
      variesBy: member("size", "color", "material", "pattern"),
      // A variant on another page is only an address.
      hasVariant: (value) => isLink(value) || checkThing(value, ["Product"], "hasVariant").length === 0,
    },
  },
  PropertyValue: { required: ["name", "value"], properties: { name: text, value: text } },
  SizeSpecification: {
    required: ["name"],
    properties: {
      name: text,
      sizeSystem: (value) => typeof value === "string" && /^https:\/\/schema\.org\/WearableSizeSystem\w+$/.test(value),
      sizeGroup: (value) => typeof value === "string" && /^https:\/\/schema\.org\/WearableSizeGroup\w+$/.test(value),
    },
  },
  Brand: { required: ["name"], properties: { name: text, alternateName: text } },
  PeopleAudience: {
    required: ["suggestedGender"],
    properties: {
      suggestedGender: (value) => ["female", "male", "unisex"].includes(String(value)),
      suggestedMinAge: count,
      suggestedMaxAge: count,
    },
  },
  Review: {
    required: ["author", "reviewRating"],
    properties: { ...THING, author: ["Person"], reviewRating: ["Rating"], reviewBody: text, inLanguage: text },
  },
  Person: { required: ["name"], properties: { name: text } },
  Rating: { required: ["ratingValue"], properties: { ratingValue: rating, bestRating: count } },
  UnitPriceSpecification: {
    required: ["priceType", "price", "priceCurrency"],
    properties: { priceType: member("StrikethroughPrice", "ListPrice"), price: amount, priceCurrency: currency },
  },
  OfferShippingDetails: {
    required: ["shippingDestination", "shippingRate"],
    properties: {
      shippingDestination: ["DefinedRegion"],
      shippingRate: ["MonetaryAmount"],
      deliveryTime: ["ShippingDeliveryTime"],
    },
  },
  DefinedRegion: { required: ["addressCountry"], properties: { addressCountry: country } },
  MonetaryAmount: {
    required: ["value", "currency"],
    properties: { value: (value) => typeof value === "number" && value >= 0, currency },
  },
  ShippingDeliveryTime: {
    required: ["handlingTime", "transitTime"],
    properties: { handlingTime: ["QuantitativeValue"], transitTime: ["QuantitativeValue"] },
  },
  QuantitativeValue: {
    required: ["minValue", "maxValue", "unitCode"],
    properties: { minValue: count, maxValue: count, unitCode: (value) => value === "DAY" },
  },
  AggregateRating: {
    required: ["ratingValue", "reviewCount"],
    properties: { ratingValue: rating, reviewCount: count },
  },
  Offer: {
    required: ["price", "priceCurrency", "availability"],
    properties: {
      url,
      price: amount,
      priceCurrency: currency,
      priceSpecification: ["UnitPriceSpecification"],
      shippingDetails: ["OfferShippingDetails"],
      itemCondition: member("NewCondition"),
      availability: member("InStock", "OutOfStock"),
      hasMerchantReturnPolicy: ["MerchantReturnPolicy"],
    },
  },
  MerchantReturnPolicy: {
    required: ["applicableCountry", "returnPolicyCategory"],
    properties: {
      applicableCountry: country,
      returnPolicyCategory: member("MerchantReturnFiniteReturnWindow", "MerchantReturnNotPermitted"),
      merchantReturnDays: count,
      returnMethod: member("ReturnByMail"),
    },
  },
};

/** The structured data of a page. */
export const structuredDataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = ""]): unknown =>
    JSON.parse(json),
  );

/** Returns the mistakes as paths with reasons. */
export function checkStructuredData(data: unknown): string[] {
  if (!isRecord(data) || data["@context"] !== "https://schema.org") return ["it has no schema.org context"];
  const { "@context": _context, "@graph": graph, ...own } = data;
  if (graph === undefined) return checkThing(own, Object.keys(TYPES), "");
  return Array.isArray(graph) && graph.length > 0
    ? graph.flatMap((one, at) => checkThing(one, Object.keys(TYPES), `graph.${at}`))
    : ["its graph is empty"];
}

/** All types in structured data, at any depth. */
export function typesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(typesIn);
  if (!isRecord(data)) return [];
  return [...(typeof data["@type"] === "string" ? [data["@type"]] : []), ...Object.values(data).flatMap(typesIn)];
}

function checkThing(thing: unknown, allowed: readonly string[], path: string): string[] {
  if (!isRecord(thing)) return [`${path} is not an object`];
  const { "@type": name, "@id": id, ...rest } = thing;
  if (id !== undefined && !url(id)) return [`${path}.@id is not a URL`];
  if (name === undefined && id !== undefined && Object.keys(rest).length === 0) return [];
  const type = typeof name === "string" && allowed.includes(name) ? TYPES[name] : undefined;
  if (type === undefined) return [`${path} is of type ${String(name)}, not ${allowed.join(" or ")}`];
  const missing = type.required.filter((property) => rest[property] === undefined);
  const wrong = Object.entries(rest).flatMap(([property, value]) => {
    const at = `${path}.${property}`;
    const check = Object.hasOwn(type.properties, property) ? type.properties[property] : undefined;
    if (check === undefined) return [`${at} is not a property of ${String(name)}`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0 && type.required.includes(property)) return [`${at} is empty`];
    if (typeof check !== "function") return values.flatMap((one, index) => checkThing(one, check, `${at}.${index}`));
    return values.every(check) ? [] : [`${at} is ${JSON.stringify(value)}`];
  });
  return [...missing.map((property) => `${path} has no ${property}`), ...wrong, ...checkPositions(rest, path)];
}

/** Checks that positions are consecutive. */
function checkPositions({ itemListElement: list }: Record<string, unknown>, path: string): string[] {
  if (!Array.isArray(list)) return [];
  const positions = list.map((one) => (isRecord(one) ? Number(one["position"]) : Number.NaN));
  const isConsecutive = positions.every((position, at) => position === (positions[0] ?? 0) + at);
  return isConsecutive ? [] : [`${path} has the positions ${positions.join(", ")}`];
}

const isLink = (value: unknown): boolean => isRecord(value) && Object.keys(value).join() === "url" && url(value["url"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
