import { beforeAll, expect, test } from "vitest";
import { persistedOperations } from "../../api/operations/persisted.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { countStatements, makeAccount, productIds, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { GUEST_LIST_LIMIT } from "../../commerce/wishlist/rules.ts";
import { cookieOf, operationId, testApi, type TestApi } from "./testing-graphql.ts";

const EUROPE = { currencyCode: "EUR", regionCode: "eu" };

onDatabase("GraphQL wishlists", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await stockShop(database.current, 120);
    api = testApi(database.current);
  });

  /** Runs one of the storefront's own operations, by its id. */
  const run = (operation: string, variables: unknown, headers: Record<string, string> = {}) =>
    api.post(
      { variables, extensions: { persistedQuery: { version: 1, sha256Hash: operationId(operation) } } },
      headers,
    );

  const createGuest = async (ids: readonly string[]): Promise<{ anonymousToken: string; wishlistId: string }> => {
    const { data } = await run("createWishlist", { input: { shopId: "shop", productIds: ids, ...EUROPE } });
    const { anonymousToken, wishlist } = data.createWishlist;
    return { anonymousToken, wishlistId: wishlist._id };
  };

  test("a guest's first add creates a list and returns its token and the items not added [GQ-05] [WL-02]", async () => {
    const { data, errors } = await run("createWishlist", {
      input: { shopId: "shop", productIds: ["p1", "p9001", "p2", "nonesuch"], ...EUROPE },
    });
    expect(errors).toBeUndefined();
    expect(data.createWishlist).toMatchObject({
      anonymousToken: expect.stringMatching(/^[\w-]{40,}$/),
      wishlist: { shopId: "shop", userType: "anonymous", userId: null, status: "active" },
      succeededProductIds: ["p1", "p2"],
      failedProductIds: ["p9001", "nonesuch"],
      failures: [
        { productId: "p9001", reason: "unavailable" },
        { productId: "nonesuch", reason: "unavailable" },
      ],
    });
    const none = await run("createWishlist", { input: { shopId: "nowhere", productIds: ["p1"] } });
    expect(none.errors).toBeUndefined();
    expect(none.data.createWishlist).toEqual({ __typename: "NoSuchShop" });
  });

  test("products and variants are named by their global ids, too [GQ-05]", async () => {
    const { product } = (await api.ask(`{ product(handleOrId: "p1") { id variants { id } } }`)).data;
    const guest = await createGuest([product.id]);
    const ids = [product.id];
    const own = { shopId: "shop", anonymousToken: guest.anonymousToken };
    const checked = await run("checkProductIdsInWishlist", { ...own, productIds: ids });
    expect(checked.data.checkProductIdsInWishlist.wishlistProductIds).toEqual(["p1"]);
    const { page } = (await run("queryWishlistByAnonymousToken", { ...own, ...EUROPE })).data;
    const items = [{ wishlistItemId: page.items[0]._id, variantId: product.variants[0].id }];
    const bought = await run("addWishlistItemsToCart", { input: { ...guest, ...EUROPE, items } });
    expect(bought.data.addWishlistItemsToCart.failures).toEqual([]);
    const deleted = await run("deleteWishlistItems", { input: { ...guest, productIds: ids } });
    expect(deleted.data.deleteWishlistItems.succeededProductIds).toEqual(["p1"]);
  });

  test("a guest's list starts with a product, and the number of new lists per network is limited [GQ-05] [WL-08]", async () => {
    const create = (ids: readonly string[], headers: Record<string, string>) =>
      run("createWishlist", { input: { shopId: "shop", productIds: ids, ...EUROPE } }, headers);
    const network = { "x-forwarded-for": "192.0.2.7" };
    expect((await create([], network)).data.createWishlist).toEqual({ __typename: "NoProducts" });
    for (let made = 0; made < GUEST_LIST_LIMIT.max; made += 1) {
      expect((await create(["p1"], network)).data.createWishlist.__typename).toBe("WishlistCreated");
    }
    const limited = await create(["p1"], network);
    expect(limited.data.createWishlist).toEqual({ __typename: "TooManyAttempts" });
    expect(limited.response.headers.get("set-cookie")).toBeNull();
    const other = await create(["p1"], { "x-forwarded-for": "192.0.2.8" });
    expect(other.data.createWishlist.__typename).toBe("WishlistCreated");
    const session = await cookieOf(database.current, await makeAccount(database.current));
    const own = await create([], { ...network, ...session });
    expect(own.data.createWishlist.__typename).toBe("WishlistCreated");
    expect(own.response.headers.get("set-cookie")).toBeNull();
  });

  test("a page of the token's list has every field, in the requested currency [GQ-04] [GQ-07]", async () => {
    const guest = await createGuest(["p1", "p2", "p3"]);
    const { data, errors } = await run("queryWishlistByAnonymousToken", {
      shopId: "shop",
      ...guest,
      first: 2,
      offset: 1,
      sortBy: "price",
      sortOrder: "desc",
      imageSize: "small",
      localeLangCode: "en",
      localeCountryCode: "default",
      userPrefer: "women",
      ...EUROPE,
    });
    expect(errors).toBeUndefined();
    const { page } = data;
    expect(page).toMatchObject({ wishlistId: guest.wishlistId, totalCount: 3, wishlist: { _id: guest.wishlistId } });
    expect(page.items.map((item: { productId: string }) => item.productId)).toEqual(["p2", "p1"]);
    expect(page.items[1].product).toMatchObject({
      productId: "p1",
      productType: "Sneakers",
      imageUrl: "http://shop.test/media/product-1/1",
      vendor: "Ateliér 27",
      title: "Belted wool sneakers number 1",
      slug: "product-1",
      isVip: false,
      inStock: true,
      isNewSeason: true,
      currencyPrice: { price: 101, compareAtPrice: null, currencyCode: "EUR", regionCode: "eu" },
      variants: [
        { variantId: "v1-0", size: "XS", inventoryInStock: true, currencyPrice: { price: 101, currencyCode: "EUR" } },
        { variantId: "v1-1", size: "S", inventoryInStock: true, currencyPrice: { price: 101, currencyCode: "EUR" } },
      ],
    });
    expect(page.items[1].product.tags).toContainEqual({
      _id: "tag-shoes",
      name: "Shoes",
      metafields: [{ key: "keywords", namespace: "tag", scope: "public", value: "category" }],
    });
    const dollars = await run("queryWishlistByAnonymousToken", { shopId: "shop", ...guest });
    expect(dollars.data.page.items[0].product.currencyPrice).toMatchObject({ currencyCode: "USD", regionCode: "www" });
  });

  test("the products of the preferred department come first, also on later pages [GQ-04]", async () => {
    const guest = await createGuest(["p1", "p2", "p3", "p4", "p5", "p6"]);
    const read = async (more: object) => {
      const { data } = await run("queryWishlistByAnonymousToken", { shopId: "shop", ...guest, ...EUROPE, ...more });
      return data.page.items.map((item: { productId: string }) => item.productId);
    };
    const plain = await read({ sortBy: "price", sortOrder: "asc" });
    expect(plain).toEqual(["p1", "p2", "p3", "p4", "p5", "p6"]);
    // p4 is for women; p3 is for women and men.
    expect(await read({ sortBy: "price", sortOrder: "asc", userPrefer: "women" })).toEqual([
      "p3",
      "p4",
      "p1",
      "p2",
      "p5",
      "p6",
    ]);
    expect(await read({ sortBy: "price", sortOrder: "asc", userPrefer: "Kids" })).toEqual([
      "p2",
      "p6",
      "p1",
      "p3",
      "p4",
      "p5",
    ]);
    const second = await read({ sortBy: "price", sortOrder: "asc", userPrefer: "women", first: 2, offset: 2 });
    expect(second).toEqual(["p1", "p2"]);
    expect(await read({ sortBy: "price", sortOrder: "asc", userPrefer: "nobody" })).toEqual(plain);
  });

  test("tags filter the list, and list the tags that would still match [GQ-04]", async () => {
    const guest = await createGuest(["p1", "p2", "p3"]);
    const { data } = await run("queryWishlistByAnonymousToken", {
      shopId: "shop",
      ...guest,
      tagIds: ["tag-shoes"],
      ...EUROPE,
    });
    expect(data.page).toMatchObject({ totalCount: 1, items: [{ productId: "p1" }] });
    const names = (tags: { slug: string }[]) => tags.map(({ slug }) => slug);
    expect(names(data.page.inTags)).toContain("shoes");
    expect(names(data.page.outTags)).toContain("bags");
  });

  test("an account's list is created, read, checked and changed by session [GQ-04] [GQ-05]", async () => {
    const accountId = await makeAccount(database.current);
    const session = await cookieOf(database.current, accountId);
    const nothing = await run("checkProductIdsInWishlist", { shopId: "shop", productIds: ["p1"] }, session);
    expect(nothing.data.checkProductIdsInWishlist).toEqual({
      __typename: "WishlistCheck",
      wishlistProductIds: [],
      notWishlistProductIds: ["p1"],
    });
    const added = await run("addWishlistItems", { input: { productIds: ["p4", "p5"], ...EUROPE } }, session);
    expect(added.data.addWishlistItems).toMatchObject({
      wishlist: { userType: "account", userId: accountId },
      succeededProductIds: ["p4", "p5"],
      failedProductIds: [],
    });
    const checked = await run("checkProductIdsInWishlist", { shopId: "shop", productIds: ["p5", "p6"] }, session);
    expect(checked.data.checkProductIdsInWishlist).toEqual({
      __typename: "WishlistCheck",
      wishlistProductIds: ["p5"],
      notWishlistProductIds: ["p6"],
    });
    const wishlistId = added.data.addWishlistItems.wishlist._id;
    const deleted = await run("deleteWishlistItems", { input: { wishlistId, productIds: ["p4", "p7"] } }, session);
    expect(deleted.data.deleteWishlistItems).toMatchObject({
      succeededProductIds: ["p4"],
      failedProductIds: ["p7"],
      succeededWishlistItemIds: [],
    });
    const page = await run("queryWishlistByAccountId", { shopId: "shop", accountId, wishlistId, ...EUROPE }, session);
    expect(page.data.page.items).toMatchObject([{ productId: "p5" }]);
    const itemIds = page.data.page.items.map((item: { _id: string }) => item._id);
    const gone = await run("deleteWishlistItems", { input: { wishlistItemIds: itemIds } }, session);
    expect(gone.data.deleteWishlistItems.succeededWishlistItemIds).toEqual(itemIds);
  });

  test("a guest's list is merged into the account's once, however often it is requested [GQ-05] [WL-03]", async () => {
    const session = await cookieOf(database.current, await makeAccount(database.current));
    await run("addWishlistItems", { input: { productIds: ["p1", "p2"], ...EUROPE } }, session);
    const { anonymousToken } = await createGuest(["p2", "p3"]);
    const input = { shopId: "shop", anonymousToken };
    const guestOnly = await run("reconcileWishlists", { input });
    expect(guestOnly.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    const once = await run("reconcileWishlists", { input }, session);
    const twice = await run("reconcileWishlists", { input }, session);
    expect(once.data.reconcileWishlists).toMatchObject({ wishlist: { userType: "account" }, remainingProductIds: [] });
    expect(twice.data.reconcileWishlists.wishlist._id).toBe(once.data.reconcileWishlists.wishlist._id);
    const { data } = await run("queryWishlistByAccountId", { shopId: "shop", ...EUROPE }, session);
    expect(data.page.items.map((item: { productId: string }) => item.productId).toSorted()).toEqual(["p1", "p2", "p3"]);
    const used = await run("queryWishlistByAnonymousToken", input);
    expect(used.data.page).toEqual({ __typename: "NoSuchWishlist" });
  });

  test("items are moved to the cart, or returned with the reason why not [GQ-05]", async () => {
    const guest = await createGuest(["p1", "p2"]);
    const { data } = await run("queryWishlistByAnonymousToken", { shopId: "shop", ...guest, ...EUROPE });
    const [first, second] = data.page.items;
    const added = await run("addWishlistItemsToCart", {
      input: {
        ...guest,
        ...EUROPE,
        items: [
          { wishlistItemId: first._id, variantId: first.product.variants[0].variantId },
          { wishlistItemId: second._id, variantId: "not-a-size" },
        ],
        adConversion: { source: "newsletter", campaign: "autumn" },
      },
    });
    expect(added.errors).toBeUndefined();
    expect(added.data.addWishlistItemsToCart).toMatchObject({
      succeededWishlistItemIds: [first._id],
      failedWishlistItemIds: [second._id],
      failures: [{ reason: "NO_SUCH_SIZE" }],
      cartId: expect.any(String),
      cartToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test("an operation on a wishlist that does not exist answers NoSuchWishlist [GQ-05] [WL-04] [WL-06]", async () => {
    const ask = async (operation: string, input: Record<string, unknown>) => {
      const type = `${operation.slice(0, 1).toUpperCase()}${operation.slice(1)}Input`;
      const text = `mutation ($input: ${type}!) { it: ${operation}(input: $input) { ... on NoSuchWishlist { message } } }`;
      return (await api.ask(text, { input })).data.it;
    };
    const input = { shopId: "shop", anonymousToken: "A".repeat(43) };
    for (const owner of [{}, input]) {
      const unavailable = { message: "no available wishlist" };
      expect(await ask("deleteWishlistItems", { ...owner, productIds: ["p1"] })).toEqual(unavailable);
      expect(await ask("addWishlistItemsToCart", { ...owner, items: [] })).toEqual(unavailable);
      const missing = { message: "Wishlist does not exist" };
      expect(await ask("addWishlistItems", { ...owner, productIds: ["p1"] })).toEqual(missing);
    }
    const checked = await run("checkProductIdsInWishlist", { ...input, productIds: ["p1"] });
    expect(checked.data.checkProductIdsInWishlist).toEqual({ __typename: "NoSuchWishlist" });
    const read = await run("queryWishlistByAnonymousToken", input);
    expect(read.data.page).toEqual({ __typename: "NoSuchWishlist" });
    const guest = await run("checkProductIdsInWishlist", { shopId: "shop", productIds: ["p1"] });
    expect(guest.data.checkProductIdsInWishlist.notWishlistProductIds).toEqual(["p1"]);
  });

  test("invalid limits and markets are rejected by name [GQ-04] [GQ-08]", async () => {
    const guest = await createGuest(["p1"]);
    const refused: [Record<string, unknown>, string][] = [
      [{ first: 0 }, "first"],
      [{ first: 101 }, "first"],
      [{ offset: -1 }, "offset"],
      [{ currencyCode: "USD", regionCode: "eu" }, "prices"],
      [{ tagIds: Array.from({ length: 501 }, String) }, "tagIds"],
    ];
    for (const [args, word] of refused) {
      const { errors } = await run("queryWishlistByAnonymousToken", { shopId: "shop", ...guest, ...args });
      expect(errors, word).toMatchObject([
        { message: expect.stringContaining(word), extensions: { code: "BAD_USER_INPUT" } },
      ]);
    }
  });

  test("a page needs as many statements for 100 items as for one [GQ-08]", async () => {
    const few = await createGuest(["p1"]);
    const many = await createGuest(productIds(100));
    const page = (guest: object) =>
      run("queryWishlistByAnonymousToken", { shopId: "shop", first: 100, ...guest, ...EUROPE });
    let items = 0;
    const forFew = await countStatements(() => page(few));
    const forMany = await countStatements(async () => {
      items = (await page(many)).data.page.items.length;
    });
    expect(items).toBe(100);
    expect(forMany).toBe(forFew);
    expect(forMany).toBeLessThanOrEqual(8);
  });

  test("every storefront operation is within the limits [GQ-08]", async () => {
    for (const text of persistedOperations.values()) {
      const { errors } = await api.ask(text, {});
      expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain("QUERY_TOO_COMPLEX");
      expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain("GRAPHQL_VALIDATION_FAILED");
    }
    expect(api.logged).toEqual([]);
  });
});
