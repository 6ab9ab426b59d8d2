// The data of pages, in the JSON format of the shop's browser code.

import { expect, type APIRequestContext } from "@playwright/test";
import type { CompleteData } from "#storefront/pages/orders/complete-data.ts";
import type { ListingData } from "#storefront/pages/listing/listing-data.ts";
import type { ProductData } from "#storefront/pages/product/product-data.ts";

interface RouteData {
  readonly collection: ListingData;
  readonly search: ListingData;
  readonly product: ProductData;
  readonly "order-complete": CompleteData;
}

/** Requests the loader data of a route. */
export async function dataOf<Route extends keyof RouteData>(
  request: APIRequestContext,
  route: Route,
  path: string,
): Promise<RouteData[Route]> {
  const accept = `application/vnd.vitrine.data+json;routes=${route};language=en`;
  const answer = await request.get(path, { headers: { accept } });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).loaderData[route];
}

/** The address of the first product of a listing. */
export async function firstProduct(request: APIRequestContext, listing = "/collections/women-coats"): Promise<string> {
  const { products } = await dataOf(request, "collection", listing);
  if (!products[0]) throw new Error(`${listing} has no products`);
  return products[0].href;
}
