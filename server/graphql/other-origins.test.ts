// Front ends on other origins: an allow-list, no cookies, and carts by token.

import { beforeAll, expect, test } from "vitest";
import { setStock } from "../../commerce/cart/testing-carts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { makeAccount, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { cookieOf, testApi, type TestApi } from "./testing-graphql.ts";

const APP = "https://app.example";

onDatabase("GraphQL from other origins", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await stockShop(database.current, 4);
    await setStock(database.current, 5);
    api = testApi(database.current, { origins: [APP] });
  });

  const preflight = (origin: string) =>
    api.app.request("http://shop.test/", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
    });

  test("[OC-17] an allowed origin passes the preflight and reads answers; others do not, and credentials never [GQ-08]", async () => {
    const allowed = await preflight(APP);
    expect([allowed.status, Object.fromEntries(allowed.headers)]).toMatchObject([
      204,
      {
        "access-control-allow-origin": APP,
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": "content-type",
        vary: "Origin",
      },
    ]);
    const answer = await api.ask("{ market { code } }", {}, { origin: APP, "sec-fetch-site": "cross-site" });
    expect([answer.status, answer.data]).toEqual([200, { market: { code: "www" } }]);
    expect(answer.response.headers.get("access-control-allow-origin")).toBe(APP);
    // Also errors, which a browser would hide otherwise.
    const wrong = await api.post("{", { origin: APP });
    expect([wrong.status, wrong.response.headers.get("access-control-allow-origin")]).toEqual([400, APP]);
    for (const origin of ["https://evil.example", `${APP}.evil.example`, "null", "http://app.example"]) {
      const refused = await preflight(origin);
      expect([refused.status, refused.headers.get("access-control-allow-origin")], origin).toEqual([403, null]);
      expect((await api.ask("{ market { code } }", {}, { origin })).status, origin).toBe(403);
    }
    for (const { headers } of [allowed, answer.response]) {
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  test("[OC-17] its requests neither use nor set cookies: a session does not count, a cart is opened by its token", async () => {
    const session = await cookieOf(database.current, await makeAccount(database.current));
    const own = await api.ask("{ account { email } }", {}, session);
    expect(own.data.account).not.toBeNull();
    const foreign = await api.ask("{ account { email } }", {}, { ...session, origin: APP });
    expect(foreign.data.account).toBeNull();

    const add = `mutation @inContext(market: "fr") { addToCart(input: { items: [{ variantId: "v1-0" }] }) {
      ... on CartUpdated { cartToken cart { count } } } }`;
    const added = await api.ask(add, {}, { ...session, origin: APP });
    expect(added.response.headers.get("set-cookie")).toBeNull();
    const { cartToken } = added.data.addToCart;
    expect(cartToken).toMatch(/^[\w-]{43}$/);
    const read = `query ($token: String) @inContext(market: "fr") {
      cart(cartToken: $token) { count } checkout(cartToken: $token) { __typename } }`;
    const opened = await api.ask(read, { token: cartToken }, { origin: APP });
    expect(opened.data).toEqual({ cart: { count: 1 }, checkout: { __typename: "Checkout" } });
    const without = await api.ask(read, {}, { origin: APP, cookie: `bag=${cartToken}` });
    expect(without.data).toEqual({ cart: null, checkout: { __typename: "NoCart" } });
  });
});

onDatabase("GraphQL carts that changed", (database) => {
  test("[OC-17] changes are accepted by token, but only as they were shown [GQ-06] [CO-01]", async () => {
    await stockShop(database.current, 4);
    await setStock(database.current, 5);
    const api = testApi(database.current);
    const add = `mutation @inContext(market: "fr") { addToCart(input: { items: [{ variantId: "v1-0", quantity: 4 }] }) {
      ... on CartUpdated { cartToken } } }`;
    const { cartToken } = (await api.ask(add)).data.addToCart;
    await setStock(database.current, 3);
    const CART = `cart { hasChanges lines { _id quantity available price { amount } change { kind } } }`;
    const read = `query ($t: String) @inContext(market: "fr") { ${CART.replace("cart", "cart(cartToken: $t)")} }`;
    const { cart } = (await api.ask(read, { t: cartToken })).data;
    expect(cart).toMatchObject({
      hasChanges: true,
      lines: [{ quantity: 4, available: 3, change: { kind: "LESS_STOCK" } }],
    });
    const accept = `mutation ($input: AcceptCartChangesInput!) @inContext(market: "fr") {
      acceptCartChanges(input: $input) { __typename ... on CartUpdated { ${CART} } } }`;
    const lines = (available: number) =>
      cart.lines.map((line: { _id: string; price: { amount: string } }) => ({
        lineId: line._id,
        price: line.price.amount,
        available,
      }));
    // Not as it is now, so the change remains.
    const stale = await api.ask(accept, { input: { cartToken, lines: lines(4) } });
    expect(stale.data.acceptCartChanges.cart.hasChanges).toBe(true);
    const accepted = await api.ask(accept, { input: { cartToken, lines: lines(3) } });
    expect(accepted.data.acceptCartChanges).toMatchObject({ cart: { hasChanges: false, lines: [{ quantity: 3 }] } });
    const stranger = await api.ask(accept, { input: { cartToken: "A".repeat(43), lines: lines(3) } });
    expect(stranger.data.acceptCartChanges).toEqual({ __typename: "NoSuchCart" });
  });
});
