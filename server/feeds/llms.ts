// llms.txt: describes the shop and its addresses to language models (https://llmstxt.org). Names no path that robots.txt forbids. Pure.

import type { Market } from "#catalogue";
import { textIn, type ShopFacts } from "#commerce/settings";

export interface LlmsPage {
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

export interface LlmsParts {
  readonly origin: string;
  readonly shop: ShopFacts;
  /** Currency of addresses without a country. */
  readonly currency: string;
  /** The countries that the shop sells to. */
  readonly countries: readonly Pick<Market, "code" | "name">[];
  /** Departments with products. */
  readonly departments: readonly { readonly path: string; readonly name: string }[];
  /** Help pages. */
  readonly pages: readonly LlmsPage[];
}

export function llmsText({ origin, shop, currency, countries, departments, pages }: LlmsParts): string {
  const [country] = countries;
  const listing = departments[0]?.path ?? "/collections/all";
  return [
    `# ${shop.name}`,
    "",
    `> ${textIn(shop.description, "en") ?? `${shop.name} is an online shop.`}`,
    "",
    ...(country
      ? [
          `Prefix any path with a country code for that country's prices and delivery: ${origin}/${country.code}${listing} is for ${country.name}. There are ${countries.length} countries; without one, prices are in ${currency}.`,
        ]
      : [`Prices are in ${currency}.`]),
    "Prices, sizes and stock on product pages are current. Quote them with their country, and do not guess others.",
    "",
    "## Finding products",
    "",
    `- [All products](${origin}/collections/all)`,
    ...departments.map(({ path, name }) => `- [${name}](${origin}${path})`),
    `- [Designers](${origin}/pages/designers): all names, with links to their products`,
    `- [New arrivals](${origin}/feeds/new-arrivals.xml): RSS`,
    `- [Sitemap](${origin}/sitemap.xml): every page; \`/{country}/sitemap.xml\` for a country's`,
    ...(country
      ? [`- [Merchant feed](${origin}/${country.code}/feeds/google-merchant.xml): the catalogue of a country as XML`]
      : []),
    "",
    "Product pages have schema.org data (ProductGroup, Product, Offer, BreadcrumbList), listings an ItemList.",
    "",
    "## Help",
    "",
    ...pages.map(({ path, name, description }) => `- [${name}](${origin}${path}): ${description}`),
    "",
    ...(shop.email ? [`Questions: ${shop.email}`, ""] : []),
  ].join("\n");
}
