// The Google Merchant Center feed of a market: RSS 2.0 with Google's fields, one item for each variant.
// Fields: https://support.google.com/merchants/answer/7052112

import { setImmediate as nextTurn } from "node:timers/promises";
import {
  chartFor,
  currencyOf,
  cutIn,
  deliveryPrice,
  deliveryTo,
  isGtin,
  isMaterialOption,
  materialsIn,
  methodName,
  money,
  naturalSize,
  ONLY_ONE_SIZE,
  patternIn,
  pictureUrl,
  priceFor,
  sizeParts,
  toMajor,
  toSlug,
  type Money,
  type Taxonomy,
  type VariantOption,
} from "#catalogue";
import { picturesThere } from "#commerce/pictures";
import { readShownPrices, type ReducedPrice } from "#commerce/promotions";
import { productGroupId, textOfHtml, walkProducts, type ProductWithVariants, type Variant } from "#commerce/products";
import { deliveryIn } from "#commerce/settings";
import type { Translate } from "#translation";
import { SHOP_ID } from "../start/shop.ts";
import type { FeedMarket } from "./feed-market.ts";
import { element } from "./xml.ts";
import { FACTS, textIn } from "#commerce/settings";

export async function* merchantFeed(market: FeedMarket): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  const { name, description } = market.setting(FACTS);
  yield `${element("title", `${name}, ${market.market.name}`)}${element("link", market.url("/"))}${element("description", textIn(description, market.market.language) ?? name)}\n`;
  for await (const batch of walkProducts(market.database, market.viewer)) {
    const isThere = await picturesThere(market.database, batch.flatMap(picturesOf));
    const ids = batch.map(({ id }) => id);
    const promoted = await readShownPrices({ ...market, shopId: SHOP_ID }, market.viewer, ids, new Date());
    for (let from = 0; from < batch.length; from += STRIDE) {
      const items = (translate: Translate) =>
        batch
          .slice(from, from + STRIDE)
          .flatMap((product) =>
            itemsOf({ market, isThere, promoted: promoted.get(product.id)?.reduced }, product, translate),
          )
          .join("");
      yield await market.translate(items);
      await nextTurn();
    }
  }
  yield "</channel>\n</rss>\n";
}

/** Products in one turn of the event loop, so that visitors do not wait for a feed. */
const STRIDE = 10;
const MOST_PICTURES = 10;
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;
const LONGEST_SIZE = 100;
const LONGEST_HIGHLIGHT = 150;
const MOST_HIGHLIGHTS = 10;

interface ItemParts {
  readonly market: FeedMarket;
  readonly isThere: (address: string) => boolean;
  /** Prices with promotions by variant, of those that have one. */
  readonly promoted: ReadonlyMap<string, ReducedPrice> | undefined;
}

const picturesOf = ({ images, largeImage }: ProductWithVariants): readonly string[] =>
  images.length > 0 ? images : [largeImage];

/** The items of a product's variants. What they share is made once: descriptions are translated and read, which takes most of the time. */
function itemsOf(
  { market, isThere, promoted }: ItemParts,
  product: ProductWithVariants,
  translate: Translate,
): readonly string[] {
  const { taxonomy } = market;
  const title = translate.title(product.id, product.title);
  const html = translate(product.bodyHtml);
  const picture = (address: string) => pictureUrl(address, 1200, "jpg", market.pictureOrigin);
  const [first, ...more] = picturesOf(product).filter(isThere);
  const pattern = patternIn(product.title);
  const described = materialsIn(textOfHtml(product.bodyHtml)).map((material) => translate(material));
  const texts = element("g:description", (textOfHtml(html) || title).slice(0, LONGEST_DESCRIPTION));
  const pictures = [
    element("g:image_link", first === undefined ? undefined : picture(first)),
    ...more.slice(0, MOST_PICTURES).map((address) => element("g:additional_image_link", picture(address))),
  ].join("");
  const kind = [
    element("g:pattern", pattern && translate(pattern)),
    element("g:gender", genderOf(taxonomy, product.departments)),
    element("g:age_group", ageOf(taxonomy, product.departments)),
    element("g:product_type", translate(taxonomy.typeNamed(product.productType)?.name ?? product.productType)),
    element("g:google_product_category", categoryOf(taxonomy, product)),
    ...highlightsOf(html).map((highlight) => element("g:product_highlight", highlight)),
  ].join("");

  const itemOf = (variant: Variant): string => {
    const reduced = promoted?.get(variant.id);
    const price = reduced?.price ?? priceFor(variant, market.market);
    // A variant may lack a price in the market that its product has.
    if (price === undefined) return "";
    const gtin = isGtin(variant.barcode) ? variant.barcode : undefined;
    // "multi" may mean that the colour is not known.
    const colour = translate(variant.designerColour || (variant.colour === "multi" ? "" : variant.colour));
    const fields = [
      element("g:id", variant.id),
      element("g:item_group_id", productGroupId(product)),
      element(
        "g:title",
        [`${product.vendor} ${title}`, colour, naturalSize(variant.size)]
          .filter(Boolean)
          .join(", ")
          .slice(0, LONGEST_TITLE),
      ),
      texts,
      element("g:link", market.url(`/products/${product.handle}/${variant.id}`)),
      pictures,
      element("g:availability", variant.inventoryQuantity > 0 ? "in_stock" : "out_of_stock"),
      // A sale price is an announced reduction, so that the price beside it is the prior one where the law asks for it.
      element("g:price", amountOf(price.compareAt ?? price.price)),
      element("g:sale_price", price.compareAt && amountOf(price.price)),
      element("g:sale_price_effective_date", price.compareAt && reduced && datesOf(reduced)),
      element("g:brand", product.vendor),
      element("g:condition", "new"),
      element("g:gtin", gtin),
      element("g:mpn", product.designerModelNumber || undefined),
      // Without a number of either kind, Google would look for one in vain.
      element("g:identifier_exists", gtin || product.designerModelNumber ? undefined : "no"),
      element("g:color", colour || undefined),
      ...optionFields(taxonomy, product, variant, described),
      kind,
      shippingOf(market, price.price.thousandths),
    ];
    return `<item>${fields.join("")}</item>\n`;
  };
  return product.variants.map(itemOf);
}

/** Google's values of `size_type`. */
const SIZE_TYPES: ReadonlySet<string> = new Set(["regular", "petite", "plus", "tall", "big", "maternity"]);

/**
 * Size and options in Google's fields, so that no two items of a group are equal: a fit is a size type, a metal a material, and any
 * other option part of the size, such as "US 8 / EE".
 */
function optionFields(
  taxonomy: Taxonomy,
  product: ProductWithVariants,
  variant: Variant,
  described: readonly string[],
): readonly string[] {
  const { title, tags, productType, departments, vendor } = product;
  const { options } = variant;
  const fieldOf = ({ name, value }: VariantOption): "g:size_type" | "g:material" | "g:size" => {
    if (SIZE_TYPES.has(value.toLowerCase())) return "g:size_type";
    return isMaterialOption(name) ? "g:material" : "g:size";
  };
  const values = Map.groupBy(options, fieldOf);
  const text = (field: "g:size_type" | "g:material" | "g:size") => values.get(field)?.map(({ value }) => value) ?? [];
  const further = text("g:size");
  const { value: size, system } = sizeParts(
    variant.size,
    chartFor(taxonomy, { productType, department: departments.join("\t"), designer: vendor }),
  );
  const sizes = [...(variant.size === ONLY_ONE_SIZE && further.length > 0 ? [] : [size]), ...further];
  return [
    element("g:size", sizes.join(" / ").slice(0, LONGEST_SIZE)),
    element("g:size_system", system),
    element("g:size_type", text("g:size_type").join("").toLowerCase() || cutIn([title, ...tags])),
    element("g:material", (values.has("g:material") ? text("g:material") : described).join("/") || undefined),
    ...options.map(
      ({ name, value }) =>
        `<g:product_detail>${element("g:attribute_name", name)}${element("g:attribute_value", value)}</g:product_detail>`,
    ),
  ];
}

/** "1290.50 EUR" */
const amountOf = (amount: Money): string =>
  `${toMajor(amount).toFixed(currencyOf(amount.currency).scale)} ${amount.currency}`;

/** From the start to the end of the promotions that give a price; undefined if none of them ends. */
function datesOf({ promotions }: ReducedPrice): string | undefined {
  const end = Math.min(...promotions.map(({ endsAt }) => endsAt?.getTime() ?? Infinity));
  const start = Math.max(...promotions.map(({ startsAt }) => startsAt?.getTime() ?? 0)) || Date.now();
  const written = (moment: number) => new Date(moment).toISOString().replace(/:\d\d\.\d{3}Z$/, "+0000");
  return Number.isFinite(end) ? `${written(start)}/${written(end)}` : undefined;
}

const genderOf = (taxonomy: Taxonomy, departments: readonly string[]): string => {
  const genders = new Set(departments.map((one) => taxonomy.department(toSlug(one))?.gender));
  return genders.has("female") === genders.has("male") ? "unisex" : genders.has("female") ? "female" : "male";
};

const ageOf = (taxonomy: Taxonomy, departments: readonly string[]): string => {
  const ids = departments.map(toSlug);
  if (ids.length === 0 || !ids.every((id) => taxonomy.isKids(id))) return "adult";
  return ids.every((id) => taxonomy.department(id)?.wearer === "baby") ? "infant" : "kids";
};

/** Apparel and accessories in general. */
const APPAREL = "166";

/** Google's category of the type, or of the category that a tag names. */
const categoryOf = (taxonomy: Taxonomy, { productType, tags }: ProductWithVariants): string =>
  taxonomy.typeNamed(productType)?.google ??
  tags.map((tag) => taxonomy.categoryTagged(tag)?.google).find((google) => google !== undefined) ??
  APPAREL;

/** Points of the description. Google wants at least two. */
function highlightsOf(html: string): readonly string[] {
  const points = [...html.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/gi)].map(([, inner = ""]) => textOfHtml(inner));
  const fitting = points.filter((point) => point !== "" && point.length <= LONGEST_HIGHLIGHT);
  return fitting.length < 2 ? [] : fitting.slice(0, MOST_HIGHLIGHTS);
}

/** The market's delivery methods with their prices for the item. Google requires a country. */
function shippingOf({ market, setting }: FeedMarket, price: number): string {
  if (market.kind !== "country") return "";
  return deliveryTo(deliveryIn(setting), market)
    .methods.map((method) => {
      const { days } = method;
      const rate = amountOf(money(deliveryPrice(method, price), market.currency));
      return `<g:shipping>${element("g:country", market.country)}${element("g:service", methodName(method, market.language))}${element("g:price", rate)}<g:min_transit_time>${days.from}</g:min_transit_time><g:max_transit_time>${days.to}</g:max_transit_time></g:shipping>`;
    })
    .join("");
}
