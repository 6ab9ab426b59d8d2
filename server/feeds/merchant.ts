// The Google Merchant Center feed of a market: RSS 2.0 with Google's fields, one item for each variant.
// Fields: https://support.google.com/merchants/answer/7052112

import {
  currencyOf,
  deliveryTo,
  methodName,
  money,
  ONLY_ONE_SIZE,
  pictureUrl,
  toMajor,
  toSlug,
  type Money,
  type Taxonomy,
  type VariantOption,
} from "#catalogue";
import { picturesThere } from "#commerce/pictures";
import { textOfHtml, walkProducts, type ProductWithVariants, type Variant } from "#commerce/products";
import { DELIVERY } from "#commerce/settings";
import type { Translate } from "#translation";
import type { FeedMarket } from "./feed-market.ts";
import { element } from "./xml.ts";
import { FACTS, textIn } from "#commerce/settings";

export async function* merchantFeed(market: FeedMarket): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  const { name, description } = market.setting(FACTS);
  yield `${element("title", `${name}, ${market.market.name}`)}${element("link", market.url("/"))}${element("description", textIn(description, market.market.language) ?? name)}\n`;
  const shipping = shippingOf(market);
  for await (const batch of walkProducts(market.database, market.viewer)) {
    const isThere = await picturesThere(market.database, batch.flatMap(picturesOf));
    yield await market.translate((translate) =>
      batch
        .flatMap((product) =>
          product.variants.map((variant) => itemOf({ market, isThere, shipping }, product, variant, translate)),
        )
        .join(""),
    );
  }
  yield "</channel>\n</rss>\n";
}

const MOST_PICTURES = 10;
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;

interface ItemParts {
  readonly market: FeedMarket;
  readonly isThere: (address: string) => boolean;
  readonly shipping: string;
}

const picturesOf = ({ images, largeImage }: ProductWithVariants): readonly string[] =>
  images.length > 0 ? images : [largeImage];

function itemOf(
  { market, isThere, shipping }: ItemParts,
  product: ProductWithVariants,
  variant: Variant,
  translate: Translate,
): string {
  const { priceList, currency } = market.market;
  const price = variant.prices[priceList];
  // A variant may lack a price in the market that its product has.
  if (price === undefined) return "";
  const before = variant.compareAtPrices[priceList];
  const isReduced = before !== undefined && before > price;
  const [first, ...more] = picturesOf(product).filter(isThere);
  const picture = (address: string) => pictureUrl(address, 1200, "jpg", market.pictureOrigin);
  const gtin = isGtin(variant.barcode) ? variant.barcode : undefined;
  const title = translate.title(product.id, product.title);
  const colour = translate(variant.designerColour || variant.colour);
  const fields = [
    element("g:id", variant.id),
    element("g:item_group_id", product.id),
    element("g:title", `${product.vendor} ${title}, ${colour}, ${variant.size}`.slice(0, LONGEST_TITLE)),
    element("g:description", (textOfHtml(translate(product.bodyHtml)) || title).slice(0, LONGEST_DESCRIPTION)),
    element("g:link", market.url(`/products/${product.handle}/${variant.id}`)),
    element("g:image_link", first === undefined ? undefined : picture(first)),
    ...more.slice(0, MOST_PICTURES).map((address) => element("g:additional_image_link", picture(address))),
    element("g:availability", variant.inventoryQuantity > 0 ? "in_stock" : "out_of_stock"),
    element("g:price", amountOf(money(isReduced ? before : price, currency))),
    element("g:sale_price", isReduced ? amountOf(money(price, currency)) : undefined),
    element("g:brand", product.vendor),
    element("g:condition", "new"),
    element("g:gtin", gtin),
    element("g:mpn", product.designerModelNumber || variant.sku),
    element("g:color", colour),
    ...optionFields(variant),
    element("g:gender", genderOf(market.taxonomy, product.departments)),
    element("g:age_group", ageOf(market.taxonomy, product.departments)),
    element("g:product_type", translate(market.taxonomy.typeNamed(product.productType)?.name ?? product.productType)),
    element("g:google_product_category", categoryOf(market.taxonomy, product.productType)),
    shipping,
  ];
  return `<item>${fields.join("")}</item>\n`;
}

/** Google's values of `size_type`. */
const SIZE_TYPES: ReadonlySet<string> = new Set(["regular", "petite", "plus", "tall", "big", "maternity"]);

/**
 * Size and options in Google's fields, so that no two items of a group are equal: a fit is a size type, a metal a material, and any
 * other option part of the size, such as "US 8 / EE".
 */
function optionFields({ size, options }: Variant): readonly string[] {
  const fieldOf = ({ name, value }: VariantOption): "g:size_type" | "g:material" | "g:size" => {
    if (SIZE_TYPES.has(value.toLowerCase())) return "g:size_type";
    return /^(?:metal|material|gemstone)$/iu.test(name) ? "g:material" : "g:size";
  };
  const values = Map.groupBy(options, fieldOf);
  const text = (field: "g:size_type" | "g:material" | "g:size") => values.get(field)?.map(({ value }) => value) ?? [];
  const further = text("g:size");
  return [
    element("g:size", [...(size === ONLY_ONE_SIZE && further.length > 0 ? [] : [size]), ...further].join(" / ")),
    element("g:size_type", text("g:size_type").join("").toLowerCase() || undefined),
    element("g:material", text("g:material").join("/") || undefined),
    ...options.map(
      ({ name, value }) =>
        `<g:product_detail>${element("g:attribute_name", name)}${element("g:attribute_value", value)}</g:product_detail>`,
    ),
  ];
}

/** "1290.50 EUR" */
const amountOf = (amount: Money): string =>
  `${toMajor(amount).toFixed(currencyOf(amount.currency).scale)} ${amount.currency}`;

/** The digits, every second one from the right tripled, must add up to a multiple of ten. */
export const isGtin = (barcode: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return false;
  const sum = [...barcode]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && Number(barcode) > 0;
};

const genderOf = (taxonomy: Taxonomy, departments: readonly string[]): string => {
  const genders = new Set(departments.map((one) => taxonomy.department(toSlug(one))?.gender));
  return genders.has("female") === genders.has("male") ? "unisex" : genders.has("female") ? "female" : "male";
};

const ageOf = (taxonomy: Taxonomy, departments: readonly string[]): string => {
  const ids = departments.map(toSlug);
  if (ids.length === 0 || !ids.every((id) => taxonomy.isKids(id))) return "adult";
  return ids.every((id) => taxonomy.department(id)?.wearer === "baby") ? "infant" : "kids";
};

/** Of a type that the shop does not have: clothing and accessories in general. */
const APPAREL = "166";

const categoryOf = (taxonomy: Taxonomy, productType: string): string =>
  taxonomy.typeNamed(productType)?.google ?? APPAREL;

/** The market's delivery methods, the same for every item. Google requires a country. */
function shippingOf({ market, setting }: FeedMarket): string {
  if (market.kind !== "country") return "";
  return deliveryTo(setting(DELIVERY), market)
    .methods.map(
      ({ names, price, days }) =>
        `<g:shipping>${element("g:country", market.country)}${element("g:service", methodName({ names }, market.language))}${element("g:price", amountOf(money(price, market.currency)))}<g:min_transit_time>${days.from}</g:min_transit_time><g:max_transit_time>${days.to}</g:max_transit_time></g:shipping>`,
    )
    .join("");
}
