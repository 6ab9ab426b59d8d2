import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../../commerce/database/testing.ts";
import { countStatements, productIds, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { testApi, type TestApi } from "./testing-graphql.ts";

const PRODUCTS = `query ($names: [String!]!, $region: String, $currency: String) {
  products(slugsOrIds: $names, regionCode: $region, currencyCode: $currency) {
    productId slug title vendor imageUrl imageUrls inStock isVip tags { name }
    currencyPrice { price currencyCode compareAtPrice regionCode }
    variants { variantId size inventoryInStock currencyPrice { price } }
  }
}`;
const EUROPE = { region: "eu", currency: "EUR" };

onDatabase("GraphQL products", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await stockShop(database.current, 120);
    api = testApi(database.current);
  });

  test("are found by handle or id, in the requested order, null for missing ones [GQ-07]", async () => {
    const names = ["p2", "product-1", "nonesuch", "p2"];
    const { data, errors } = await api.ask(PRODUCTS, { names, ...EUROPE });
    expect(errors).toBeUndefined();
    const ids = data.products.map((product: { productId: string } | null) => product?.productId);
    expect(ids).toEqual(["p2", "p1", undefined, "p2"]);
    expect(data.products[1]).toMatchObject({
      slug: "product-1",
      inStock: true,
      isVip: false,
      currencyPrice: { currencyCode: "EUR", regionCode: "eu", price: expect.any(Number) },
      variants: expect.arrayContaining([expect.objectContaining({ size: expect.any(String) })]),
    });
    const one = await api.ask(`{ product(slugOrId: "nonesuch") { title } }`);
    expect(one.data).toEqual({ product: null });
  });

  test("need as many statements for a hundred as for one, and at most a hundred are allowed [GQ-08]", async () => {
    const cost = (count: number) =>
      countStatements(async () => {
        const { data, errors } = await api.ask(PRODUCTS, { names: productIds(count), ...EUROPE });
        expect(errors).toBeUndefined();
        expect(data.products.filter(Boolean)).toHaveLength(count);
      });
    const [one, hundred] = [await cost(1), await cost(100)];
    expect(hundred).toBe(one);
    const many = await api.ask(PRODUCTS, { names: productIds(101), ...EUROPE });
    expect(many.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });
});
