import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { money } from "#catalogue";
import { createCart, type Cart, type CartRequest } from "./cart.ts";
import type { CartAnswer, ShownLine, CartView } from "./cart-data.ts";
import { totalsOf } from "./totals-of.ts";

const NO_DISCOUNTS = { rows: [], codes: [], near: null, gifts: [] };

const line = (id: string, quantity = 1): ShownLine => ({
  id,
  productId: `p-${id}`,
  href: `/products/${id}`,
  vendor: "Ostra",
  title: id,
  details: "Sand, M",
  picture: "",
  quantity,
  most: 10,
  left: null,
  price: { price: money(100_000, "EUR") },
  before: 100_000,
  discounts: [],
  change: null,
  shown: null,
  item: { item_id: id, item_name: id, price: 100, quantity },
});

const viewOf = (lines: readonly ShownLine[]): CartView => ({
  lines,
  currency: "EUR",
  delivery: { place: "Delivery", price: 10_000, freeFrom: 250_000, days: "2–4 working days" },
  gift: null,
  discounts: NO_DISCOUNTS,
  taxNote: "",
  express: [],
  action: "/cart",
});

/** A shop that answers on demand with its own cart. */
function createShop(...lines: readonly ShownLine[]) {
  const held = new Map(lines.map((one) => [one.id, one]));
  const asked: CartRequest[] = [];
  const answers: (() => void)[] = [];
  const seen = new Set<string>();
  let refusal: string | undefined;
  const carryOut = (request: CartRequest): string | null => {
    if (refusal !== undefined) return refusal;
    if (request.intent === "add") {
      if (!seen.has(request.key))
        held.set(request.variantId, line(request.variantId, (held.get(request.variantId)?.quantity ?? 0) + 1));
      seen.add(request.key);
    } else if (request.intent === "set")
      held.set(request.line, { ...(held.get(request.line) ?? line(request.line)), quantity: Number(request.set) });
    else if ("line" in request && request.line !== undefined) held.delete(request.line);
    return null;
  };
  return {
    asked,
    ask: (request: CartRequest): Promise<CartAnswer> => {
      asked.push(request);
      return new Promise((resolve) => {
        answers.push(() => {
          const message = carryOut(request);
          resolve({ message, view: viewOf([...held.values()]) });
        });
      });
    },
    /** Answers all requests, including those that follow from the answers. */
    answerAll: async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      while (answers.length > 0) {
        answers.shift()?.();
        await vi.advanceTimersByTimeAsync(1_000);
      }
    },
    refuse: (message: string) => {
      refusal = message;
    },
    quantities: () => [...held.values()].map(({ id, quantity }) => `${id} ${quantity}`),
  };
}

let failures = 0;
let reported: string[] = [];
let keys = 0;
const cartOver = (shop: Pick<ReturnType<typeof createShop>, "ask">, ...lines: readonly ShownLine[]): Cart => {
  const cart = createCart({
    ask: shop.ask,
    load: async () => viewOf(lines),
    onFailure: () => (failures += 1),
    onLearn: () => {},
    createKey: () => String((keys += 1)),
    onQuantity: ({ id }, change) => reported.push(`${id} ${change}`),
  });
  cart.learn(viewOf(lines));
  return cart;
};
const rowsOf = (cart: Cart) =>
  cart.read()?.rows.map(({ line: { id, quantity }, isRemoved }) => (isRemoved ? `${id} removed` : `${id} ${quantity}`));

beforeEach(() => {
  vi.useFakeTimers();
  failures = 0;
  reported = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("fast clicks show at once and reach the shop once, as many as were meant [CO-01]", async () => {
  const shop = createShop(line("a"), line("b"));
  const cart = cartOver(shop, line("a"), line("b"));
  for (const quantity of [2, 3, 4, 5]) cart.setQuantity("a", quantity);
  expect(rowsOf(cart)).toEqual(["a 5", "b 1"]);
  expect(shop.asked).toEqual([]);
  await shop.answerAll();
  expect(shop.asked).toEqual([{ intent: "set", line: "a", set: "5" }]);
  expect(rowsOf(cart)).toEqual(["a 5", "b 1"]);
});

test("a click while the shop thinks wins, and one request is on its way at a time [CO-01]", async () => {
  const shop = createShop(line("a"), line("b"));
  const cart = cartOver(shop, line("a"), line("b"));
  cart.setQuantity("a", 2);
  await vi.advanceTimersByTimeAsync(1_000);
  cart.setQuantity("a", 7);
  cart.setQuantity("b", 3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.asked).toHaveLength(1);
  await shop.answerAll();
  expect(shop.asked.map((request) => ("set" in request ? request.set : ""))).toEqual(["2", "7", "3"]);
  expect([rowsOf(cart), shop.quantities()]).toEqual([
    ["a 7", "b 3"],
    ["a 7", "b 3"],
  ]);
});

test("[TD-05] every change of a quantity is reported once the shop has made it, and none that it refused", async () => {
  const lines = [line("a"), line("b", 4)];
  const shop = createShop(...lines);
  const cart = cartOver(shop, ...lines);
  for (const quantity of [2, 3]) cart.setQuantity("a", quantity);
  void cart.remove("b");
  expect(reported).toEqual([]);
  await shop.answerAll();
  expect(reported.toSorted()).toEqual(["a 2", "b -4"]);
  cart.restore("b");
  await shop.answerAll();
  void cart.toWishlist("a");
  await shop.answerAll();
  expect(reported.slice(2)).toEqual(["b 4", "a -3"]);
  shop.refuse("Only 4 left");
  cart.setQuantity("b", 9);
  await shop.answerAll();
  expect(reported).toHaveLength(4);
});

test("what is taken out stays in its place for undoing, and comes back there as it was [CO-01]", async () => {
  const lines = [line("a"), line("b", 4), line("c")];
  const shop = createShop(...lines);
  const cart = cartOver(shop, ...lines);
  void cart.remove("b");
  expect(rowsOf(cart)).toEqual(["a 1", "b removed", "c 1"]);
  await shop.answerAll();
  expect(rowsOf(cart)).toEqual(["a 1", "b removed", "c 1"]);
  expect(cart.read()?.view.lines.map(({ id }) => id)).toEqual(["a", "c"]);
  cart.restore("b");
  expect(rowsOf(cart)).toEqual(["a 1", "b 4", "c 1"]);
  await shop.answerAll();
  expect(shop.asked.at(-1)).toEqual({ intent: "set", line: "b", set: "4" });
  expect(shop.quantities()).toContain("b 4");
  // Undone before the shop has answered: the last intent wins.
  void cart.remove("a");
  cart.restore("a");
  await shop.answerAll();
  expect(shop.quantities()).toContain("a 1");
  // Only the latest removal can be undone.
  void cart.remove("a");
  void cart.remove("c");
  await shop.answerAll();
  expect(rowsOf(cart)?.filter((row) => row.endsWith("removed"))).toEqual(["c removed"]);
});

test("what the shop refuses is as it was, with the reason beside it [CO-01]", async () => {
  const shop = createShop(line("a", 2));
  const cart = cartOver(shop, line("a", 2));
  shop.refuse("Only 2 left.");
  cart.setQuantity("a", 3);
  await shop.answerAll();
  expect(cart.read()?.rows).toMatchObject([{ line: { quantity: 2 }, problem: "Only 2 left." }]);
  expect(failures).toBe(0);
});

test("what does not reach the shop is as it was, and is said once [CO-01] [ER-01]", async () => {
  const cart = cartOver({ ask: () => Promise.reject(new Error("offline")) }, line("a"), line("b"));
  cart.setQuantity("a", 2);
  void cart.remove("b");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rowsOf(cart)).toEqual(["a 1", "b 1"]);
  expect(failures).toBe(2);
});

test("an addition whose answer is lost is sent again and adds once; another click adds another [CO-01]", async () => {
  const shop = createShop();
  let lost = 1;
  const cart = cartOver({
    ask: async (request) => {
      const answer = shop.ask(request);
      await shop.answerAll();
      if (lost-- > 0) throw new Error("the answer is lost");
      return answer;
    },
  });
  expect(await cart.add("v")).toBeNull();
  expect([shop.asked.length, shop.quantities()]).toEqual([2, ["v 1"]]);
  expect(await cart.add("v")).toBeNull();
  expect(shop.quantities()).toEqual(["v 2"]);
});

test("going on waits for what was clicked a moment before, and not for the hand to rest [CO-01]", async () => {
  const shop = createShop(line("a"));
  const cart = cartOver(shop, line("a"));
  cart.setQuantity("a", 3);
  let isSettled = false;
  const settled = cart.settled().then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(0);
  expect([shop.asked.length, isSettled]).toEqual([1, false]);
  await shop.answerAll();
  await settled;
  expect(shop.quantities()).toEqual(["a 3"]);
});

test("a bag comes to what can be bought of it, with delivery below its threshold [CO-01]", () => {
  const soldOut = { ...line("x", 3), most: 0, change: { kind: "sold-out" } as const };
  const fewer = { ...line("y", 4), most: 1, change: { kind: "less-stock", available: 1 } as const };
  const { delivery } = viewOf([]);
  const of = (...lines: ShownLine[]) => totalsOf({ lines, delivery, gift: null, discounts: NO_DISCOUNTS });
  expect(of(line("a", 1), soldOut, fewer)).toEqual({
    count: 8,
    subtotal: 200_000,
    delivery: 10_000,
    giftWrap: null,
    total: 210_000,
    canBuy: true,
    hasChanges: true,
  });
  expect(of(line("a", 3))).toMatchObject({ delivery: 0, hasChanges: false });
  expect(of(soldOut)).toMatchObject({ subtotal: 0, delivery: null, canBuy: false });
  expect(of({ ...line("g"), productId: null })).toMatchObject({ delivery: null });
  const code = (amount: number) => ({ ...NO_DISCOUNTS, rows: [{ name: "WELCOME", amount }] });
  const reduced = (amount: number) =>
    totalsOf({ lines: [line("a")], delivery, gift: null, discounts: code(amount) }).total;
  expect([reduced(30_000), reduced(500_000)]).toEqual([80_000, 0]);
});

test("wrapping costs its price while there is something to wrap", () => {
  const { delivery } = viewOf([]);
  const options = { isWrapped: true, message: "", hidesPrices: false };
  const wrapped = (lines: ShownLine[], wrapPrice: number) =>
    totalsOf({ lines, delivery, gift: { offer: { wrapPrice }, options }, discounts: NO_DISCOUNTS }).giftWrap;
  expect(wrapped([line("a")], 5_000)).toBe(5_000);
  expect(wrapped([line("a")], 0)).toBe(0);
  expect(wrapped([{ ...line("a"), most: 0 }], 5_000)).toBeNull();
});
