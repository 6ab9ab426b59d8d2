import { beforeAll, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { makeAccount, SHOP, stockShop, viewer } from "../wishlist/testing-wishlists.ts";
import { addLines, mergeCarts, removeLine, setGiftOptions, setQuantity, type CartKey } from "./index.ts";
import { accountKey, cartOf, createGuestCart, one, order } from "./testing-carts.ts";

const OFFER = { wrapPrice: 5_000 };
const WRAPPED = { isWrapped: true, message: "For Ana", hidesPrices: true };
const QUIET = { isWrapped: false, message: "", hidesPrices: true };

onDatabase("gift options of a cart", (database) => {
  beforeAll(() => stockShop(database.current, 3));
  const set = (key: CartKey, options: typeof WRAPPED | null) => setGiftOptions(database.current, key, OFFER, options);
  const optionsOf = async (key: CartKey) => (await cartOf(database.current, key)).giftOptions;
  const account = async () => accountKey(await makeAccount(database.current));
  const add = (key: CartKey, variantId: string) => addLines(database.current, key, viewer, order([one(variantId)]));
  const merge = ({ accountId }: CartKey, token: string) =>
    mergeCarts(database.current, { shopId: SHOP, accountId: accountId ?? "", token });

  test("are stored, replaced and removed", async () => {
    const { key } = await createGuestCart(database.current, [one("v1-0")]);
    expect(await optionsOf(key)).toBeNull();
    expect(await set(key, { ...WRAPPED, message: "  For Ana\r\n" })).toMatchObject({ kind: "set" });
    expect(await optionsOf(key)).toEqual(WRAPPED);
    await set(key, QUIET);
    expect(await optionsOf(key)).toEqual(QUIET);
    await set(key, { isWrapped: false, message: " ", hidesPrices: false });
    expect(await optionsOf(key)).toBeNull();
  });

  test("are refused where they are not offered, with a bad message, and for other people's or empty carts", async () => {
    const { key } = await createGuestCart(database.current, [one("v1-0")]);
    const under = (offer: Parameters<typeof setGiftOptions>[2]) =>
      setGiftOptions(database.current, key, offer, WRAPPED);
    expect(await under(null)).toEqual({ kind: "not-offered" });
    expect(await under({ wrapPrice: null })).toEqual({ kind: "not-offered" });
    expect(await set(key, { ...WRAPPED, message: "a\u0007" })).toEqual({ kind: "invalid", problem: "unprintable" });
    expect(await set(key, { ...WRAPPED, message: "a".repeat(301) })).toEqual({ kind: "invalid", problem: "too-long" });
    expect(await set({ ...key, token: "wrong" }, WRAPPED)).toEqual({ kind: "no-cart" });
    const [line] = (await cartOf(database.current, key)).lines;
    await removeLine(database.current, key, line!.id);
    expect(await set(key, WRAPPED)).toEqual({ kind: "no-cart" });
    expect(await optionsOf(key)).toBeNull();
  });

  test("are gone from an empty cart, return with an undone removal, and do not reach what is added next", async () => {
    const { key } = await createGuestCart(database.current, [one("v1-0")]);
    await set(key, WRAPPED);
    const [line] = (await cartOf(database.current, key)).lines;
    await removeLine(database.current, key, line!.id);
    expect(await optionsOf(key)).toBeNull();
    await setQuantity(database.current, key, viewer, { lineId: line!.id, quantity: 1 });
    expect(await optionsOf(key)).toEqual(WRAPPED);
    await add(key, "v2-0");
    expect(await optionsOf(key)).toEqual(WRAPPED);
    for (const { id } of (await cartOf(database.current, key)).lines) await removeLine(database.current, key, id);
    await add(key, "v3-0");
    expect(await optionsOf(key)).toBeNull();
  });

  test("of a guest follow the cart at sign-in; the account's stay if the guest has none", async () => {
    const owner = await account();
    await add(owner, "v1-0");
    await set(owner, QUIET);
    const plain = await createGuestCart(database.current, [one("v2-0")]);
    await merge(owner, plain.token);
    expect(await optionsOf(owner)).toEqual(QUIET);
    const guest = await createGuestCart(database.current, [one("v3-0")]);
    await set(guest.key, WRAPPED);
    await merge(owner, guest.token);
    expect(await optionsOf(owner)).toEqual(WRAPPED);
  });
});
