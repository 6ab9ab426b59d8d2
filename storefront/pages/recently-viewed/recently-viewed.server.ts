// Products by handle for this visitor: those that the browser asks for, otherwise the account's.

import { data, redirect } from "react-router";
import { addViewed, clearViewed, listViewed, MAX_VIEWED } from "#commerce/accounts";
import { findProducts } from "#commerce/products";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { cardsOf, translateCards } from "#storefront/visitor/cards.server.ts";
import { asShown, translateContent, viewerFor } from "#browsing";
import { jsonField, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import { asksForData } from "#storefront/framework/protocol.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ViewedAnswer, ViewedData } from "#storefront/features/recently-viewed/recently-viewed-data.ts";

const LONGEST_HANDLE = 200;

export async function loader(args: LoaderArgs): Promise<ViewedData> {
  const { shop, visitor, url } = args;
  const asked = url.searchParams.getAll("p").filter((handle) => handle.length <= LONGEST_HANDLE);
  const known = asked.length === 0 && visitor.account ? await listViewed(shop.accounts, visitor.account.id) : asked;
  const handles = [...new Set(known)].slice(0, MAX_VIEWED);
  const found = await findProducts(shop.database, await viewerFor(args), handles);
  const listed = (await asShown(shop, visitor.market, [...found.values()])).map((product) => ({
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
    action: linkFor(visitor)("/recently-viewed"),
    products: await translateContent(args, (translate) => translateCards(products, translate)),
  };
}

/** Adds what the browser viewed to the account, or clears it. */
export async function action(args: LoaderArgs) {
  const { visitor, shop, request } = args;
  args.out.set("cache-control", "private, no-store");
  const { viewed, clear } = await readFields(request);
  if (clear !== undefined) {
    // A guest's products are in the browser only, which has cleared them.
    if (visitor.account) await clearViewed(shop.accounts, visitor.account.id);
    const page = linkFor(visitor)("/recently-viewed");
    return asksForData(request) ? data<ViewedAnswer>({ viewed: [] }) : redirect(page, 303);
  }
  const added = await addViewed(shop.accounts, requireAccount(args).id, jsonField(viewed ?? ""));
  return added.kind === "saved"
    ? data<ViewedAnswer>({ viewed: added.viewed })
    : data<ViewedAnswer>({ viewed: [] }, { status: 422 });
}
