import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { marketOf } from "#catalogue";
import { addLines, findCart, mergeCarts, MOST_LINES } from "#commerce/cart";
import { changesSince, cataloguePosition } from "#commerce/products";
import { findOrder } from "#commerce/orders";
import { balanceOf, carryOutRefunds, type PaymentProvider } from "#commerce/payments";
import { takeMails } from "../accounts/testing-mails.ts";
import { onEveryDatabase } from "../database/testing.ts";
import { makeAccount } from "../wishlist/testing-wishlists.ts";
import { checkLedger } from "../fulfilment/check-ledger.ts";
import { askAfterPayments } from "./after.ts";
import { HOLD_MS } from "./begin.ts";
import type { Placed, Shopper } from "./checkout.ts";
import { FORSAKEN_MS } from "./place.ts";
import {
  abandonOrder,
  chooseDelivery,
  findCheckout,
  placeOrder,
  refreshPayment,
  saveAddresses,
  saveContact,
} from "./index.ts";
import {
  ADDRESS,
  asSeen,
  bankBalance,
  cardOf,
  makeShopper,
  openTestShop,
  setStock,
  SHOP,
  stockOf,
  testBuying,
  type TestBuying,
} from "./testing-buying.ts";
import { keyOf, viewerOf } from "./view.ts";
import { carryOutWebhooks } from "./webhooks.ts";

const one = (variantId: string, quantity = 1) => ({ variantId, quantity });
const giftOf = ({ market }: Shopper, recipientName: string) => ({
  gift: {
    amount: 50_000,
    priceList: market.priceList,
    recipientName,
    recipientEmail: "bo@example.com",
    senderName: "Ana",
    message: "",
    deliverOn: null,
  },
  quantity: 1 as const,
});
const idOf = (placed: Placed): string => ("orderId" in placed ? placed.orderId : "");
const tokenOf = (placed: Placed): string => ("token" in placed ? placed.token : "");

onEveryDatabase("placing an order", (database) => {
  let buying: TestBuying;
  beforeAll(async () => {
    await openTestShop(database.current, 40, 5);
    buying = testBuying(database.current);
  });
  const isSound = async () => {
    expect((await checkLedger(database.current)).faults).toEqual([]);
    expect(await balanceOf(database.current.sql, "provider:test", "EUR")).toBe(await bankBalance(buying));
    expect(buying.errors).toEqual([]);
  };

  test("takes the money once, the stock once, empties the bag and writes a mail [CO-03] [CO-04] [CO-05]", async () => {
    await takeMails(database.current);
    const shopper = await makeShopper(buying, [one("v1-0", 2), one("v2-0")]);
    const asked = await asSeen(buying, shopper);
    const position = await cataloguePosition(database.current);
    const placed = await placeOrder(buying, shopper, asked);
    expect(placed).toMatchObject({ kind: "placed", number: expect.stringMatching(/^V\d{10}$/) });
    const order = await findOrder(database.current, idOf(placed), { accountId: null, token: tokenOf(placed) });
    expect(order).toMatchObject({
      state: "placed",
      total: asked.expectedTotal,
      subtotal: 304_000,
      deliveryPrice: 0,
      method: "card",
      events: [{ kind: "created" }, { kind: "placed", by: "shopper" }],
    });
    expect(order?.lines.map(({ variantId, quantity, price }) => [variantId, quantity, price]).toSorted()).toEqual([
      ["v1-0", 2, 101_000],
      ["v2-0", 1, 102_000],
    ]);
    expect([await stockOf(buying, "v1-0"), await stockOf(buying, "v2-0")]).toEqual([3, 4]);
    expect(await findCart(database.current, keyOf(shopper), viewerOf(shopper))).toBeUndefined();
    const changes = await changesSince(database.current, position ?? "");
    expect(changes.kind === "changes" && changes.changes.map(({ id }) => id).toSorted()).toEqual(["p1", "p2"]);
    const [mail, ...more] = await takeMails(database.current);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: "ana@example.com", subject: `Your order ${order?.number}` });
    expect(mail?.text).toContain("Total: €304,00");
    await isSound();
  });

  test("the order's mail is in the language that it was placed in [I18-04]", async () => {
    const shopper = await makeShopper(buying, [one("v4-0")], { language: "de" });
    const placed = await placeOrder(buying, shopper, await asSeen(buying, shopper));
    const [mail] = await takeMails(database.current);
    expect(placed).toMatchObject({ kind: "placed" });
    expect(mail?.subject).toMatch(/^Ihre Bestellung V\d{10}$/);
    expect(mail?.text).toMatch(/Standardversand dauert \d bis \d Werktage/);
    expect(mail?.text).toMatch(/^Lieferadresse: .*, Frankreich$/m);
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  });

  test("asked twice with the same key is one order, whether at once or later [CO-04]", async () => {
    const shopper = await makeShopper(buying, [one("v3-0")]);
    const asked = await asSeen(buying, shopper);
    const before = await bankBalance(buying);
    const all = await Promise.all(Array.from({ length: 8 }, () => placeOrder(buying, shopper, asked)));
    all.push(await placeOrder(buying, shopper, asked));
    expect(new Set(all.map((placed) => JSON.stringify(placed))).size).toBe(1);
    expect(all[0]).toMatchObject({ kind: "placed" });
    expect(await bankBalance(buying)).toBe(before + asked.expectedDue);
    expect(await stockOf(buying, "v3-0")).toBe(4);
    // The key of another's order opens nothing of it.
    const stranger = await makeShopper(buying, [one("v3-0")]);
    const theirs = await placeOrder(buying, stranger, asked);
    expect(idOf(theirs)).not.toBe(idOf(all[0]!));
    await isSound();
  });

  test("too many begun of one bag, or from one network, are stopped; the same key is not [CO-04]", async () => {
    const shopper = await makeShopper(buying, [one("v23-0")]);
    const asked = await asSeen(buying, shopper);
    const wrong = () => ({ ...asked, expectedTotal: 1, idempotencyKey: randomUUID() });
    for (let count = 0; count < 29; count++) await placeOrder(buying, shopper, wrong());
    const placed = await placeOrder(buying, shopper, asked);
    expect(placed).toMatchObject({ kind: "placed" });
    expect(await placeOrder(buying, shopper, wrong())).toMatchObject({ kind: "limited", until: expect.any(Date) });
    expect(await placeOrder(buying, shopper, asked)).toEqual(placed);
    const { network } = shopper;
    const nobody = () => ({ ...shopper, cartToken: randomUUID() });
    for (let count = 0; count < 120; count++) await placeOrder(buying, nobody(), wrong());
    expect(await placeOrder(buying, nobody(), wrong())).toMatchObject({ kind: "limited" });
    expect(await placeOrder(buying, { ...nobody(), network: `${network}!` }, wrong())).toEqual({ kind: "no-bag" });
  });

  test.each([
    ["4000000000000002", "declined"],
    ["4000 0000 0000 9995", "insufficient-funds"],
    ["4111111111111111", "declined"],
  ])(
    "a card that is refused (%s, %s) frees the stock, keeps the bag, and another one may be tried [CO-03]",
    async (number, reason) => {
      const shopper = await makeShopper(buying, [one("v4-0", 2)]);
      const stock = await stockOf(buying, "v4-0");
      const asked = await asSeen(buying, shopper, { card: cardOf(number) });
      const refused = await placeOrder(buying, shopper, asked);
      expect(refused).toMatchObject({ kind: "declined", reason });
      // The same sent again is the same answer, and no other try.
      expect(await placeOrder(buying, shopper, asked)).toEqual(refused);
      expect(await stockOf(buying, "v4-0")).toBe(stock);
      const again = await asSeen(buying, shopper);
      expect(await placeOrder(buying, shopper, { ...again, card: cardOf("") })).toMatchObject({ kind: "bad-card" });
      await isSound();
    },
  );

  test("what is not as the shopper saw it is told and not ordered [CO-01] [CO-04]", async () => {
    const shopper = await makeShopper(buying, [one("v5-0", 2)]);
    const asked = await asSeen(buying, shopper);
    const place = (given: object) => placeOrder(buying, shopper, { ...asked, ...given });
    for (const total of [0, 1, -1, asked.expectedTotal - 1, asked.expectedTotal + 0.5, Number.NaN, Infinity]) {
      expect((await place({ expectedTotal: total })).kind, `${total}`).toBe("changed");
      expect((await place({ expectedDue: total })).kind, `${total}`).toBe("changed");
    }
    for (const key of ["", "short", "x".repeat(65), "' or true; --    ", "\0".repeat(20)]) {
      expect(await place({ idempotencyKey: key })).toEqual({ kind: "bad-key" });
    }
    expect(await place({ method: "qr" })).toEqual({ kind: "no-such-method" });
    expect(await place({ method: "gift-card" })).toEqual({ kind: "no-such-method" });
    // The same bag in another market: other prices, and no address there.
    const abroad = { ...shopper, market: marketOf("us")! };
    expect(await placeOrder(buying, abroad, asked)).toMatchObject({ kind: "incomplete", missing: ["address"] });
    // Nobody else's bag.
    expect(await placeOrder(buying, { ...shopper, cartToken: "x".repeat(43) }, asked)).toEqual({ kind: "no-bag" });
    expect(await placeOrder(buying, { ...shopper, accountId: randomUUID() }, asked)).toEqual({ kind: "no-bag" });
    await setStock(buying, "v5-0", 1);
    expect(await place({})).toMatchObject({
      kind: "sold-out",
      lines: [{ variantId: "v5-0", change: { kind: "less-stock", available: 1 } }],
    });
    await setStock(buying, "v5-0", 0);
    expect(await place({})).toMatchObject({ kind: "sold-out", lines: [{ change: { kind: "sold-out" } }] });
    expect(await findCheckout(buying, shopper)).toMatchObject({ kind: "checkout", underWay: null });
    await isSound();
  });

  test("a challenge is passed or failed on the bank's page, and nothing else decides [CO-03]", async () => {
    const challenge = async () => {
      const shopper = await makeShopper(buying, [one("v6-0")]);
      const placed = await placeOrder(
        buying,
        shopper,
        await asSeen(buying, shopper, { card: cardOf("4000002500003155") }),
      );
      if (placed.kind !== "pay" || placed.step?.kind !== "challenge") throw new Error(JSON.stringify(placed));
      const { orderId, token, step } = placed;
      const refresh = () => {
        buying.wait(2_000);
        return refreshPayment(buying, orderId, { accountId: null, token });
      };
      expect(await refresh()).toMatchObject({ kind: "pending", step });
      return { orderId, refresh, reference: new URL(step.url).searchParams.get("charge") ?? "" };
    };
    const passed = await challenge();
    expect(await buying.provider.look(passed.reference)).toMatchObject({ kind: "challenge", state: "challenge" });
    await buying.provider.decide(passed.reference, true);
    expect(await passed.refresh()).toMatchObject({ kind: "placed" });
    await buying.provider.decide(passed.reference, false);
    expect(await passed.refresh()).toMatchObject({ kind: "placed" });
    const failed = await challenge();
    await buying.provider.decide(failed.reference, false);
    expect(await failed.refresh()).toMatchObject({ kind: "declined", reason: "challenge-failed" });
    const viewer = { accountId: null, token: "x".repeat(43) };
    expect(await refreshPayment(buying, failed.orderId, viewer)).toEqual({ kind: "no-such-order" });
    await isSound();
  });

  test.each([
    ["twice", "4000000000000010", 2],
    ["before the answer", "4000000000000036", 1],
  ])("a webhook that comes %s changes nothing more [CO-03]", async (_when, number, count) => {
    const shopper = await makeShopper(buying, [one("v7-0")]);
    const before = { bank: await bankBalance(buying), stock: await stockOf(buying, "v7-0") };
    buying.webhooks.count = 0;
    const asked = await asSeen(buying, shopper, { card: cardOf(number) });
    const placed = await placeOrder(buying, shopper, asked);
    await expect.poll(() => buying.webhooks.count).toBe(count);
    while ((await carryOutWebhooks(buying)) > 0);
    expect(await placeOrder(buying, shopper, asked)).toEqual(placed);
    expect(placed.kind).toBe("placed");
    expect([await bankBalance(buying), await stockOf(buying, "v7-0")]).toEqual([
      before.bank + asked.expectedDue,
      before.stock - 1,
    ]);
    await isSound();
  });

  test.each([
    ["on another page", "redirect", "fr", {}],
    ["by code", "qr", "cn", { country: "CN", city: "Shanghai", region: "Shanghai", postalCode: "200000" }],
  ] as const)("paid %s: the webhook alone places it [CO-03]", async (_how, method, code, address) => {
    const shopper = await makeShopper(buying, [one("v8-0")], { market: marketOf(code)! });
    await saveAddresses(buying, shopper, { delivery: { ...ADDRESS, ...address } });
    const placed = await placeOrder(buying, shopper, await asSeen(buying, shopper, { method, card: undefined }));
    if (placed.kind !== "pay" || !placed.step) throw new Error(JSON.stringify(placed));
    const url = placed.step.kind === "qr" ? placed.step.codeUrl : placed.step.url;
    await buying.provider.decide(new URL(url).searchParams.get("charge") ?? "", true);
    await expect.poll(() => carryOutWebhooks(buying)).toBeGreaterThan(0);
    const order = await findOrder(database.current, placed.orderId, { accountId: null, token: placed.token });
    expect(order).toMatchObject({ state: "placed", method });
    await isSound();
  });

  describe("a payment that is not finished", () => {
    const begin = async (variantId: string) => {
      const shopper = await makeShopper(buying, [one(variantId, 2)]);
      const asked = await asSeen(buying, shopper, { method: "redirect", card: undefined });
      const placed = await placeOrder(buying, shopper, asked);
      if (placed.kind !== "pay" || placed.step?.kind !== "redirect") throw new Error(JSON.stringify(placed));
      const viewer = { accountId: null, token: placed.token };
      const reference = new URL(placed.step.url).searchParams.get("charge") ?? "";
      return { shopper, asked, placed, viewer, reference };
    };

    test("holds the stock until its time is over; then it can no longer be paid [CO-04]", async () => {
      const { placed, viewer, reference, shopper } = await begin("v9-0");
      // Nobody is told that what is kept for them is gone.
      await setStock(buying, "v9-0", 2);
      expect(await findCheckout(buying, shopper)).toMatchObject({
        cart: { hasChanges: false, lines: [{ available: 2 }] },
        underWay: { orderId: placed.orderId },
      });
      await setStock(buying, "v9-0", 5);
      const other = await makeShopper(buying, [one("v9-0", 3)]);
      expect(await stockOf(buying, "v9-0")).toBe(5);
      await expect(makeShopper(buying, [one("v9-0", 4)])).rejects.toThrow("not-enough");
      buying.wait(HOLD_MS + 1);
      expect(await askAfterPayments(buying)).toMatchObject({ ended: 1 });
      expect(await refreshPayment(buying, placed.orderId, viewer)).toMatchObject({ kind: "expired" });
      expect(await buying.provider.decide(reference, true)).toMatchObject({ state: "expired" });
      expect(await placeOrder(buying, other, await asSeen(buying, other))).toMatchObject({ kind: "placed" });
      await isSound();
    });

    test("ends when the shopper orders anew, or says so, and is paid only once [CO-04]", async () => {
      const { shopper, asked, placed, reference, viewer } = await begin("v10-0");
      expect(await placeOrder(buying, shopper, asked)).toEqual(placed);
      const again = await placeOrder(buying, shopper, { ...asked, idempotencyKey: randomUUID() });
      expect(again).toMatchObject({ kind: "pay" });
      expect(idOf(again)).not.toBe(placed.orderId);
      expect(await buying.provider.decide(reference, true)).toMatchObject({ state: "expired" });
      expect(await refreshPayment(buying, placed.orderId, viewer)).toMatchObject({ kind: "expired" });
      const mine = { accountId: null, token: tokenOf(again) };
      expect(await abandonOrder(buying, idOf(again), viewer)).toEqual({ kind: "no-such-order" });
      expect(await abandonOrder(buying, idOf(again), mine)).toMatchObject({ kind: "expired" });
      expect(await stockOf(buying, "v10-0")).toBe(5);
      await isSound();
    });

    test("that is paid in another tab meanwhile is the order, and no second one is made [CO-04]", async () => {
      const { shopper, asked, placed, reference } = await begin("v11-0");
      await buying.provider.decide(reference, true);
      const again = await placeOrder(buying, shopper, { ...asked, idempotencyKey: randomUUID() });
      expect(again).toMatchObject({ kind: "placed", orderId: placed.orderId });
      // Whoever learns of it anew gets a token of their own; the first key's opens it as before.
      const first = await placeOrder(buying, shopper, asked);
      expect(tokenOf(first)).not.toBe(tokenOf(again));
      for (const token of [tokenOf(again), tokenOf(first), placed.token]) {
        expect(await findOrder(database.current, placed.orderId, { accountId: null, token })).toMatchObject({
          state: "placed",
        });
      }
      await isSound();
    });

    test("paid after its time takes the stock if there is some, and else the money goes back [CO-04]", async () => {
      const [early, late] = [await begin("v12-0"), await begin("v12-0")];
      buying.wait(HOLD_MS + 1);
      const quick = await makeShopper(buying, [one("v12-0", 3)]);
      expect(await placeOrder(buying, quick, await asSeen(buying, quick))).toMatchObject({ kind: "placed" });
      await takeMails(database.current);
      for (const { reference } of [early, late]) await buying.provider.decide(reference, true);
      expect(await refreshPayment(buying, early.placed.orderId, early.viewer)).toMatchObject({ kind: "placed" });
      expect(await refreshPayment(buying, late.placed.orderId, late.viewer)).toMatchObject({ kind: "refunded" });
      expect(await stockOf(buying, "v12-0")).toBe(0);
      const owed = await balanceOf(database.current.sql, "owed", "EUR");
      expect(await carryOutRefunds(buying)).toEqual({ refunded: 1, failed: 0, refused: 0 });
      expect(await carryOutRefunds(buying)).toEqual({ refunded: 0, failed: 0, refused: 0 });
      expect([owed, await balanceOf(database.current.sql, "owed", "EUR")]).toEqual([-late.asked.expectedDue, 0]);
      const subjects = (await takeMails(database.current)).map(({ subject }) => subject.replace(/V\d+/, "N"));
      expect(subjects.toSorted()).toEqual(["Your order N", "Your order N is cancelled"]);
      await isSound();
    });

    test("paid by a guest who has signed in meanwhile, it leaves the account's bag [CO-01]", async () => {
      const { shopper, reference, placed, viewer } = await begin("v18-0");
      const accountId = await makeAccount(database.current);
      await mergeCarts(database.current, { shopId: SHOP, accountId, token: shopper.cartToken ?? "" }, buying.now());
      await buying.provider.decide(reference, true);
      expect(await refreshPayment(buying, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
      const own = { ...shopper, accountId, cartToken: null };
      expect(await findCheckout(buying, own)).toEqual({ kind: "no-bag" });
      await isSound();
    });

    test("follows its bag through sign-in: the same key is the same order, another ends it first [CO-01] [CO-04]", async () => {
      const { shopper, asked, reference, placed, viewer } = await begin("v19-0");
      const accountId = await makeAccount(database.current);
      await mergeCarts(database.current, { shopId: SHOP, accountId, token: shopper.cartToken ?? "" }, buying.now());
      const own = { ...shopper, accountId, cartToken: null };
      await saveContact(buying, own, { email: "ana@example.com" });
      await saveAddresses(buying, own, { delivery: ADDRESS });
      await chooseDelivery(buying, own, "standard");
      expect(await findCheckout(buying, own)).toMatchObject({ underWay: { orderId: placed.orderId } });
      expect(await findOrder(database.current, placed.orderId, { accountId, token: null })).toBeDefined();
      expect(await placeOrder(buying, own, asked)).toEqual(placed);
      const before = await bankBalance(buying);
      const second = await placeOrder(buying, own, await asSeen(buying, own));
      expect(second.kind).toBe("placed");
      expect(await buying.provider.decide(reference, true)).toMatchObject({ state: "expired" });
      expect(await refreshPayment(buying, placed.orderId, viewer)).toMatchObject({ kind: "expired" });
      expect(await bankBalance(buying)).toBe(before + asked.expectedDue);
      await isSound();
    });

    test("goes with all that it is of into an account's bag that is full [CO-01] [CO-04]", async () => {
      const { shopper, reference, placed, viewer } = await begin("v24-0");
      const accountId = await makeAccount(database.current);
      const own = { ...shopper, accountId, cartToken: null };
      const full = Array.from({ length: MOST_LINES }, (_, index) => giftOf(own, `Bo ${index}`));
      const more = { lines: full, network: "n", mayBegin: true };
      await addLines(database.current, keyOf(own), viewerOf(own), more, buying.now());
      const token = shopper.cartToken ?? "";
      const merged = await mergeCarts(database.current, { shopId: SHOP, accountId, token }, buying.now());
      expect(merged).toMatchObject({ remaining: 0 });
      await buying.provider.decide(reference, true);
      expect(await refreshPayment(buying, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
      const cart = await findCart(database.current, keyOf(own), viewerOf(own), buying.now());
      expect([cart?.lines.length, cart?.lines.some(({ gift }) => gift === null)]).toEqual([MOST_LINES, false]);
      expect(await findCart(database.current, keyOf(shopper), viewerOf(shopper), buying.now())).toBeUndefined();
      await isSound();
    });

    test("is asked after three times in six seconds, however often its page asks [CO-03]", async () => {
      const { placed, viewer, reference } = await begin("v21-0");
      let asked = 0;
      const provider: PaymentProvider = {
        ...buying.provider,
        find: (payment) => {
          asked += 1;
          return buying.provider.find(payment);
        },
      };
      const look = () => refreshPayment({ ...buying, provider }, placed.orderId, viewer);
      expect((await Promise.all([look(), look(), look()])).map(({ kind }) => kind)).toEqual(Array(3).fill("pending"));
      await buying.provider.decide(reference, true);
      expect([(await look()).kind, asked]).toEqual(["pending", 3]);
      buying.wait(6_000);
      expect([(await look()).kind, (await look()).kind, asked]).toEqual(["placed", "placed", 4]);
      await isSound();
    });

    test("a gift card like the one being paid that is put into the bag meanwhile stays in it [CO-01] [CO-07]", async () => {
      const { shopper, asked } = await begin("v22-0");
      const add = () => {
        const more = { lines: [giftOf(shopper, "Bo")], network: "n", mayBegin: false };
        return addLines(database.current, keyOf(shopper), viewerOf(shopper), more, buying.now());
      };
      await add();
      const { expectedTotal, expectedDue } = await asSeen(buying, shopper);
      const anew = { ...asked, expectedTotal, expectedDue, idempotencyKey: randomUUID() };
      const second = await placeOrder(buying, shopper, anew);
      if (second.kind !== "pay" || second.step?.kind !== "redirect") throw new Error(JSON.stringify(second));
      await add();
      await buying.provider.decide(new URL(second.step.url).searchParams.get("charge") ?? "", true);
      const viewer = { accountId: null, token: second.token };
      expect(await refreshPayment(buying, second.orderId, viewer)).toMatchObject({ kind: "placed" });
      const cart = await findCart(database.current, keyOf(shopper), viewerOf(shopper), buying.now());
      expect(cart?.lines.map((line) => [line.variantId, line.gift?.recipientName])).toEqual([[null, "Bo"]]);
      await isSound();
    });

    test("what was put into the bag meanwhile stays in it [CO-01]", async () => {
      const { shopper, reference, placed, viewer } = await begin("v13-0");
      const more = { lines: [one("v14-0"), one("v13-0")], network: "n", mayBegin: false };
      await addLines(database.current, keyOf(shopper), viewerOf(shopper), more, buying.now());
      await buying.provider.decide(reference, true);
      expect(await refreshPayment(buying, placed.orderId, viewer)).toMatchObject({ kind: "placed" });
      const cart = await findCart(database.current, keyOf(shopper), viewerOf(shopper), buying.now());
      expect(cart?.lines.map(({ variantId, quantity }) => [variantId, quantity]).toSorted()).toEqual([
        ["v13-0", 1],
        ["v14-0", 1],
      ]);
      await isSound();
    });
  });

  test.each([
    ["before it has heard the question", "v15-0", true],
    ["after it has taken the money", "v16-0", false],
  ])(
    "a line that breaks %s loses nothing and takes nothing twice [CO-03] [CO-04]",
    async (_when, variantId, isBefore) => {
      const provider: PaymentProvider = {
        ...buying.provider,
        start: async (payment, card) => {
          if (!isBefore) await buying.provider.start(payment, card);
          throw new Error("The line is dead");
        },
      };
      const shopper = await makeShopper(buying, [one(variantId)]);
      const asked = await asSeen(buying, shopper);
      const errors: unknown[] = [];
      const before = await bankBalance(buying);
      const busy = await placeOrder({ ...buying, provider, onError: (error) => errors.push(error) }, shopper, asked);
      expect([busy.kind, errors.length]).toEqual(["busy", 1]);
      // The job finds out what it can; the same key asks again for the rest.
      buying.wait(60_000);
      expect(await askAfterPayments(buying)).toMatchObject(isBefore ? { open: 1 } : { placed: 1 });
      expect(await placeOrder(buying, shopper, asked)).toMatchObject({ kind: "placed", orderId: idOf(busy) });
      expect(await bankBalance(buying)).toBe(before + asked.expectedDue);
      await isSound();
    },
  );

  test("a slow bank is asked after until it has decided [CO-03]", async () => {
    const shopper = await makeShopper(buying, [one("v17-0")]);
    const asked = await asSeen(buying, shopper, { card: cardOf("4000000000000077") });
    const placed = await placeOrder(buying, shopper, asked);
    expect(placed).toMatchObject({ kind: "pay", step: null });
    buying.wait(60_000);
    expect(await askAfterPayments(buying)).toMatchObject({ placed: 1 });
    expect(await placeOrder(buying, shopper, asked)).toMatchObject({ kind: "placed" });
    await isSound();
  });

  test("a payment of a provider no longer configured is not asked about elsewhere, and keeps its bag a day [CO-03] [CO-04]", async () => {
    const shopper = await makeShopper(buying, [one("v20-0")]);
    const asked = await asSeen(buying, shopper, { method: "redirect", card: undefined });
    const first = await placeOrder(buying, shopper, asked);
    const errors: unknown[] = [];
    const provider: PaymentProvider = { ...buying.provider, name: "other" };
    const moved = { ...buying, provider, onError: (error: unknown) => void errors.push(error) };
    const anew = { ...asked, idempotencyKey: randomUUID() };
    expect(await placeOrder(moved, shopper, anew)).toMatchObject({ kind: "busy", orderId: idOf(first) });
    buying.wait(HOLD_MS + 1);
    expect(await placeOrder(moved, shopper, anew)).toMatchObject({ kind: "busy", orderId: idOf(first) });
    expect(errors).toEqual([]);
    buying.wait(FORSAKEN_MS);
    expect(await askAfterPayments(moved)).toMatchObject({ ended: 1 });
    expect(String(errors)).toContain("without asking test");
    expect(await placeOrder(moved, shopper, anew)).toMatchObject({ kind: "pay" });
    await isSound();
  });
});
