// The newest products as an RSS feed, in the market's language.

import { formatMoney, money, pictureUrl, messagesIn } from "#catalogue";
import { picturesThere } from "#commerce/pictures";
import { listProducts, type Product } from "#commerce/products";
import { marketName } from "#storefront/layout/market-name.ts";
import { layout } from "#locales/layout";
import type { FeedMarket } from "./feed-market.ts";
import { element, escapeXml } from "./xml.ts";
import { FACTS } from "#commerce/settings";

const SHOWN = 50;

export async function arrivalsFeed(market: FeedMarket): Promise<string> {
  const { viewer, url } = market;
  const { currency, priceList, language } = market.market;
  const newIn = messagesIn(layout, language)("newIn");
  const products = await listProducts(market.database, viewer, { newArrivals: true, sort: "newest", limit: SHOWN });
  const isThere = await picturesThere(
    market.database,
    products.map(({ largeImage }) => largeImage),
  );
  const items = await market.translate((translate) =>
    products.map((product) => {
      const link = url(`/products/${product.handle}`);
      const title = translate.title(product.id, product.title);
      const price = product.prices[priceList];
      const picture = isThere(product.largeImage)
        ? `<media:content url="${escapeXml(pictureUrl(product.largeImage, 900, "jpg", market.pictureOrigin))}" medium="image" type="image/jpeg">${element("media:description", altOf(product, language))}</media:content>`
        : "";
      const words = [product.vendor, title, price === undefined ? [] : formatMoney(money(price, currency))].flat();
      return `<item>${element("title", `${product.vendor}, ${title}`)}${element("link", link)}<guid isPermaLink="true">${escapeXml(link)}</guid>${element("pubDate", new Date(product.publishedAt).toUTCString())}${element("category", translate(product.productType))}${element("description", words.join(", "))}${picture}</item>`;
    }),
  );
  const own = url("/feeds/new-arrivals.xml");
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">`,
    `<channel>${element("title", `${market.setting(FACTS).name}: ${newIn}`)}${element("link", url("/collections/new-arrivals"))}`,
    `${element("description", `${newIn}, ${marketName(market.market, language)}`)}<language>${language}</language><ttl>60</ttl>`,
    `<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    `</channel></rss>\n`,
  ].join("\n");
}

/** The merchant's description of the main picture. */
const altOf = ({ pictureAlts, images, largeImage }: Product, language: string): string | undefined =>
  pictureAlts[language]?.[images.indexOf(largeImage) + 1];
