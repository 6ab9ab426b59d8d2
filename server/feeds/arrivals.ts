// The newest products as an RSS feed.

import { formatPrice, money, pictureUrl } from "#catalogue";
import { listProducts } from "#commerce/products";
import type { FeedMarket } from "./feed-market.ts";
import { element, escapeXml } from "./xml.ts";

const SHOWN = 50;

export async function arrivalsFeed(market: FeedMarket): Promise<string> {
  const { viewer, url } = market;
  const { currency, priceList, name } = market.market;
  const { products } = await listProducts(market.database, viewer, { newArrivals: true, sort: "newest", limit: SHOWN });
  const items = products.map((product) => {
    const link = url(`/products/${product.handle}`);
    const price = product.prices[priceList];
    const picture = pictureUrl(product.largeImage, 900, "jpg", market.pictureOrigin);
    const words = `${product.title} by ${product.vendor}${price === undefined ? "" : `, ${formatPrice(money(price, currency))}`}.`;
    return `<item>${element("title", `${product.vendor}, ${product.title}`)}${element("link", link)}<guid isPermaLink="true">${escapeXml(link)}</guid>${element("pubDate", new Date(product.publishedAt).toUTCString())}${element("category", product.productType)}${element("description", words)}<media:content url="${escapeXml(picture)}" medium="image" type="image/jpeg"/></item>`;
  });
  const own = url("/feeds/new-arrivals.xml");
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">`,
    `<channel>${element("title", "Vitrine: new arrivals")}${element("link", url("/collections/new-arrivals"))}`,
    `${element("description", `What came in last, in ${name}.`)}<language>${market.market.language}</language><ttl>60</ttl>`,
    `<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    `</channel></rss>\n`,
  ].join("\n");
}
