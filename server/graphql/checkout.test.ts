import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import {
  ADDRESS,
  makeShopper,
  openTestShop,
  testOrderServices,
  type TestOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { readFigures } from "#commerce/promotions";
import { LIMITS } from "../../api/limits.ts";
import { writePromotion } from "../../commerce/checkout/testing-promotions.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { STRIPE_TIMEOUT_MS } from "../../commerce/payments/stripe.ts";
import { makeAccount } from "../../commerce/wishlist/testing-wishlists.ts";
import { readConfig } from "../config.ts";
import { cookieOf, testApi, type TestApi } from "./testing-graphql.ts";

const FRANCE = `regionCode: "eu", currencyCode: "EUR", localeCountryCode: "FR"`;

onDatabase("GraphQL checkout and orders", (database) => {
  let api: TestApi;
  let orderServices: TestOrderServices;
  beforeAll(async () => {
    await openTestShop(database.current, 4, 30);
    orderServices = testOrderServices(database.current);
    api = testApi(database.current);
  });

  /** A guest at the payment step; returns the cart's cookie. */
  const guest = async () => {
    const shopper = await makeShopper(orderServices, [{ variantId: "v1-0", quantity: 2 }]);
    return { cookie: `bag=${shopper.cartToken}` };
  };
  const CARD = `card: {number: "4242424242424242", expiry: "12/39", code: "123"}`;
  const place = (
    headers: Record<string, string>,
    { key = randomUUID() as string, total = 202, card = CARD, more = FRANCE, on = api } = {},
  ) =>
    on.ask(
      `mutation { placeOrder(${more}, idempotencyKey: "${key}", expectedTotal: ${total}, expectedDue: ${total}, method: CARD, ${card}) {
        __typename
        ... on OrderPlaced { orderId number token }
        ... on PaymentDeclined { reason }
        ... on PaymentStep { kind url }
        ... on PaymentBusy { orderId token }
        ... on CheckoutChanged { checkout { totals { total { amount } } } }
        ... on BadCard { problems }
        ... on CheckoutIncomplete { missing }
      } }`,
      {},
      headers,
    );

  test("a guest enters contact, address and delivery, and gets the total [GQ-06] [CO-02]", async () => {
    const headers = await guest();
    const contact = (email: string) =>
      api.ask(
        `mutation ($email: String!) { saveCheckoutContact(${FRANCE}, email: $email) {
          __typename ... on Checkout { email missing } ... on InvalidForm { fields { field } } } }`,
        { email },
        headers,
      );
    expect((await contact("ana@")).data.saveCheckoutContact).toEqual({
      __typename: "InvalidForm",
      fields: [{ field: "email" }],
    });
    expect((await contact("bo@example.com")).data.saveCheckoutContact).toEqual({
      __typename: "Checkout",
      email: "bo@example.com",
      missing: [],
    });
    const address = (delivery: unknown) =>
      api.ask(
        `mutation ($delivery: PostalAddressInput) { saveCheckoutAddresses(${FRANCE}, delivery: $delivery) {
          __typename ... on Checkout { delivery { city } } ... on InvalidForm { fields { field problem } }
          ... on OtherMarket { countryCode currencyCode } } }`,
        { delivery },
        headers,
      );
    expect((await address({ ...ADDRESS, postalCode: "7" })).data.saveCheckoutAddresses).toMatchObject({
      fields: [{ field: "delivery.postalCode", problem: "bad-postal-code" }],
    });
    const london = { ...ADDRESS, country: "GB", city: "London", postalCode: "W1S 3PF" };
    expect((await address(london)).data.saveCheckoutAddresses).toEqual({
      __typename: "OtherMarket",
      countryCode: "GB",
      currencyCode: "GBP",
    });
    expect((await address({ ...ADDRESS, city: "Lyon" })).data.saveCheckoutAddresses.delivery).toEqual({ city: "Lyon" });
    const { data } = await api.ask(
      `mutation { chooseDeliveryMethod(${FRANCE}, method: EXPRESS) { ... on Checkout {
        deliveryMethods { code price { amount } isChosen } totals { subtotal { amount } delivery { amount } total { amount } due { amount } currencyCode } paymentMethods } } }`,
      {},
      headers,
    );
    expect(data.chooseDeliveryMethod).toEqual({
      deliveryMethods: [
        { code: "STANDARD", price: { amount: "0.00" }, isChosen: false },
        { code: "EXPRESS", price: { amount: "20.00" }, isChosen: true },
      ],
      totals: {
        subtotal: { amount: "202.00" },
        delivery: { amount: "20.00" },
        total: { amount: "222.00" },
        due: { amount: "222.00" },
        currencyCode: "EUR",
      },
      paymentMethods: ["CARD", "APPLE_PAY", "GOOGLE_PAY", "PAYPAL", "LINK", "KLARNA"],
    });
  });

  test("an empty cart cannot be checked out, and an unsupported currency is rejected [GQ-06] [CO-02]", async () => {
    const ask = (args: string) => api.ask(`{ checkout(${args}) { __typename } }`);
    expect((await ask(FRANCE)).data.checkout).toEqual({ __typename: "NoCart" });
    const wrong = await ask(`regionCode: "eu", currencyCode: "EUR", localeCountryCode: "US"`);
    expect(wrong.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect((await place({})).data.placeOrder).toEqual({ __typename: "NoCart" });
  });

  test("one idempotency key places one order, which only its token opens [GQ-06] [CO-04] [RT-03]", async () => {
    const headers = await guest();
    const key = randomUUID();
    expect((await place(headers, { total: 1 })).data.placeOrder).toEqual({
      __typename: "CheckoutChanged",
      checkout: { totals: { total: { amount: "202.00" } } },
    });
    const declined = `card: {number: "4000000000000002", expiry: "12/39", code: "123"}`;
    expect((await place(headers, { card: declined })).data.placeOrder).toEqual({
      __typename: "PaymentDeclined",
      reason: "DECLINED",
    });
    const [one, other] = await Promise.all([place(headers, { key }), place(headers, { key })]);
    expect(one.data.placeOrder).toMatchObject({
      __typename: "OrderPlaced",
      number: expect.stringMatching(/^V\d{10}$/),
    });
    expect(other.data.placeOrder).toEqual(one.data.placeOrder);
    const { orderId, token } = one.data.placeOrder;
    const look = (proof: string | null, more: Record<string, string> = {}) =>
      api.ask(
        `query ($orderId: ID!, $token: String) { order(orderId: $orderId, token: $token) {
          state total { amount } lines { sku quantity price { amount } } events { kind } } }`,
        { orderId, token: proof },
        more,
      );
    expect((await look(token)).data.order).toMatchObject({
      state: "PLACED",
      total: { amount: "202.00" },
      lines: [{ quantity: 2, price: { amount: "101.00" } }],
    });
    const stranger = await cookieOf(database.current, await makeAccount(database.current));
    expect((await look(null)).data.order).toBeNull();
    expect((await look("guessed", stranger)).data.order).toBeNull();
  });

  test("a malformed idempotency key is a result, and orders nothing [GQ-06]", async () => {
    const headers = await guest();
    const malformed = await place(headers, { key: "too-short" });
    expect(malformed.errors).toBeUndefined();
    expect(malformed.data.placeOrder).toEqual({ __typename: "InvalidIdempotencyKey" });
    // The cart is still there.
    expect((await place(headers, { total: 1 })).data.placeOrder.__typename).toBe("CheckoutChanged");
  });

  test("a card that needs confirmation returns a step; an invalid card returns the reason [GQ-06] [CO-03]", async () => {
    const headers = await guest();
    const bad = await place(headers, { card: `card: {number: "42", expiry: "12/20", code: "1"}` });
    expect(bad.data.placeOrder.problems).toEqual(["BAD_NUMBER", "EXPIRED", "BAD_CODE"]);
    const asks = await place(headers, { card: `card: {number: "4000002500003155", expiry: "12/39", code: "123"}` });
    expect(asks.data.placeOrder).toMatchObject({
      __typename: "PaymentStep",
      kind: "CHALLENGE",
      url: expect.stringContaining("/external-checkout?charge="),
    });
  });

  test("a payment provider that is busy is a result, and the same key continues the order [GQ-06] [CO-04]", async () => {
    const start = () => Promise.reject(new Error("The provider did not answer in time"));
    const provider = { ...orderServices.provider, start };
    const on = testApi(database.current, { orderServices: { ...orderServices, provider } });
    // Attempts are limited by network.
    const headers = { ...(await guest()), "x-forwarded-for": "10.0.0.9" };
    const key = randomUUID();
    const busy = await place(headers, { key, on });
    expect([busy.status, busy.errors]).toEqual([200, undefined]);
    expect(busy.data.placeOrder).toEqual({
      __typename: "PaymentBusy",
      orderId: expect.any(String),
      token: expect.any(String),
    });
    const { orderId } = busy.data.placeOrder;
    expect((await place(headers, { key })).data.placeOrder).toMatchObject({ __typename: "OrderPlaced", orderId });
    // Three calls that hang still end as this result: before the API's own time limit, and so before that of requests.
    expect(3 * STRIPE_TIMEOUT_MS).toBeLessThan(LIMITS.seconds * 1000);
    expect(LIMITS.seconds).toBeLessThan(readConfig({}).REQUEST_TIMEOUT_SECONDS);
  });

  test("an account lists its orders and cancels one once; others cannot [GQ-06] [CO-05]", async () => {
    const accountId = await makeAccount(database.current);
    await makeShopper(orderServices, [{ variantId: "v2-0", quantity: 1 }], { accountId });
    const session = await cookieOf(database.current, accountId);
    const placed = await place(session, { total: 112 });
    expect(placed.data.placeOrder).toMatchObject({ __typename: "OrderPlaced" });
    const { orderId } = placed.data.placeOrder;
    const list = (headers: Record<string, string>) =>
      api.ask(`{ orders { totalCount nodes { _id state count total { amount } } } }`, {}, headers);
    expect((await list(session)).data.orders).toEqual({
      totalCount: 1,
      nodes: [{ _id: orderId, state: "PLACED", count: 1, total: { amount: "112.00" } }],
    });
    expect((await list({})).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    const cancel = (headers: Record<string, string>) =>
      api.ask(
        `mutation ($orderId: ID!) { cancelOrder(orderId: $orderId) {
          __typename ... on Order { state } ... on CannotCancel { state } } }`,
        { orderId },
        headers,
      );
    const stranger = await cookieOf(database.current, await makeAccount(database.current));
    expect((await cancel(stranger)).data.cancelOrder).toEqual({ __typename: "NoSuchThing" });
    expect((await cancel(session)).data.cancelOrder).toEqual({ __typename: "Order", state: "CANCELLED" });
    expect((await cancel(session)).data.cancelOrder).toEqual({ __typename: "CannotCancel", state: "CANCELLED" });
  });

  test("[PM-01] a promotion for a payment method applies once it is chosen, and the shopper confirms the new total", async () => {
    const paypal = await writePromotion(database.current, {
      effect: { kind: "percentage", of: "order", percent: 50 },
      conditions: { paymentMethods: ["paypal"] },
    });
    const card = await writePromotion(database.current, {
      effect: { kind: "percentage", of: "order", percent: 10 },
      conditions: { paymentMethods: ["card"] },
    });
    const headers = await guest();
    expect((await place(headers)).data.placeOrder).toEqual({
      __typename: "CheckoutChanged",
      checkout: { totals: { total: { amount: "181.80" } } },
    });
    expect((await place(headers, { total: 181.8 })).data.placeOrder.__typename).toBe("OrderPlaced");
    const uses = await readFigures(database.current, [paypal, card]);
    expect([uses(paypal).claimed, uses(card).claimed, uses(card).given]).toEqual([0, 1, { EUR: 20_200 }]);
  });
});
