import { beforeAll, expect, test } from "vitest";
import { findCart } from "#commerce/cart";
import { onDatabase } from "../database/testing.ts";
import {
  addItemsToCart,
  countShareLinks,
  findSharedWishlist,
  findWishlist,
  reconcileWishlists,
  shareWishlist,
  unshareWishlist,
} from "./index.ts";
import { MAX_SHARE_LINKS } from "./share.ts";
import { wishlistShareTable } from "./tables.ts";
import {
  countStatements,
  guestKey,
  makeAccount,
  makeGuest,
  productIds,
  SHOP,
  stockShop,
  viewer,
} from "./testing-wishlists.ts";
import type { WishlistKey } from "./wishlist.ts";

const NONE = { kind: "no-wishlist" };

onDatabase("share links and the cart", (database) => {
  beforeAll(() => stockShop(database.current, 60));

  const share = async (key: WishlistKey): Promise<string> => {
    const shared = await shareWishlist(database.current, key);
    return shared.kind === "shared" ? shared.token : "";
  };
  const look = (token: string, who = viewer) => findSharedWishlist(database.current, SHOP, token, who);

  test("a share link shows the list and grants nothing else [WL-08]", async () => {
    const { key, token: own, wishlistId } = await makeGuest(database.current, ["p1", "p2"]);
    const token = await share(key);
    expect(await look(token)).toMatchObject({ kind: "found", totalCount: 2, wishlist: { id: wishlistId } });
    // The two kinds of tokens are not interchangeable.
    expect(await findWishlist(database.current, guestKey(token), viewer)).toEqual(NONE);
    expect(await look(own)).toEqual(NONE);
    expect(await look("")).toEqual(NONE);
    expect(await findSharedWishlist(database.current, "another", token, viewer)).toEqual(NONE);
    expect(await look(token, { ...viewer, priceList: "ru_rub" })).toMatchObject({ totalCount: 0 });
    const rows = await database.current.sql.select().from(wishlistShareTable);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("the owner can revoke the links of their own list only [WL-08]", async () => {
    const [one, other] = [await makeGuest(database.current, ["p1"]), await makeGuest(database.current, ["p2"])];
    const [first, second, foreign] = [await share(one.key), await share(one.key), await share(other.key)];
    expect(await countShareLinks(database.current, one.wishlistId)).toBe(2);
    expect(await unshareWishlist(database.current, { ...other.key, wishlistId: one.wishlistId })).toEqual(NONE);
    expect(await unshareWishlist(database.current, one.key)).toEqual({ kind: "unshared", links: 2 });
    expect([await look(first), await look(second)]).toEqual([NONE, NONE]);
    expect(await look(foreign)).toMatchObject({ kind: "found" });
    expect(await unshareWishlist(database.current, one.key)).toEqual({ kind: "unshared", links: 0 });
    expect(await shareWishlist(database.current, guestKey("unknown"))).toEqual(NONE);
  });

  test("the twenty-first link replaces the oldest, and reconciling revokes all [WL-03] [WL-08]", async () => {
    const { key, token, wishlistId } = await makeGuest(database.current, ["p1"]);
    const tokens: string[] = [];
    for (let link = 0; link <= MAX_SHARE_LINKS; link++) tokens.push(await share(key));
    expect(await countShareLinks(database.current, wishlistId)).toBe(MAX_SHARE_LINKS);
    const last = tokens.at(-1) ?? "";
    expect(await look(last)).toMatchObject({ kind: "found" });
    const accountId = await makeAccount(database.current);
    await reconcileWishlists(database.current, { shopId: SHOP, accountId, token });
    expect(await look(last)).toEqual(NONE);
  });

  const itemsOf = async (key: WishlistKey, first = 48) => {
    const found = await findWishlist(database.current, key, viewer, { first });
    return found.kind === "found" ? found.items : [];
  };
  const guest = { accountId: null, network: "test" };

  test("items are added to the cart in the chosen size, each with its own outcome [WL-05] [WL-06] [CO-01]", async () => {
    // In stock: 1 of the first size of p1, none of p7, 3 of the second size of p2.
    const { key } = await makeGuest(database.current, ["p1", "p7", "p2"]);
    const other = await makeGuest(database.current, ["p4"]);
    const [one = "", two = "", three = ""] = (await itemsOf(key)).map(({ id }) => id);
    const [theirs = ""] = (await itemsOf(other.key)).map(({ id }) => id);
    const items = [
      { wishlistItemId: one, variantId: "v1-0" },
      { wishlistItemId: one, variantId: "v1-0" },
      { wishlistItemId: two, variantId: "v7-0" },
      { wishlistItemId: three },
      { wishlistItemId: three, variantId: "v1-0" },
      { wishlistItemId: three, variantId: "v2-1", quantity: 3 },
      { wishlistItemId: theirs, variantId: "v4-0" },
      { wishlistItemId: "' or true --", variantId: "v1-0" },
    ];
    const added = await addItemsToCart(database.current, key, viewer, { ...guest, items });
    expect(added).toEqual({
      kind: "added-to-cart",
      succeededWishlistItemIds: [one, three],
      failedWishlistItemIds: [one, two, three, three, theirs, "' or true --"],
      failures: [
        { wishlistItemId: one, reason: "not-enough" },
        { wishlistItemId: two, reason: "out-of-stock" },
        { wishlistItemId: three, reason: "no-such-size" },
        { wishlistItemId: three, reason: "no-such-size" },
        { wishlistItemId: theirs, reason: "no-such-item" },
        { wishlistItemId: "' or true --", reason: "no-such-item" },
      ],
      cartId: expect.any(String),
      cartToken: expect.any(String),
    });
    const { cartId, cartToken } = added.kind === "added-to-cart" ? added : {};
    const token = cartToken ?? "";
    const cart = await findCart(database.current, { shopId: SHOP, accountId: null, token }, viewer);
    expect(cart?.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      ["v1-0", 1],
      ["v2-1", 3],
    ]);
    // A given cart must exist and belong to the shopper.
    const more = { ...guest, items: [{ wishlistItemId: three, variantId: "v2-0" }] };
    const stolen = { ...more, cartId: cartId ?? "", cartToken: "A".repeat(43) };
    expect(await addItemsToCart(database.current, key, viewer, stolen)).toMatchObject({
      failures: [{ wishlistItemId: three, reason: "no-such-cart" }],
    });
    expect(await addItemsToCart(database.current, key, viewer, { ...more, cartToken: token })).toMatchObject({
      failures: [],
      cartId,
      cartToken: token,
    });
    expect(await addItemsToCart(database.current, guestKey("unknown"), viewer, { ...guest, items })).toEqual(NONE);
  });

  test("fifty items take as many statements as one [WL-05]", async () => {
    const count = async (size: number): Promise<number> => {
      const accountId = await makeAccount(database.current);
      const { key } = await makeGuest(database.current, productIds(size, 8));
      const items = (await itemsOf(key, size)).map(({ id, product }) => ({
        wishlistItemId: id,
        variantId: product.variants[0]?.variantId,
      }));
      expect(items).toHaveLength(size);
      return countStatements(() => addItemsToCart(database.current, key, viewer, { ...guest, accountId, items }));
    };
    expect(await count(50)).toBe(await count(1));
  });
});
