// Products by handle for this visitor; only the browser knows which were viewed.

import { findProducts } from "#commerce/products";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { cardsOf, translateCards } from "#storefront/visitor/cards.server.ts";
import { translateContent, viewerFor } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ViewedData } from "#storefront/features/recently-viewed/recently-viewed-data.ts";

const MOST = 16;
const LONGEST_HANDLE = 200;

export async function loader(args: LoaderArgs): Promise<ViewedData> {
  const { shop, visitor, url } = args;
  const asked = url.searchParams.getAll("p").filter((handle) => handle.length <= LONGEST_HANDLE);
  const handles = [...new Set(asked)].slice(0, MOST);
  const found = await findProducts(shop.database, await viewerFor(args), handles);
  const listed = [...found.values()].map((product) => ({
    ...product,
    sku: product.variants[0]?.sku ?? "",
    sizes: product.variants.map(({ size, inventoryQuantity, prices }) => ({
      size,
      inStock: inventoryQuantity > 0,
      prices,
    })),
  }));
  const products = cardsOf(listed, visitor);
  return {
    home: linkFor(visitor)("/"),
    products: await translateContent(args, (translate) => translateCards(products, translate)),
  };
}
