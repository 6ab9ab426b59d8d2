// llms.txt: describes the shop and its addresses to language models (https://llmstxt.org). Pure.

import type { Market, OfferedPrices, SoldMarkets } from "#catalogue";
import { textIn, type ShopFacts } from "#commerce/settings";

export interface LlmsPage {
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

export const llmsText = (
  origin: string,
  shop: ShopFacts,
  prices: OfferedPrices,
  { home, countries, find }: SoldMarkets,
  pages: readonly LlmsPage[],
): string =>
  [
    `# ${shop.name}`,
    "",
    `> ${textIn(shop.description, "en") ?? `${shop.name} is an online shop.`}`,
    "",
    countriesText(origin, prices.market(home).currency, countries, find("de") ?? countries[0]),
    "",
    "## Finding products",
    "",
    `- [Search](${origin}/pages/search?qTitle=wool+coat): words in the query \`qTitle\``,
    `- [Listings](${origin}/collections/women-coats): \`/collections/{department}-{category or type}\`, for example women-shoes, men-coats, sale`,
    `- [Designers](${origin}/pages/designers): all names; a designer's pieces are at \`/collections/{handle}\``,
    `- [New arrivals](${origin}/feeds/new-arrivals.xml): RSS`,
    `- [Sitemap](${origin}/sitemap.xml): every page; \`/{country}/sitemap.xml\` for a country's`,
    `- [Merchant feed](${origin}/${(find("us") ?? home).code}/feeds/google-merchant.xml): the whole catalogue of a country as XML`,
    "",
    "Product pages carry schema.org data (Product, Offer, BreadcrumbList); listings an ItemList.",
    "",
    "## Programs",
    "",
    `- \`${origin}/graphql\`: GraphQL; \`${origin}/search\`: search as JSON. Please send only a few requests per second.`,
    "",
    "## Help",
    "",
    ...pages.map(({ path, name, description }) => `- [${name}](${origin}${path}): ${description}`),
    "",
    ...(shop.email ? [`Questions: ${shop.email}`, ""] : []),
  ].join("\n");

function countriesText(
  origin: string,
  currency: string,
  countries: readonly Market[],
  example: Market | undefined,
): string {
  const facts =
    "Prices, sizes and stock on product pages are current. Quote them with their country, and do not guess others.";
  if (!example) return facts;
  return `Prefix any path with a country code for that country's prices and delivery: ${origin}/${example.code}/collections/women is ${example.name}'s. There are ${countries.length} countries; without one, prices are in ${currency}. ${facts}`;
}
