import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { countStatements, productIds, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { createLook, LookBody } from "#commerce/looks";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { productRecord } from "#search/testing/product-record";
import { testApi, type TestApi } from "./testing-graphql.ts";

const PRODUCTS = `query ($ids: [ID!]!) @inContext(market: "eu") {
  nodes(ids: $ids) { __typename id ... on Product {
    productId handle url title designer { name } image(width: 300) { url width height altText } inStock isVip publishedAt
    price { amount currencyCode formatted } compareAtPrice { amount }
    variants { id variantId size inStock price { amount } } sizeAdvice { fit }
  } }
}`;
const globalId = (...parts: readonly string[]) => Buffer.from(parts.join(":")).toString("base64url");
const productIdsOf = (count: number) => productIds(count).map((id) => globalId("Product", id));

onDatabase("GraphQL products", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await stockShop(database.current, 120);
    api = testApi(database.current);
  });

  test("[OC-17] are found by global id in the requested order, null for missing ones [GQ-07]", async () => {
    const ids = ["p2", "p1", "nonesuch", "p2"].map((id) => globalId("Product", id));
    const { data, errors } = await api.ask(PRODUCTS, { ids });
    expect(errors).toBeUndefined();
    expect(data.nodes.map((node: { id: string } | null) => node?.id)).toEqual([ids[0], ids[1], undefined, ids[0]]);
    expect(data.nodes[1]).toMatchObject({
      __typename: "Product",
      productId: "p1",
      handle: "product-1",
      url: "http://shop.test/eu/products/product-1",
      inStock: true,
      isVip: false,
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      price: { amount: "101.00", currencyCode: "EUR", formatted: "€101" },
      // Test pictures have one rendition only.
      image: {
        url: "http://shop.test/media/product-1/1",
        width: null,
        height: null,
        altText: "Belted wool sneakers number 1, view 1",
      },
      variants: expect.arrayContaining([expect.objectContaining({ size: expect.any(String) })]),
    });
    const [{ id: variant }] = data.nodes[1].variants;
    const found = await api.ask(
      `query ($id: ID!) @inContext(market: "eu") { node(id: $id) { id ... on ProductVariant { variantId price { amount } } } }`,
      { id: variant },
    );
    expect(found.data.node).toEqual({ id: variant, variantId: "v1-0", price: { amount: "101.00" } });
  });

  test("[OC-17] a product is found by handle, own id and global id; a hidden one is not [GQ-07]", async () => {
    const find = async (name: string) =>
      (await api.ask(`query ($name: String!) { product(handleOrId: $name) { productId } }`, { name })).data.product;
    for (const name of ["product-1", "p1", globalId("Product", "p1")])
      expect(await find(name), name).toEqual({ productId: "p1" });
    expect([await find("nonesuch"), await find("p9001")]).toEqual([null, null]);
  });

  test("[OC-17] an id that is none, an unknown market and an unknown language are rejected with the value", async () => {
    for (const id of ["", "x", globalId("Cart", "1"), globalId("Product", "%E0%A4")]) {
      const { errors } = await api.ask(`query ($id: ID!) { node(id: $id) { id } }`, { id });
      expect(errors, id).toMatchObject([
        { message: expect.stringContaining(JSON.stringify(id)), extensions: { code: "BAD_USER_INPUT" } },
      ]);
    }
    const market = await api.ask(`query @inContext(market: "atlantis") { __typename }`);
    expect([market.status, market.errors?.[0]?.message]).toEqual([400, expect.stringContaining("atlantis")]);
    const language = await api.ask(`query ($l: String) @inContext(language: $l) { __typename }`, { l: "tlh" });
    expect([language.status, language.errors?.[0]?.message]).toEqual([400, expect.stringContaining("tlh")]);
  });

  test("need as many statements for a hundred as for one, and at most a hundred are allowed [GQ-08]", async () => {
    const cost = (count: number) =>
      countStatements(async () => {
        const { data, errors } = await api.ask(PRODUCTS, { ids: productIdsOf(count) });
        expect(errors).toBeUndefined();
        expect(data.nodes.filter(Boolean)).toHaveLength(count);
      });
    await cost(1);
    const [one, hundred] = [await cost(1), await cost(100)];
    expect(hundred).toBe(one);
    const many = await api.ask(PRODUCTS, { ids: productIdsOf(101) });
    expect(many.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  test("[MD-07] what completes twenty products needs as many statements as for one [GQ-08]", async () => {
    const search = openEmbedded({ schema: PRODUCT_SCHEMA });
    const everything = Array.from({ length: 120 }, (_, at) =>
      productRecord([feedRow(at + 1, 1, { department: "women" })]),
    );
    await search.replace(everything);
    const withSearch = testApi(database.current, { search });
    // Every fourth product is a coat for women. The merchant has put a look together for the first.
    const pieces = ["p4", "p5", "p6"].map((product) => ({ product }));
    const body = LookBody.parse({ state: "published", slug: "city", title: { en: "City" }, pieces });
    expect(await createLook(database.current, body, { by: "a test", now: new Date() })).toMatchObject({
      kind: "created",
    });
    const complete = async (coats: readonly number[]) => {
      const ids = coats.map((nth) => globalId("Product", `p${4 * nth}`));
      const asked = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { completeTheLook { product { productId } } } } }`;
      const { data, errors } = await withSearch.ask(asked, { ids });
      expect(errors).toBeUndefined();
      return data.nodes.map(({ completeTheLook }: { completeTheLook: readonly { product: { productId: string } }[] }) =>
        completeTheLook.map(({ product }) => product.productId),
      );
    };
    const coats = Array.from({ length: 20 }, (_, at) => at + 1);
    const alone = [await complete([1]), await complete([2])].flat();
    expect(alone).toEqual([
      ["p5", "p6"],
      [expect.any(String), expect.any(String)],
    ]);
    let together: readonly (readonly string[])[] = [];
    const one = await countStatements(() => complete([1, 2]));
    const twenty = await countStatements(async () => {
      together = await complete(coats);
    });
    expect(together.slice(0, 2)).toEqual(alone);
    expect(together.filter(({ length }) => length >= 2)).toHaveLength(20);
    expect(twenty).toBe(one);
    await search.close();
  });
});
