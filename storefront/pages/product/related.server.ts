// Related products from the search index: never the product itself nor its other colours, ranked by what they have in
// common with it. If the search fails or is slow, the page leaves the rail out.

import { chartSizeOf, type LanguageCode, type Taxonomy } from "#catalogue";
import type { ProductWithVariants, Viewer } from "#commerce/products";
import { all, type Boost, is, not, readHit, type SearchQuery, within } from "#search/query";
import { priceAttribute, viewerFilters } from "#search/visibility";
import { cardFields, cardsOfHits } from "#storefront/pages/listing/cards.server.ts";
import type { ListedProduct } from "#storefront/pages/listing/listing-data.ts";
import { promotionPrices, ruleContextsOf, shopFacts } from "#browsing";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { inTime } from "./in-time.server.ts";

const RELATED = 8;
/** More than shown, because other colours of the model are filtered out afterwards. */
const ASKED = 3 * RELATED;
/** Relative price difference that counts as near. */
const NEAR = 0.4;

export async function relatedTo(
  args: LoaderArgs,
  product: ProductWithVariants,
  viewer: Viewer,
): Promise<readonly ListedProduct[]> {
  try {
    return await inTime("The search for related products", find(args, product, viewer));
  } catch (error) {
    args.onError(error);
    return [];
  }
}

/** Excludes the product by the ids of its records, and boosts shared attributes. */
export function relatedQuery(
  taxonomy: Taxonomy,
  product: ProductWithVariants,
  viewer: Viewer,
  language: LanguageCode = "en",
): SearchQuery {
  const { variants, departments } = product;
  const sizes = [...new Set(variants.map(({ size }) => chartSizeOf(size)))];
  return {
    filter: all(
      ...viewerFilters(viewer),
      not(is("objectID", ...variants.map(({ id }) => id))),
      ...(departments.length > 0 ? [is("department", ...departments)] : []),
      within("inventory_quantity", { above: 0 }),
    ),
    // The last: among pieces equally alike, those that are in stock in one of its sizes.
    boosts: [...boostsOf(taxonomy, product, viewer), { filter: is("size", ...sizes), weight: 1 }],
    limit: ASKED,
    fields: [...cardFields(viewer.priceList, language), "designermodelnumber"],
  };
}

function boostsOf(
  taxonomy: Taxonomy,
  { productType, vendor, colours, prices }: ProductWithVariants,
  { priceList }: Viewer,
): Boost[] {
  const category = taxonomy.category(taxonomy.typeNamed(productType)?.category)?.value;
  const thousandths = prices[priceList];
  const { name, unit } = priceAttribute(priceList);
  return [
    { filter: is("product_type", productType), weight: 8 },
    ...(category ? [{ filter: is("tags", category), weight: 4 }] : []),
    { filter: is("vendor", vendor), weight: 2 },
    ...(colours.length > 0 ? [{ filter: is("color", ...colours), weight: 3 }] : []),
    ...(thousandths === undefined ? [] : [{ filter: near(name, (thousandths * unit) / 1000), weight: 2 }]),
  ];
}

const near = (attribute: string, price: number) =>
  within(attribute, { atLeast: price * (1 - NEAR), atMost: price * (1 + NEAR) });

async function find(args: LoaderArgs, product: ProductWithVariants, viewer: Viewer): Promise<readonly ListedProduct[]> {
  const { shop, visitor } = args;
  const ruleContexts = ruleContextsOf(visitor, { kinds: ["product"], department: product.departments[0] });
  const version = shop.search.versions?.now();
  const answer = await shop.search.search({
    ...relatedQuery(shop.taxonomy, product, viewer, visitor.language),
    ruleContexts,
  });
  if (answer.kind === "refused") throw new Error(`The index refused a query for related products: ${answer.message}`);
  const others = answer.hits.filter((hit) => !isSameModel(readHit(hit), product));
  const { newSeason } = await shopFacts(args);
  const promotions = await promotionPrices(shop, visitor.market);
  return cardsOfHits(others.slice(0, RELATED), { search: shop.search, promotions, version, visitor, newSeason });
}

const isSameModel = (fields: Readonly<Record<string, unknown>>, product: ProductWithVariants): boolean =>
  product.designerModelNumber !== "" &&
  fields["designermodelnumber"] === product.designerModelNumber &&
  fields["vendor"] === product.vendor;
