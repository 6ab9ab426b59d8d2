import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { marketOf } from "#catalogue";
import { findCart } from "#commerce/cart";
import { changesSince, cataloguePosition } from "#commerce/products";
import { findOrder } from "#commerce/orders";
import { type PaymentProvider } from "#commerce/payments";
import { takeMails } from "../accounts/testing-mails.ts";
import { onEveryDatabase } from "../database/testing.ts";
import { askAfterPayments } from "./after.ts";
import { HOLD_MS } from "./begin.ts";
import type { Placed } from "./checkout.ts";
import { FORSAKEN_MS } from "./place.ts";
import { findCheckout, placeOrder, refreshPayment, saveAddresses } from "./index.ts";
import {
  ADDRESS,
  asSeen,
  bankBalance,
  cardOf,
  makeShopper,
  openTestShop,
  setStock,
  stockOf,
  testBuying,
  type TestBuying,
} from "./testing-buying.ts";
import { expectSound } from "./testing-sound.ts";
import { keyOf, viewerOf } from "./view.ts";
import { carryOutWebhooks } from "./webhooks.ts";

const one = (variantId: string, quantity = 1) => ({ variantId, quantity });
const idOf = (placed: Placed): string => ("orderId" in placed ? placed.orderId : "");
const tokenOf = (placed: Placed): string => ("token" in placed ? placed.token : "");

onEveryDatabase("placing an order", (database) => {
  let buying: TestBuying;
  beforeAll(async () => {
    await openTestShop(database.current, 40, 5);
    buying = testBuying(database.current);
  });
  const isSound = () => expectSound(buying);

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
    expect(await buying.provider.findCharge(passed.reference)).toMatchObject({ kind: "challenge", state: "challenge" });
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
