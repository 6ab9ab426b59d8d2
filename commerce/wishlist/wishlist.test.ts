import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { changeProducts, parseChangeLine } from "#commerce/products";
import {
  addItems,
  checkProducts,
  createWishlist,
  deleteItems,
  findWishlist,
  reconcileWishlists,
  recordView,
  sweepWishlists,
} from "./index.ts";
import { GUEST_LIST_LIMIT } from "./rules.ts";
import { wishlistItemTable, wishlistTable } from "./tables.ts";
import {
  accountKey,
  countStatements,
  guestKey,
  makeAccount,
  makeGuest,
  productIds,
  SHOP,
  stockShop,
  viewer,
} from "./testing-wishlists.ts";
import { WISHLIST_LIMIT, type WishlistKey, type WishlistQuery } from "./wishlist.ts";

const NONE = { kind: "no-wishlist" };
const UNKNOWN_TOKEN = "A".repeat(43);

onDatabase("wishlists", (database) => {
  beforeAll(() => stockShop(database.current, WISHLIST_LIMIT + 20));

  let account = "";
  beforeEach(async () => {
    account = await makeAccount(database.current);
  });

  const page = async (key: WishlistKey, query: WishlistQuery = {}, who = viewer) => {
    const found = await findWishlist(database.current, key, who, query);
    if (found.kind !== "found") throw new Error("There is no such list");
    return found;
  };
  const idsOf = async (key: WishlistKey, query: WishlistQuery = { first: 500 }) =>
    (await page(key, query)).items.map(({ productId }) => productId);

  test("a guest's first addition creates a list and returns its token [WL-02]", async () => {
    const made = await createWishlist(database.current, viewer, {
      shopId: SHOP,
      network: "a",
      productIds: ["p2", "p1", "p2"],
    });
    expect(made).toMatchObject({
      kind: "created",
      wishlist: { shopId: SHOP, userType: "anonymous", userId: null, status: "active" },
      succeededProductIds: ["p2", "p1"],
      failedProductIds: [],
    });
    const token = made.kind === "created" ? (made.anonymousToken ?? "") : "";
    expect(await idsOf(guestKey(token))).toEqual(["p2", "p1"]);
    expect(await createWishlist(database.current, viewer, { shopId: "another", network: "a", productIds: [] })).toEqual(
      NONE,
    );
  });

  test("no guest list is created if no product can be added [WL-02]", async () => {
    const before = await database.current.sql.$count(wishlistTable);
    for (const ids of [[], ["p9001", "nonesuch", "", "\0"]]) {
      const asked = { shopId: SHOP, network: "b", productIds: ids };
      expect(await createWishlist(database.current, viewer, asked)).toEqual({ kind: "nothing-added" });
    }
    expect(await database.current.sql.$count(wishlistTable)).toBe(before);
  });

  test("guest lists per network are rate-limited; other networks and accounts are not affected [WL-08]", async () => {
    const asked = { shopId: SHOP, network: "crowded", productIds: ["p1"] };
    const begin = () => createWishlist(database.current, viewer, asked);
    const made = await Promise.all(Array.from({ length: GUEST_LIST_LIMIT.max + 3 }, begin));
    expect(made.filter(({ kind }) => kind === "created")).toHaveLength(GUEST_LIST_LIMIT.max);
    expect(await begin()).toMatchObject({ kind: "limited", until: expect.any(Date) });
    for (const other of [{ network: "quiet" }, { accountId: account }]) {
      expect(await createWishlist(database.current, viewer, { ...asked, ...other })).toMatchObject({ kind: "created" });
    }
  });

  test("guest lists unused for 400 days are deleted, reconciled or not, and no others [WL-08]", async () => {
    const day = 24 * 3_600_000;
    const [old, looked, merged, young] = [
      await makeGuest(database.current, ["p1"]),
      await makeGuest(database.current, ["p1"]),
      await makeGuest(database.current, ["p2"]),
      await makeGuest(database.current, ["p1"]),
    ];
    await reconcileWishlists(database.current, { shopId: SHOP, accountId: account, token: merged.token });
    const age = (days: number, id: string) =>
      database.current.sql.execute(
        sql`update wishlist set updated_at = now() - make_interval(days => ${days}) where id = ${id}`,
      );
    const own = await page(accountKey(account));
    for (const id of [old.wishlistId, looked.wishlistId, merged.wishlistId, own.wishlist.id]) await age(402, id);
    await age(399, young.wishlistId);
    await recordView(database.current, looked.wishlistId, new Date());
    await sweepWishlists(database.current, 400, new Date());
    const rows = await database.current.sql.select({ id: wishlistTable.id }).from(wishlistTable);
    const left = new Set(rows.map(({ id }) => id));
    const isLeft = (id: string) => left.has(id);
    expect([old.wishlistId, merged.wishlistId].filter(isLeft)).toEqual([]);
    expect([looked.wishlistId, young.wishlistId, own.wishlist.id].every(isLeft)).toBe(true);
    await sweepWishlists(database.current, 400, new Date(Date.now() + 3 * day));
    expect([await findWishlist(database.current, young.key, viewer), await idsOf(looked.key)]).toEqual([NONE, ["p1"]]);
  });

  test("a token is unguessable, stored as a hash, and opens only its own list [WL-08]", async () => {
    const [one, other] = [await makeGuest(database.current, ["p1"]), await makeGuest(database.current, ["p2"])];
    expect(Buffer.from(one.token, "base64url")).toHaveLength(32);
    const rows = await database.current.sql.execute(sql`select wishlist::text from wishlist`);
    expect(JSON.stringify(rows.rows)).not.toContain(one.token);
    expect(await idsOf(one.key)).toEqual(["p1"]);
    const [row] = await database.current.sql
      .select()
      .from(wishlistTable)
      .where(sql`id = ${one.wishlistId}`);
    const stolen: WishlistKey[] = [
      { ...other.key, wishlistId: one.wishlistId },
      { ...accountKey(account), wishlistId: one.wishlistId },
      guestKey(UNKNOWN_TOKEN),
      guestKey(""),
      guestKey("\0"),
      // The stored hash does not open it.
      guestKey(row?.tokenHash ?? ""),
      { ...one.key, shopId: "another" },
      { ...one.key, shopId: "\0" },
      { ...one.key, wishlistId: "nonsense' or true --" },
      accountKey(one.wishlistId),
      accountKey("\0"),
    ];
    for (const key of stolen) {
      expect(await findWishlist(database.current, key, viewer)).toEqual(NONE);
      expect(await checkProducts(database.current, key, ["p1"])).toEqual(NONE);
      expect(await deleteItems(database.current, key, { productIds: ["p1"] })).toEqual(NONE);
    }
    expect(await addItems(database.current, stolen[0]!, viewer, ["p3"])).toEqual(NONE);
    expect(await addItems(database.current, stolen[1]!, viewer, ["p3"])).toEqual(NONE);
    expect(await idsOf(one.key)).toEqual(["p1"]);
  });

  test("an account has one list, created on demand even by concurrent requests [WL-02]", async () => {
    const key = accountKey(account);
    expect(await findWishlist(database.current, key, viewer)).toEqual(NONE);
    expect(await deleteItems(database.current, key, { productIds: ["p1"] })).toEqual(NONE);
    const made = await Promise.all(
      productIds(8).map((id, index) =>
        index % 2 === 0
          ? addItems(database.current, key, viewer, [id])
          : createWishlist(database.current, viewer, {
              shopId: SHOP,
              accountId: account,
              network: "a",
              productIds: [id],
            }),
      ),
    );
    expect(new Set(made.map((one) => ("wishlist" in one ? one.wishlist.id : one.kind))).size).toBe(1);
    expect((await idsOf(key)).toSorted()).toEqual(productIds(8));
    expect((await page(key)).wishlist).toMatchObject({ userType: "account", userId: account });
  });

  test("hidden products can be neither added nor seen [AC-01] [AC-02] [LP-19]", async () => {
    const { key } = await makeGuest(database.current, ["p1"]);
    const asked = ["p9001", "p9002", "p9003", "nonesuch", "", "\0", "'; drop table wishlist; --", "p2"];
    expect(await addItems(database.current, key, viewer, asked)).toMatchObject({
      succeededProductIds: ["p2"],
      failedProductIds: asked.slice(0, -1),
      failures: asked.slice(0, -1).map((productId) => ({ productId, reason: "unavailable" })),
    });
    const vip = { ...viewer, vipLevel: 2 };
    expect(await addItems(database.current, key, vip, ["p9002"])).toMatchObject({ succeededProductIds: ["p9002"] });
    expect(await idsOf(key)).toEqual(["p2", "p1"]);
    expect((await page(key)).totalCount).toBe(2);
    expect((await page(key, {}, vip)).items[0]).toMatchObject({ productId: "p9002", product: { isVip: true } });
    const blocked = { ...viewer, blocked: { brands: ["Ateliér 27"] } };
    expect((await page(key, {}, blocked)).items.map(({ productId }) => productId)).toEqual(["p2"]);
    expect((await page(key, {}, { ...viewer, priceList: "ru_rub" })).totalCount).toBe(0);
  });

  test("adding a product twice succeeds and changes nothing [WL-01]", async () => {
    const { key } = await makeGuest(database.current, ["p1", "p2"]);
    const before = await page(key);
    expect(await addItems(database.current, key, viewer, ["p2", "p1"])).toMatchObject({
      succeededProductIds: ["p2", "p1"],
      failedProductIds: [],
    });
    expect(await page(key)).toEqual(before);
  });

  test("items are deleted by item or product id, and missing ones are reported [WL-05]", async () => {
    const { key } = await makeGuest(database.current, ["p1", "p2", "p3"]);
    const other = await makeGuest(database.current, ["p1"]);
    const [first] = (await page(key)).items;
    const foreign = (await page(other.key)).items[0]?.id ?? "";
    const asked = { itemIds: [first?.id ?? "", foreign, "nonsense"], productIds: ["p3", "p4", "\0"] };
    expect(await deleteItems(database.current, key, asked)).toMatchObject({
      kind: "deleted",
      succeededItemIds: [first?.id],
      failedItemIds: [foreign, "nonsense"],
      succeededProductIds: ["p3"],
      failedProductIds: ["p4", "\0"],
    });
    expect(await idsOf(key)).toEqual(["p2"]);
    expect(await idsOf(other.key)).toEqual(["p1"]);
  });

  test("products are checked by their ids [WL-01]", async () => {
    const { key } = await makeGuest(database.current, ["p1", "p2"]);
    expect(await checkProducts(database.current, key, ["p3", "p2", "\0", "p2"])).toEqual({
      kind: "checked",
      wishlistProductIds: ["p2"],
      notWishlistProductIds: ["p3", "\0"],
    });
  });

  test("a list has room for 500 products, and discontinued ones make room [WL-07]", async () => {
    expect(WISHLIST_LIMIT).toBe(500);
    const { key, wishlistId } = await makeGuest(database.current, productIds(WISHLIST_LIMIT - 1));
    const last = ["p500", "p501", "p1"];
    expect(await addItems(database.current, key, viewer, last)).toMatchObject({
      succeededProductIds: ["p500", "p1"],
      failures: [{ productId: "p501", reason: "full" }],
    });
    const gone = parseChangeLine(JSON.stringify({ delete: "p520" }), 1);
    if ("message" in gone) throw new Error(gone.message);
    await database.current.sql
      .update(wishlistItemTable)
      .set({ productId: "p520" })
      .where(sql`wishlist_id = ${wishlistId} and product_id = 'p7'`);
    expect(await addItems(database.current, key, viewer, ["p501"])).toMatchObject({ failedProductIds: ["p501"] });
    await changeProducts(database.current, [gone]);
    expect(await addItems(database.current, key, viewer, ["p501"])).toMatchObject({ succeededProductIds: ["p501"] });
    expect(await idsOf(key)).toHaveLength(WISHLIST_LIMIT);
  });

  test("a page includes price, stock, season, sizes and tags of its products [WL-05]", async () => {
    const { key, wishlistId } = await makeGuest(database.current, ["p3"]);
    const found = await page(key);
    expect(found).toMatchObject({ wishlist: { id: wishlistId }, totalCount: 1, outTags: [] });
    expect(found.items).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        productId: "p3",
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        product: {
          productId: "p3",
          productType: "Belts",
          imageUrl: "/media/product-3/1",
          images: ["/media/product-3/1", "/media/product-3/2", "/media/product-3/3"],
          vendor: "Nordlys",
          title: "Belted wool belts number 3",
          slug: "product-3",
          sku: "SKU-3-0",
          isVip: false,
          inStock: true,
          isNewSeason: true,
          tags: found.inTags,
          currencyPrice: {
            price: { thousandths: 103_000, currency: "EUR" },
            compareAtPrice: { thousandths: 206_000, currency: "EUR" },
            priorPrice: null,
            regionCode: "eu",
            currencyCode: "EUR",
          },
          variants: ["XS", "S"].map((size, index) => ({
            variantId: `v3-${index}`,
            size,
            options: [],
            inventoryInStock: true,
            currencyPrice: found.items[0]?.product.currencyPrice,
          })),
        },
      },
    ]);
    expect(found.inTags.map(({ name }) => name)).toEqual(["Accessories", "Women", "Season_FW26"]);
    expect(found.inTags[0]).toMatchObject({
      id: "tag-accessories",
      slug: "accessories",
      metafields: [{ value: "category" }],
    });
    const dollars = await page(key, {}, { ...viewer, priceList: "www_usd" });
    expect(dollars.items[0]?.product.currencyPrice).toMatchObject({
      regionCode: "www",
      currencyCode: "USD",
      compareAtPrice: null,
      priorPrice: null,
    });
  });

  test("tags filter the list, and the page tells which further tags would match [WL-05]", async () => {
    // Types and departments depend on the number: 4 is coats for women, 5 sneakers for men, 6 bags for girls, 7 belts for both.
    const { key } = await makeGuest(database.current, ["p4", "p5", "p6", "p7"]);
    const names = (tags: readonly { readonly name: string }[]) => tags.map(({ name }) => name);
    const women = await page(key, { tagIds: ["tag-women"] });
    expect([names(women.inTags), names(women.outTags)]).toEqual([
      ["Clothing", "Accessories", "Women", "Season_FW26"],
      ["Shoes", "Bags", "Men"],
    ]);
    expect(await idsOf(key, { tagIds: ["tag-women"] })).toEqual(["p4", "p7"]);
    expect(women.totalCount).toBe(2);
    expect(await idsOf(key, { tagIds: ["tag-women", "3"] })).toEqual(["p7"]);
    const unknown = await page(key, { tagIds: ["tag-women", "' or true --"] });
    expect([unknown.items, unknown.totalCount, unknown.inTags]).toEqual([[], 0, []]);
    expect((await page(key, { tagIds: ["\0"] })).totalCount).toBe(0);
  });

  test.each([
    [{ sortBy: "updatedAt" }, "p9", "p1"],
    [{ sortBy: "updatedAt", sortOrder: "asc" }, "p1", "p9"],
    [{ sortBy: "price" }, "p1", "p9"],
    [{ sortBy: "price", sortOrder: "desc" }, "p9", "p1"],
    [{ sortBy: "title" }, "p3", "p6"],
    [{ sortBy: "vendor", sortOrder: "desc" }, "p7", "p1"],
  ] as const)("sorting by %j puts %s first and %s last [WL-05]", async (query, first, last) => {
    const { key } = await makeGuest(database.current, productIds(9).toReversed());
    const ids = await idsOf(key, query);
    expect([ids[0], ids.at(-1)]).toEqual([first, last]);
    const pages = [];
    for (const offset of [0, 4, 8]) pages.push(...(await idsOf(key, { ...query, first: 4, offset })));
    expect(pages).toEqual(ids);
  });

  test("paging values out of range are clamped [WL-05]", async () => {
    const { key } = await makeGuest(database.current, ["p1", "p2"]);
    expect(await idsOf(key, { first: -1 })).toEqual([]);
    expect(await idsOf(key, { first: 1e9, offset: -5 })).toHaveLength(2);
    expect(await idsOf(key, { first: Number.NaN, offset: 1e300 })).toEqual([]);
    expect((await page(key, { first: 0 })).totalCount).toBe(2);
  });

  test("reconciling merges the lists once and invalidates the token [WL-03] [WL-04]", async () => {
    const { token, key } = await makeGuest(database.current, ["p3", "p2", "p1"]);
    await addItems(database.current, accountKey(account), viewer, ["p4", "p2"]);
    const reconcile = () => reconcileWishlists(database.current, { shopId: SHOP, accountId: account, token });
    const answers = await Promise.all([reconcile(), reconcile(), reconcile()]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ kind: "reconciled", wishlist: { userId: account }, remainingProductIds: [] });
    }
    expect((await idsOf(accountKey(account))).toSorted()).toEqual(["p1", "p2", "p3", "p4"]);
    expect(await findWishlist(database.current, key, viewer)).toEqual(NONE);
    expect(await addItems(database.current, key, viewer, ["p5"])).toEqual(NONE);
    const thief = await makeAccount(database.current);
    expect(await reconcileWishlists(database.current, { shopId: SHOP, accountId: thief, token })).toEqual(NONE);
    expect(
      await reconcileWishlists(database.current, { shopId: SHOP, accountId: account, token: UNKNOWN_TOKEN }),
    ).toEqual(NONE);
  });

  test("items that do not fit on the account's list stay on the guest's [WL-03] [WL-07]", async () => {
    const { token, key } = await makeGuest(database.current, ["p499", "p503", "p502", "p501"]);
    await addItems(database.current, accountKey(account), viewer, productIds(WISHLIST_LIMIT - 1));
    const reconcile = () => reconcileWishlists(database.current, { shopId: SHOP, accountId: account, token });
    expect(await reconcile()).toMatchObject({ kind: "reconciled" });
    expect(await idsOf(key)).toEqual(["p502", "p501"]);
    expect(await idsOf(accountKey(account))).toContain("p503");
    await deleteItems(database.current, accountKey(account), { productIds: ["p1", "p2"] });
    expect(await reconcile()).toMatchObject({ remainingProductIds: [] });
    expect(await findWishlist(database.current, key, viewer)).toEqual(NONE);
    expect(await idsOf(accountKey(account))).toHaveLength(WISHLIST_LIMIT);
  });

  test("the number of statements does not depend on the length of the list [WL-05]", async () => {
    const measure = async (size: number): Promise<Record<string, number>> => {
      const owner = await makeAccount(database.current);
      const ids = productIds(size);
      const counts: Record<string, number> = {};
      const count = async (name: string, work: () => Promise<unknown>) => {
        counts[name] = await countStatements(work);
      };
      let guest: Awaited<ReturnType<typeof makeGuest>> | undefined;
      await count("create", async () => (guest = await makeGuest(database.current, ids)));
      if (!guest) throw new Error("no list");
      const { key, token } = guest;
      await count("find", () => findWishlist(database.current, key, viewer, { first: size }));
      await count("filter", () => findWishlist(database.current, key, viewer, { first: size, tagIds: ["tag-women"] }));
      await count("check", () => checkProducts(database.current, key, ids));
      await count("add", () => addItems(database.current, key, viewer, ids));
      await count("reconcile", () => reconcileWishlists(database.current, { shopId: SHOP, accountId: owner, token }));
      await count("delete", () => deleteItems(database.current, accountKey(owner), { productIds: ids }));
      return counts;
    };
    // The shop and its tags are cached after the first request.
    await measure(1);
    const one = await measure(1);
    expect(await measure(50)).toEqual(one);
    expect(await measure(WISHLIST_LIMIT)).toEqual(one);
    expect(one).toEqual({ create: 10, find: 4, filter: 5, check: 2, add: 6, reconcile: 13, delete: 5 });
  });
});
