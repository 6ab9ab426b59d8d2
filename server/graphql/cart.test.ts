// Carts over GraphQL: guests by token or cookie, accounts by session, failures as union members.

import { beforeAll, beforeEach, expect, test } from "vitest";
import { setStock } from "../../commerce/cart/testing-carts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { makeAccount, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { cookieOf, testApi, type TestApi } from "./testing-graphql.ts";

const CART = `cart { _id count subtotal { amount } currencyCode hasChanges lines { _id variantId title quantity mostQuantity total { amount } change { kind previousPrice { amount } } price { amount } } }`;
const ANSWER = `__typename ... on CartUpdated { cartToken ${CART} failures { variantId reason mostQuantity } } ... on NoSuchCart { message }`;
const REFUSED = `... on CartRefused { failures { variantId reason mostQuantity } }`;
const EUROPE = { regionCode: "eu", currencyCode: "EUR" };
const ADD = `mutation ($input: AddToCartInput!) { answer: addToCart(input: $input) { ${ANSWER} ${REFUSED} } }`;
const SET = `mutation ($input: SetCartLineQuantityInput!) { answer: setCartLineQuantity(input: $input) { ${ANSWER} ${REFUSED} } }`;
const REMOVE = `mutation ($input: RemoveCartLineInput!) { answer: removeCartLine(input: $input) { ${ANSWER} } }`;
const MERGE = `mutation ($input: MergeCartInput!) { answer: mergeCart(input: $input) { ${ANSWER} } }`;
const READ = `query ($token: String, $id: ID) { cart(cartToken: $token, cartId: $id, regionCode: "eu", currencyCode: "EUR") { count } }`;

onDatabase("GraphQL carts", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await stockShop(database.current, 8);
    api = testApi(database.current);
  });
  beforeEach(() => setStock(database.current, 5));

  const change = async (query: string, input: object, headers = {}) => {
    const { data, errors, response } = await api.ask(query, { input: { ...EUROPE, ...input } }, headers);
    expect(errors).toBeUndefined();
    return { ...data.answer, setCookie: response.headers.get("set-cookie") };
  };
  const begin = async (variantId = "v1-0", quantity = 1) => {
    const made = await change(ADD, { items: [{ variantId, quantity }] });
    return { token: made.cartToken as string, cart: made.cart, setCookie: made.setCookie };
  };
  const count = async (token: string | undefined, headers = {}) =>
    (await api.ask(READ, { token }, headers)).data.cart?.count;

  test("a guest's cart is created, changed and read by token or cookie [GQ-06] [CO-01]", async () => {
    const { token, cart, setCookie } = await begin("v1-0", 2);
    expect(cart).toMatchObject({ count: 2, subtotal: { amount: "202.00" }, currencyCode: "EUR", hasChanges: false });
    expect(setCookie).toMatch(/^bag=[\w-]{43};.*HttpOnly/);
    const lineId = cart.lines[0]._id;
    expect(await change(SET, { cartToken: token, lineId, quantity: 4 })).toMatchObject({ cart: { count: 4 } });
    const cookie = { cookie: `bag=${token}` };
    const items = [{ variantId: "v2-0" }, { variantId: "nonesuch" }, { variantId: "v3-0", quantity: 9 }];
    const added = await change(ADD, { items, requestKey: "once" }, cookie);
    expect(added).toMatchObject({
      __typename: "CartUpdated",
      cartToken: null,
      setCookie: null,
      cart: { count: 5 },
      failures: [
        { variantId: "nonesuch", reason: "UNAVAILABLE" },
        { variantId: "v3-0", reason: "NOT_ENOUGH", mostQuantity: 5 },
      ],
    });
    expect(await change(ADD, { items: [{ variantId: "v2-0" }], requestKey: "once" }, cookie)).toMatchObject({
      cart: { count: 5 },
    });
    expect(await change(REMOVE, { cartToken: token, lineId })).toMatchObject({ cart: { count: 1 } });
    expect([await count(token), await count(undefined, cookie), await count(undefined)]).toEqual([1, 1, undefined]);
  });

  test("a failure is a union member, and nothing changes [GQ-06] [CO-01]", async () => {
    const { token, cart } = await begin("v1-0");
    const lineId = cart.lines[0]._id;
    for (const [quantity, reason] of [
      [0, "INVALID_QUANTITY"],
      [-3, "INVALID_QUANTITY"],
      [6, "NOT_ENOUGH"],
      [2 ** 31 - 1, "LIMIT"],
    ] as const) {
      expect(await change(SET, { cartToken: token, lineId, quantity })).toMatchObject({
        __typename: "CartRefused",
        failures: [{ reason, mostQuantity: 5 }],
      });
    }
    const refused = await change(ADD, { cartToken: token, items: [{ variantId: "p9001" }] });
    expect(refused).toMatchObject({ __typename: "CartRefused", failures: [{ reason: "UNAVAILABLE" }] });
    const nobody = { items: [{ variantId: "v1-0", quantity: 0 }] };
    expect(await change(ADD, nobody)).toMatchObject({ __typename: "CartRefused", setCookie: null });
    const stranger = await begin("v2-0");
    const stolen = [
      { cartToken: stranger.token, lineId },
      { cartToken: stranger.token, cartId: cart._id, lineId },
      { cartToken: "A".repeat(43), lineId },
      { cartToken: "", lineId },
    ];
    for (const input of stolen) {
      expect(await change(REMOVE, input)).toMatchObject({ __typename: "NoSuchCart" });
      expect(await change(SET, { ...input, quantity: 2 })).toMatchObject({ __typename: "NoSuchCart" });
    }
    const named = { cartToken: "A".repeat(43), items: [{ variantId: "v1-0" }] };
    expect(await change(ADD, named)).toMatchObject({ __typename: "NoSuchCart" });
    expect(await count(token)).toBe(1);
    const { errors } = await api.ask(ADD, { input: { items: [{ variantId: "v1-0", quantity: 1.5 }] } });
    expect(errors?.[0]?.message).toContain("Int cannot represent");
  });

  test("a guest's cart is merged into the account's once, by its token only [GQ-06] [CO-01]", async () => {
    const session = await cookieOf(database.current, await makeAccount(database.current));
    const { token } = await begin("v1-0", 2);
    const both = { cookie: `${session.cookie}; bag=${token}` };
    const merged = await change(MERGE, {}, both);
    expect(merged).toMatchObject({ cart: { count: 2 }, setCookie: expect.stringMatching(/^bag=; Max-Age=0/) });
    expect(await change(MERGE, { cartToken: token }, session)).toMatchObject({ cart: { count: 2 } });
    expect([await count(undefined, session), await count(token)]).toEqual([2, undefined]);
    const thief = await cookieOf(database.current, await makeAccount(database.current));
    expect(await change(MERGE, { cartToken: token }, thief)).toMatchObject({ __typename: "NoSuchCart" });
    expect(await change(MERGE, {}, thief)).toMatchObject({ __typename: "NoSuchCart" });
    const { errors } = await api.ask(MERGE, { input: { cartToken: token } });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
