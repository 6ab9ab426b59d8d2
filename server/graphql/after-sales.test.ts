// Reviews, returns and gift cards over GraphQL.

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { takeMails } from "../../commerce/accounts/testing-mails.ts";
import { MAX_LINES } from "#commerce/cart";
import { createGuestCart, GIFT } from "../../commerce/cart/testing-carts.ts";
import { onDatabase } from "../../commerce/database/testing.ts";
import { giveCard, makeOrder } from "../../commerce/gift-cards/testing-gift-cards.ts";
import { makeDelivered } from "../../commerce/returns/testing-returns.ts";
import { makeAccount, stockShop } from "../../commerce/wishlist/testing-wishlists.ts";
import { cookieOf, testApi, type TestApi } from "./testing-graphql.ts";

onDatabase("GraphQL after-sales", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await stockShop(database.current, 3);
    api = testApi(database.current);
  });
  const EU = 'regionCode: "eu", currencyCode: "EUR"';

  test("a buyer writes a public review, and other visitors cannot write one [GQ-06] [CO-08]", async () => {
    const [buyer, other] = [await makeAccount(database.current), await makeAccount(database.current)];
    await makeOrder(database.current.sql, { accountId: buyer, state: "shipped", lines: [{ productId: "p1" }] });
    const save = `mutation ($input: ReviewInput!) { saveReview(input: $input) {
      __typename ... on InvalidForm { fields { field problem } } } }`;
    const input = { productId: "p1", rating: 5, title: "Lovely", text: "Soft, dense, beautifully cut.", author: "Ana" };
    const as = async (accountId: string, given: object = {}) =>
      (await api.ask(save, { input: { ...input, ...given } }, await cookieOf(database.current, accountId))).data
        .saveReview;
    expect((await api.ask(save, { input })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(await as(other)).toEqual({ __typename: "NotBought" });
    expect(await as(buyer, { rating: 9, text: "See www.x.test for a cheaper one" })).toEqual({
      __typename: "InvalidForm",
      fields: [
        { field: "rating", problem: "missing" },
        { field: "text", problem: "link" },
      ],
    });
    expect(await as(buyer, { fit: "TRUE_TO_SIZE" })).toEqual({ __typename: "Done" });
    const read = `{ product(handleOrId: "p1") {
      reviews(sort: HIGHEST) { totalCount nodes { _id rating fit isVerified } }
      rating { average distribution fitsTrueToSize } } }`;
    const { product } = (await api.ask(read)).data;
    expect(product).toMatchObject({
      reviews: { totalCount: 1, nodes: [{ rating: 5, fit: "TRUE_TO_SIZE", isVerified: true }] },
      rating: { average: 5, distribution: [0, 0, 0, 0, 1], fitsTrueToSize: 1 },
    });
    const reviewId = product.reviews.nodes[0]._id;
    const vote = `mutation ($reviewId: ID!) { voteReview(reviewId: $reviewId, kind: HELPFUL) {
      __typename ... on ReviewVoted { helpful } } }`;
    await api.ask(vote, { reviewId });
    expect((await api.ask(vote, { reviewId })).data.voteReview).toEqual({ __typename: "ReviewVoted", helpful: 1 });
    expect((await api.ask(vote, { reviewId: "none" })).data.voteReview).toEqual({ __typename: "NoSuchThing" });
    // A global id, too.
    const { id } = (await api.ask(`{ product(handleOrId: "p1") { id } }`)).data.product;
    const remove = `mutation { deleteReview(productId: "${id}") { __typename } }`;
    const answers = await Promise.all(
      [other, buyer].map(async (one) => (await api.ask(remove, {}, await cookieOf(database.current, one))).data),
    );
    expect(answers.map(({ deleteReview }) => deleteReview.__typename)).toEqual(["NoSuchThing", "Done"]);
  });

  test("a guest returns an order by number and email; another buyer's return is not found [GQ-06] [CO-06]", async () => {
    const line = { productId: "p1", variantId: "v1-0", quantity: 2 };
    const order = await makeDelivered({ database: database.current, now: () => new Date() }, { lines: [line] });
    const start = `mutation ($input: StartReturnInput!) { startReturn(input: $input) {
      __typename ... on ReturnStarted { returnId number token } ... on NotReturnable { reason } } }`;
    const begin = async (quantity: number, email: string | null = "ana@example.com") => {
      const lines = [{ orderLineId: order.lineIds[0], quantity, reason: "TOO_SMALL" }];
      const input = { orderNumber: order.number, email, lines, packaging: "OWN", refundTo: "GIFT_CARD" };
      return (await api.ask(start, { input })).data.startReturn;
    };
    expect(await begin(1, "bo@example.com")).toEqual({ __typename: "NoSuchThing" });
    expect(await begin(1, null)).toEqual({ __typename: "NoSuchThing" });
    expect(await begin(0)).toEqual({ __typename: "InvalidForm" });
    expect(await begin(3)).toEqual({ __typename: "NotReturnable", reason: "too-many" });
    const { returnId, token } = await begin(2);
    const read = `query ($returnId: ID!, $token: String) { return(returnId: $returnId, token: $token) {
      state refundTo amount { amount currencyCode } lines { quantity reason } } }`;
    expect((await api.ask(read, { returnId, token })).data.return).toEqual({
      state: "REQUESTED",
      refundTo: "GIFT_CARD",
      amount: { amount: "200.00", currencyCode: "EUR" },
      lines: [{ quantity: 2, reason: "TOO_SMALL" }],
    });
    const stranger = await cookieOf(database.current, await makeAccount(database.current));
    expect((await api.ask(read, { returnId }, stranger)).data.return).toBeNull();
    const change = `mutation ($returnId: ID!, $token: String) { changeReturn(returnId: $returnId, token: $token, to: CANCELLED) { __typename } }`;
    expect((await api.ask(change, { returnId }, stranger)).data.changeReturn.__typename).toBe("NoSuchThing");
    expect((await api.ask(change, { returnId, token })).data.changeReturn.__typename).toBe("Done");
    expect((await api.ask(change, { returnId, token })).data.changeReturn.__typename).toBe("NotReturnable");
  });

  test("a gift card is found by its code only, and added to a cart [GQ-06] [CO-07]", async () => {
    await takeMails(database.current);
    await giveCard(database.current.sql, 75_000);
    const code = /(?:[A-Z\d]{4}-){4}[A-Z\d]{4}/.exec((await takeMails(database.current))[0]?.text ?? "")?.[0];
    const check = `mutation ($code: String!) { checkGiftCard(code: $code) { __typename ... on GiftCard { balance { amount } currencyCode } } }`;
    const from = { "x-forwarded-for": randomUUID() };
    const look = async (typed: unknown) => (await api.ask(check, { code: typed }, from)).data.checkGiftCard;
    expect(await look(code)).toEqual({ __typename: "GiftCard", balance: { amount: "75.00" }, currencyCode: "EUR" });
    expect(await look("ACDE-FHJK-LMNP-QRTU-WXY3")).toEqual({ __typename: "NoSuchThing" });
    for (let tries = 0; tries < 18; tries++) await look("");
    expect(await look(code)).toEqual({ __typename: "TooManyAttempts" });
    const add = `mutation ($input: GiftCardInput!) { addGiftCardToCart(input: $input, ${EU}) { __typename } }`;
    const gift = { amount: 100, recipientName: "Bo", recipientEmail: "bo@example.com", senderName: "Ana" };
    const added = await api.ask(add, { input: gift });
    expect(added.data.addGiftCardToCart).toEqual({ __typename: "Done" });
    expect(added.response.headers.get("set-cookie")).toMatch(/^bag=/);
    for (const wrong of [
      { amount: -5 },
      { amount: 9_999_999 },
      { recipientEmail: "bo" },
      { deliverOn: "2020-01-01" },
    ]) {
      const answer = await api.ask(add, { input: { ...gift, ...wrong } });
      expect(answer.data.addGiftCardToCart, JSON.stringify(wrong)).toEqual({ __typename: "InvalidForm" });
    }
  });

  test("a gift card for a full cart is refused with the reason [GQ-06] [CO-07]", async () => {
    const full = Array.from({ length: MAX_LINES }, () => ({ gift: GIFT, quantity: 1 as const }));
    const { token } = await createGuestCart(database.current, full);
    const add = `mutation ($input: GiftCardInput!) { addGiftCardToCart(input: $input, ${EU}) {
      __typename ... on CartRefused { failures { variantId reason mostQuantity } } } }`;
    const input = { amount: 100, recipientName: "Bo", recipientEmail: "bo@example.com", senderName: "Ana" };
    const refused = await api.ask(add, { input }, { cookie: `bag=${token}` });
    expect([refused.errors, refused.data.addGiftCardToCart]).toEqual([
      undefined,
      { __typename: "CartRefused", failures: [{ variantId: null, reason: "FULL", mostQuantity: 0 }] },
    ]);
  });
});
