import { afterEach, expect, test, vi } from "vitest";
import { graphqlCalls } from "./graphql-calls.ts";

afterEach(() => vi.unstubAllGlobals());

test("every question about a list says whose prices, assortment and language it is for [I18-05] [GQ-04]", async () => {
  const sent: Record<string, unknown>[] = [];
  const wishlist = { _id: "w1" };
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body);
    sent.push(variables.input ?? variables);
    const page = { __typename: "WishlistPage", wishlistId: "w1", totalCount: 0, items: [] };
    const created = { __typename: "WishlistCreated", anonymousToken: "t", wishlist, failedProductIds: [] };
    const added = { __typename: "WishlistItemsAdded", wishlist, failedProductIds: [] };
    return Response.json({ data: { page, createWishlist: created, addWishlistItems: added } });
  });
  const market = { shopId: "shop", regionCode: "eu", currencyCode: "EUR", localeCountryCode: "DE" };
  const calls = graphqlCalls(() => ({ ...market, localeLangCode: "fr", accountId: null }));
  const owner = { kind: "anonymous", token: "t", wishlistId: "w1" } as const;
  await calls.list(owner);
  await calls.create(["p1"]);
  await calls.add(owner, ["p2"]);
  expect(sent).toEqual([
    expect.objectContaining({ ...market, localeLangCode: "fr" }),
    expect.objectContaining(market),
    expect.objectContaining(market),
  ]);
});
