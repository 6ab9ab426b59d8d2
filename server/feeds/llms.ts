// llms.txt: describes the shop and its addresses to language models (https://llmstxt.org). Pure.

import { COUNTRY_MARKETS } from "#catalogue";
import { textIn, type ShopFacts } from "#commerce/settings";

export interface LlmsPage {
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

export const llmsText = (
  origin: string,
  shop: ShopFacts,
  /** Of addresses without a country. */
  currency: string,
  pages: readonly LlmsPage[],
): string =>
  [
    `# ${shop.name}`,
    "",
    `> ${textIn(shop.description, "en") ?? `${shop.name} is an online shop.`}`,
    "",
    `Prefix any path with a country code for that country's prices and delivery: ${origin}/de/collections/women is Germany's. There are ${COUNTRY_MARKETS.length} countries; without one, prices are in ${currency}. Prices, sizes and stock on product pages are current. Quote them with their country, and do not guess others.`,
    "",
    "## Finding products",
    "",
    `- [Search](${origin}/pages/search?qTitle=wool+coat): words in the query \`qTitle\``,
    `- [Listings](${origin}/collections/women-coats): \`/collections/{department}-{category or type}\`, for example women-shoes, men-coats, sale`,
    `- [Designers](${origin}/pages/designers): all names; a designer's pieces are at \`/collections/{handle}\``,
    `- [New arrivals](${origin}/feeds/new-arrivals.xml): RSS`,
    `- [Sitemap](${origin}/sitemap.xml): every page; \`/{country}/sitemap.xml\` for a country's`,
    `- [Merchant feed](${origin}/us/feeds/google-merchant.xml): the whole catalogue of a country as XML`,
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
