import { beforeAll, expect, test } from "vitest";
import { onEveryDatabase } from "../database/testing.ts";
import {
  addItemsToCart,
  countLinks,
  findSharedWishlist,
  findWishlist,
  reconcileWishlists,
  shareWishlist,
  unshareWishlist,
  type CartOrder,
  type CartPort,
} from "./index.ts";
import { MOST_LINKS } from "./share.ts";
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

onEveryDatabase("a wishlist's links", (database) => {
  beforeAll(() => stockShop(database.current, 60));

  const share = async (key: WishlistKey): Promise<string> => {
    const shared = await shareWishlist(database.current, key);
    return shared.kind === "shared" ? shared.token : "";
  };
  const look = (token: string, who = viewer) => findSharedWishlist(database.current, SHOP, token, who);

  test("show the list to whoever has one, and change nothing [WL-08]", async () => {
    const { key, token: own, wishlistId } = await makeGuest(database.current, ["p1", "p2"]);
    const token = await share(key);
    expect(await look(token)).toMatchObject({ kind: "found", totalCount: 2, wishlist: { id: wishlistId } });
    // Neither opens what the other does.
    expect(await findWishlist(database.current, guestKey(token), viewer)).toEqual(NONE);
    expect(await look(own)).toEqual(NONE);
    expect(await look("")).toEqual(NONE);
    expect(await findSharedWishlist(database.current, "another", token, viewer)).toEqual(NONE);
    expect(await look(token, { ...viewer, priceList: "ru_rub" })).toMatchObject({ totalCount: 0 });
    const rows = await database.current.sql.select().from(wishlistShareTable);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("end when their owner says so, and only theirs [WL-08]", async () => {
    const [one, other] = [await makeGuest(database.current, ["p1"]), await makeGuest(database.current, ["p2"])];
    const [first, second, foreign] = [await share(one.key), await share(one.key), await share(other.key)];
    expect(await countLinks(database.current, one.wishlistId)).toBe(2);
    expect(await unshareWishlist(database.current, { ...other.key, wishlistId: one.wishlistId })).toEqual(NONE);
    expect(await unshareWishlist(database.current, one.key)).toEqual({ kind: "unshared", links: 2 });
    expect([await look(first), await look(second)]).toEqual([NONE, NONE]);
    expect(await look(foreign)).toMatchObject({ kind: "found" });
    expect(await unshareWishlist(database.current, one.key)).toEqual({ kind: "unshared", links: 0 });
    expect(await shareWishlist(database.current, guestKey("unknown"))).toEqual(NONE);
  });

  test("are at most twenty, of which the oldest ends; and end when the list goes into an account's [WL-03] [WL-08]", async () => {
    const { key, token, wishlistId } = await makeGuest(database.current, ["p1"]);
    const tokens: string[] = [];
    for (let link = 0; link <= MOST_LINKS; link++) tokens.push(await share(key));
    expect(await countLinks(database.current, wishlistId)).toBe(MOST_LINKS);
    const last = tokens.at(-1) ?? "";
    expect(await look(last)).toMatchObject({ kind: "found" });
    const accountId = await makeAccount(database.current);
    await reconcileWishlists(database.current, { shopId: SHOP, accountId, token });
    expect(await look(last)).toEqual(NONE);
  });

  /** Takes everything but what is sold out. */
  const cart = (orders: CartOrder[]): CartPort => ({
    add: async (order) => {
      orders.push(order);
      return {
        cartId: "cart",
        cartToken: "token",
        lines: order.lines.map(({ variantId }) =>
          variantId.endsWith("-1") ? { kind: "refused", reason: "out-of-stock" } : { kind: "added" },
        ),
      };
    },
  });

  test("items go to the cart in the size chosen, each with its own answer [WL-05] [WL-06]", async () => {
    const { key } = await makeGuest(database.current, ["p1", "p2", "p3"]);
    const other = await makeGuest(database.current, ["p4"]);
    const found = await findWishlist(database.current, key, viewer);
    const foreign = await findWishlist(database.current, other.key, viewer);
    const [one = "", two = "", three = ""] = found.kind === "found" ? found.items.map(({ id }) => id) : [];
    const [theirs = ""] = foreign.kind === "found" ? foreign.items.map(({ id }) => id) : [];
    const orders: CartOrder[] = [];
    const items = [
      { wishlistItemId: one, variantId: "v1-0", quantity: 2 },
      { wishlistItemId: two, variantId: "v2-1" },
      { wishlistItemId: three },
      { wishlistItemId: three, variantId: "v1-0" },
      { wishlistItemId: theirs, variantId: "v4-0" },
      { wishlistItemId: "' or true --", variantId: "v1-0" },
    ];
    expect(await addItemsToCart(database.current, key, viewer, { items, cartId: "cart" }, cart(orders))).toEqual({
      kind: "added-to-cart",
      succeededWishlistItemIds: [one],
      failedWishlistItemIds: [two, three, three, theirs, "' or true --"],
      failures: [
        { wishlistItemId: two, reason: "out-of-stock" },
        { wishlistItemId: three, reason: "no-such-size" },
        { wishlistItemId: three, reason: "no-such-size" },
        { wishlistItemId: theirs, reason: "no-such-item" },
        { wishlistItemId: "' or true --", reason: "no-such-item" },
      ],
      cartId: "cart",
      cartToken: "token",
    });
    expect(orders).toMatchObject([
      {
        shopId: SHOP,
        priceList: "eu_eur",
        accountId: null,
        cartId: "cart",
        lines: [
          { productId: "p1", variantId: "v1-0", quantity: 2 },
          { productId: "p2", variantId: "v2-1", quantity: 1 },
        ],
      },
    ]);
    expect(await addItemsToCart(database.current, guestKey("unknown"), viewer, { items })).toEqual(NONE);
  });

  test("a shop without a cart says so of each item, in as many statements for fifty as for one [WL-05]", async () => {
    const count = async (size: number): Promise<number> => {
      const { key } = await makeGuest(database.current, productIds(size));
      const found = await findWishlist(database.current, key, viewer, { first: size });
      const items =
        found.kind === "found"
          ? found.items.map(({ id, product }) => ({ wishlistItemId: id, variantId: product.variants[0]?.variantId }))
          : [];
      return countStatements(async () => {
        const answer = await addItemsToCart(database.current, key, viewer, { items });
        const reasons = answer.kind === "added-to-cart" ? answer.failures.map(({ reason }) => reason) : [];
        expect(reasons).toEqual(items.map(() => "not-available"));
      });
    };
    expect(await count(1)).toBe(2);
    expect(await count(50)).toBe(2);
  });
});
