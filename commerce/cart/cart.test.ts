import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "#commerce/products";
import { onDatabase } from "../database/testing.ts";
import { countStatements, makeAccount, SHOP, stockShop, viewer } from "../wishlist/testing-wishlists.ts";
import {
  acceptChanges,
  addLines,
  closeCart,
  findCart,
  lockCart,
  MAX_LINES,
  recordCartView,
  removeLine,
  setQuantity,
  sweepCarts,
  type CartKey,
} from "./index.ts";
import { GUEST_CARTS } from "./rules.ts";
import { cartLineTable, cartRequestTable, cartTable } from "./tables.ts";
import {
  accountKey,
  cartOf,
  contentsOf,
  GIFT,
  guestKey,
  createGuestCart,
  one,
  order,
  setStock,
} from "./testing-carts.ts";

const NONE = { kind: "no-cart" };
const NEW_GUEST: CartKey = { shopId: SHOP, accountId: null, token: null };

onDatabase("carts", (database) => {
  beforeAll(() => stockShop(database.current, MAX_LINES + 20));

  let account = "";
  let own: CartKey = NEW_GUEST;
  beforeEach(async () => {
    await setStock(database.current, 20);
    account = await makeAccount(database.current);
    own = accountKey(account);
  });
  const add = (key: CartKey, ...lines: Parameters<typeof order>[0]) =>
    addLines(database.current, key, viewer, order(lines));
  const refusal = async (key: CartKey, line: Parameters<typeof order>[0][number], who: Viewer = viewer) => {
    const added = await addLines(database.current, key, who, order([line]));
    return "lines" in added ? added.lines[0] : added;
  };

  test("a guest's first addition creates a cart, and an account's cart is created on demand [CO-01]", async () => {
    const created = await createGuestCart(database.current, [one("v1-0", 2), one("v2-1")]);
    expect(Buffer.from(created.token, "base64url")).toHaveLength(32);
    const cart = await cartOf(database.current, created.key);
    expect(cart).toMatchObject({
      count: 3,
      currency: "EUR",
      priceList: "eu_eur",
      subtotal: 2 * 101_000 + 102_000,
      hasChanges: false,
    });
    expect(cart.lines[0]).toEqual({
      id: expect.any(String),
      productId: "p1",
      variantId: "v1-0",
      handle: "product-1",
      vendor: "Ateliér 27",
      title: "Belted wool sneakers number 1",
      colour: "Camel",
      size: "XS",
      options: [],
      sku: "SKU-1-0",
      image: "/media/product-1/1",
      quantity: 2,
      available: 20,
      price: 101_000,
      compareAtPrice: null,
      isPrior: false,
      total: 202_000,
      gift: null,
      goods: { productType: "Sneakers", departments: ["men"] },
      change: null,
    });
    const made = await Promise.all([1, 2, 3, 4, 5].map((number) => add(own, one(`v${number}-0`))));
    expect(new Set(made.map((answer) => (answer.kind === "added" ? answer.cartId : ""))).size).toBe(1);
    expect((await cartOf(database.current, own)).count).toBe(5);
    expect(await findCart(database.current, NEW_GUEST, viewer)).toBeUndefined();
  });

  test("a line names the family of a colour only if it is known [CO-01]", async () => {
    const { sql: client } = database.current;
    await add(own, one("v1-0"), one("v2-0"), one("v3-0"));
    const paint = (id: string, colour: string) =>
      client.execute(sql`update variant set designer_colour = '', colour = ${colour} where id = ${id}`);
    await paint("v1-0", "Black");
    await paint("v2-0", "multi");
    const { lines } = await cartOf(database.current, own);
    expect(lines.map(({ variantId, colour }) => [variantId, colour]).toSorted()).toEqual([
      ["v1-0", "Black"],
      ["v2-0", ""],
      ["v3-0", "Camel"],
    ]);
  });

  test("no cart is created if every line is refused or the shop does not exist [CO-01]", async () => {
    const before = await database.current.sql.$count(cartTable);
    const create = (key: CartKey, ...lines: Parameters<typeof order>[0]) =>
      addLines(database.current, key, viewer, { ...order(lines), mayCreate: true });
    expect(await create(NEW_GUEST, one("nonesuch"), one("v1-0", 0))).toMatchObject({
      kind: "nothing-added",
      lines: [{ reason: "unavailable" }, { reason: "invalid-quantity" }],
    });
    expect(await create({ ...NEW_GUEST, shopId: "another" }, one("v1-0"))).toEqual(NONE);
    expect(await create({ ...own, shopId: "another" }, one("v1-0"))).toEqual(NONE);
    expect(await database.current.sql.$count(cartTable)).toBe(before);
  });

  test("invalid quantities and variants are refused and change nothing [CO-01]", async () => {
    await add(own, one("v1-0", 2));
    const before = await cartOf(database.current, own);
    for (const quantity of [0, -1, 1.5, NaN, Infinity, -Infinity, 2 ** 60]) {
      expect(await refusal(own, one("v1-0", quantity))).toMatchObject({ reason: "invalid-quantity" });
      const lineId = before.lines[0]!.id;
      expect(await setQuantity(database.current, own, viewer, { lineId, quantity })).toMatchObject({
        kind: "refused",
        reason: "invalid-quantity",
      });
    }
    for (const quantity of [9, 11, 2 ** 31, 2 ** 52]) {
      expect(await refusal(own, one("v1-0", quantity))).toEqual({ kind: "refused", reason: "limit", max: 10 });
    }
    for (const id of ["nonesuch", "", "\0", "' or true --", "x".repeat(300), "p1"]) {
      expect(await refusal(own, one(id))).toEqual({ kind: "refused", reason: "unavailable", max: 0 });
    }
    for (const lineId of ["", "\0", "nonsense", crypto.randomUUID()]) {
      expect(await setQuantity(database.current, own, viewer, { lineId, quantity: 1 })).toEqual({ kind: "no-line" });
      expect(await removeLine(database.current, own, lineId)).toEqual({ kind: "no-line" });
    }
    expect(await cartOf(database.current, own)).toEqual(before);
  });

  test("products that are hidden, for VIPs, blocked or not sold in the market are refused [CO-01]", async () => {
    for (const id of ["v9001-0", "v9002-0", "v9003-0"]) {
      expect(await refusal(own, one(id))).toMatchObject({ reason: "unavailable" });
    }
    const blocked: Viewer = { ...viewer, blocked: { brands: ["Ateliér 27"] } };
    expect(await refusal(own, one("v1-0"), blocked)).toMatchObject({ reason: "unavailable" });
    const vip: Viewer = { ...viewer, vipLevel: 2 };
    expect(await refusal(own, one("v9002-0"), vip)).toMatchObject({ kind: "added" });
    expect(await refusal(own, one("v9003-0"), { ...viewer, priceList: "www_usd" })).toMatchObject({ kind: "added" });
    // A viewer who may not see a product learns only that it is gone.
    expect((await cartOf(database.current, own)).lines).toMatchObject([
      { variantId: "v9003-0", title: "", handle: null, image: "", price: 0, total: 0, change: { kind: "gone" } },
      { variantId: "v9002-0", title: "", handle: null, image: "", price: 0, total: 0, change: { kind: "gone" } },
    ]);
    const other = await cartOf(database.current, own, { ...vip, priceList: "www_usd" });
    expect(other).toMatchObject({ currency: "USD", hasChanges: false });
  });

  test("limits are ten of a variant, the stock, and a hundred lines [CO-01]", async () => {
    expect(await refusal(own, one("v1-0", 10))).toEqual({ kind: "added", quantity: 10 });
    expect(await refusal(own, one("v1-0"))).toEqual({ kind: "refused", reason: "limit", max: 10 });
    await setStock(database.current, 3, "v2-0");
    await setStock(database.current, 0, "v3-0");
    expect(await refusal(own, one("v2-0", 2))).toEqual({ kind: "added", quantity: 2 });
    expect(await refusal(own, one("v2-0", 2))).toEqual({ kind: "refused", reason: "not-enough", max: 3 });
    expect(await refusal(own, one("v3-0"))).toEqual({ kind: "refused", reason: "out-of-stock", max: 0 });
    // Lines of one request count together.
    const twice = await add(own, one("v2-0"), one("v2-0"));
    expect(twice).toMatchObject({ lines: [{ quantity: 3 }, { reason: "not-enough" }] });
    const many = Array.from({ length: MAX_LINES }, (_, index) => one(`v${index + 4}-1`));
    const filled = await add(own, ...many);
    const kinds = "lines" in filled ? filled.lines.map((line) => (line.kind === "added" ? "added" : line.reason)) : [];
    expect(kinds).toEqual([...Array<string>(MAX_LINES - 2).fill("added"), "full", "full"]);
    expect((await cartOf(database.current, own)).lines).toHaveLength(MAX_LINES);
    expect(await refusal(own, { gift: GIFT, quantity: 1 })).toMatchObject({ reason: "full" });
  });

  test("a request sent twice adds once, and concurrent requests add up in one line [CO-01]", async () => {
    const click = (key: string) => addLines(database.current, own, viewer, order([one("v1-0")], key));
    expect(await click("a")).toMatchObject({ lines: [{ kind: "added", quantity: 1 }] });
    expect(await click("a")).toMatchObject({ lines: [{ kind: "added", quantity: 1 }] });
    await Promise.all(["b", "b", "c", "c", "d", "\0", "x".repeat(300)].map(click));
    expect(await contentsOf(database.current, own)).toEqual([["v1-0", 6]]);
    // A repeated request does not restore a line that was removed since.
    const { lines } = await cartOf(database.current, own);
    await removeLine(database.current, own, lines[0]!.id);
    expect(await click("a")).toMatchObject({ lines: [{ kind: "added" }] });
    expect(await contentsOf(database.current, own)).toEqual([]);
    // A refused request can be retried with the same key.
    await setStock(database.current, 0, "v1-0");
    expect(await click("e")).toMatchObject({ lines: [{ reason: "out-of-stock" }] });
    await setStock(database.current, 20, "v1-0");
    expect(await click("e")).toMatchObject({ lines: [{ kind: "added", quantity: 1 }] });
    // Keys are separate per cart.
    const guest = await createGuestCart(database.current, [one("v2-0")]);
    await addLines(database.current, guest.key, viewer, order([one("v2-0")], "a"));
    expect(await contentsOf(database.current, guest.key)).toEqual([["v2-0", 2]]);
  });

  test("only the owner can open a cart; an id or a stored hash gives no access [CO-01]", async () => {
    const [mine, other] = [
      await createGuestCart(database.current, [one("v1-0")]),
      await createGuestCart(database.current, [one("v2-0")]),
    ];
    const lineId = (await cartOf(database.current, mine.key)).lines[0]!.id;
    const [row] = await database.current.sql
      .select()
      .from(cartTable)
      .where(sql`id = ${mine.cartId}`);
    expect(JSON.stringify(row)).not.toContain(mine.token);
    const stolen: CartKey[] = [
      { ...other.key, cartId: mine.cartId },
      { ...own, cartId: mine.cartId },
      guestKey(row?.tokenHash ?? ""),
      guestKey(""),
      guestKey("\0"),
      guestKey("A".repeat(43)),
      { ...mine.key, shopId: "another" },
      { ...mine.key, shopId: "\0" },
      { ...mine.key, cartId: "nonsense' or true --" },
      accountKey(mine.cartId),
      accountKey("\0"),
      NEW_GUEST,
    ];
    for (const key of stolen) {
      expect(await findCart(database.current, key, viewer)).toBeUndefined();
      expect(await setQuantity(database.current, key, viewer, { lineId, quantity: 5 })).toEqual(NONE);
      expect(await removeLine(database.current, key, lineId)).toEqual(NONE);
      expect(await acceptChanges(database.current, key, viewer, [])).toEqual(NONE);
      expect(await database.current.sql.transaction((tx) => lockCart(tx, key))).toBeUndefined();
    }
    expect(await add(stolen[0]!, one("v3-0"))).toEqual(NONE);
    // The owner's own cart with another cart's line.
    expect(await setQuantity(database.current, other.key, viewer, { lineId, quantity: 5 })).toEqual({
      kind: "no-line",
    });
    expect(await removeLine(database.current, other.key, lineId)).toEqual({ kind: "no-line" });
    expect(await contentsOf(database.current, mine.key)).toEqual([["v1-0", 1]]);
    // A signed-in visitor always uses the account's cart, even with a guest's cookie.
    await add({ ...mine.key, accountId: account }, one("v4-0"));
    expect(await contentsOf(database.current, own)).toEqual([["v4-0", 1]]);
  });

  test("setting a quantity is idempotent, and a removed line can be restored to its place [CO-01]", async () => {
    await add(own, one("v1-0"), one("v2-0", 3), one("v3-0"));
    const [, line] = (await cartOf(database.current, own)).lines;
    const lineId = line!.id;
    const set = (quantity: number) => setQuantity(database.current, own, viewer, { lineId, quantity });
    await setStock(database.current, 5, "v2-0");
    expect(await set(5)).toMatchObject({ kind: "set", quantity: 5 });
    expect(await set(5)).toMatchObject({ kind: "set", quantity: 5 });
    expect(await set(6)).toEqual({ kind: "refused", reason: "not-enough", max: 5 });
    expect(await set(11)).toEqual({ kind: "refused", reason: "limit", max: 5 });
    expect(await removeLine(database.current, own, lineId)).toMatchObject({
      kind: "removed",
      productId: "p2",
      quantity: 5,
    });
    expect(await removeLine(database.current, own, lineId)).toMatchObject({ kind: "removed", quantity: 0 });
    expect(await contentsOf(database.current, own)).toEqual([
      ["v1-0", 1],
      ["v3-0", 1],
    ]);
    expect(await set(4)).toMatchObject({ kind: "set" });
    expect(await contentsOf(database.current, own)).toEqual([
      ["v1-0", 1],
      ["v2-0", 4],
      ["v3-0", 1],
    ]);
    // Adding a removed variant creates a new line.
    await removeLine(database.current, own, lineId);
    await add(own, one("v2-0"));
    expect((await contentsOf(database.current, own))[0]).toEqual(["v2-0", 1]);
    expect(await set(2)).toEqual({ kind: "no-line" });
  });

  test("the number of removed lines is limited [CO-01]", async () => {
    for (const from of [1, 61]) {
      await add(own, ...Array.from({ length: 60 }, (_, index) => one(`v${index + from}-0`)));
      for (const { id } of (await cartOf(database.current, own)).lines) await removeLine(database.current, own, id);
    }
    const { id } = await cartOf(database.current, own);
    expect(await database.current.sql.$count(cartLineTable, sql`cart_id = ${id}`)).toBe(MAX_LINES);
  });

  test("an ordered cart is closed, and the next addition creates another [CO-01]", async () => {
    await add(own, one("v1-0"));
    const { id } = await cartOf(database.current, own);
    await database.current.sql.transaction(async (tx) => {
      expect(await lockCart(tx, own)).toMatchObject({ id, lines: [{ variantId: "v1-0", quantity: 1 }] });
      await closeCart(tx, id);
    });
    expect(await findCart(database.current, own, viewer)).toBeUndefined();
    await add(own, one("v2-0"));
    expect(await contentsOf(database.current, own)).toEqual([["v2-0", 1]]);
  });

  test("new guest carts are limited per network, without affecting others and accounts [CO-01]", async () => {
    const create = (network: string) =>
      addLines(database.current, NEW_GUEST, viewer, { lines: [one("v1-0")], network, mayCreate: true });
    const made = await Promise.all(Array.from({ length: GUEST_CARTS.max + 3 }, () => create("crowded")));
    expect(made.filter(({ kind }) => kind === "added")).toHaveLength(GUEST_CARTS.max);
    expect(await create("crowded")).toMatchObject({ kind: "limited", until: expect.any(Date) });
    expect(await create("quiet")).toMatchObject({ kind: "added" });
    expect(await add(own, one("v1-0"))).toMatchObject({ kind: "added" });
  });

  test("sweeping deletes guest carts unused for 400 days and no other open carts [CO-01]", async () => {
    const [old, looked, young] = [
      await createGuestCart(database.current, [one("v1-0")]),
      await createGuestCart(database.current, [one("v1-0")]),
      await createGuestCart(database.current, [one("v1-0")]),
    ];
    await addLines(database.current, own, viewer, order([one("v1-0")], "swept"));
    const { id } = await cartOf(database.current, own);
    const age = (days: number, cartId: string) =>
      database.current.sql.execute(
        sql`update cart set updated_at = now() - make_interval(days => ${days}) where id = ${cartId}`,
      );
    for (const cartId of [old.cartId, looked.cartId, id]) await age(402, cartId);
    await age(399, young.cartId);
    await recordCartView(database.current, looked.cartId, new Date());
    await sweepCarts(database.current, 400, new Date());
    const isThere = async (key: CartKey) => (await findCart(database.current, key, viewer)) !== undefined;
    expect(await Promise.all([old.key, looked.key, young.key, own].map(isThere))).toEqual([false, true, true, true]);
    expect(await database.current.sql.$count(cartRequestTable, sql`key = 'swept'`)).toBe(1);
    await sweepCarts(database.current, 400, new Date(Date.now() + 2 * 86_400_000));
    expect(await database.current.sql.$count(cartRequestTable, sql`key = 'swept'`)).toBe(0);
  });

  test("no operation needs more statements for a larger cart [CO-01]", async () => {
    const measure = async (size: number): Promise<Record<string, number>> => {
      const key = accountKey(await makeAccount(database.current));
      const lines = Array.from({ length: size }, (_, index) => one(`v${index + 1}-0`));
      const counts: Record<string, number> = {};
      const count = async (name: string, work: () => Promise<unknown>) => {
        counts[name] = await countStatements(work);
      };
      await add(key);
      await count("add", () => addLines(database.current, key, viewer, order(lines, "key")));
      await count("add again", () => addLines(database.current, key, viewer, order(lines, "key")));
      await count("find", () => findCart(database.current, key, viewer));
      const cart = await cartOf(database.current, key);
      const lineId = cart.lines[0]!.id;
      await count("set", () => setQuantity(database.current, key, viewer, { lineId, quantity: 2 }));
      await setStock(database.current, 0);
      const shown = cart.lines.map(({ id, price }) => ({ lineId: id, price, available: 0 }));
      await count("accept", () => acceptChanges(database.current, key, viewer, shown));
      expect((await cartOf(database.current, key)).lines).toEqual([]);
      await setStock(database.current, 20);
      await add(key, ...lines);
      await count("remove", async () =>
        removeLine(database.current, key, (await cartOf(database.current, key)).lines[0]!.id),
      );
      return counts;
    };
    const [small, large] = [await measure(1), await measure(100)];
    expect(large).toEqual(small);
    expect(small).toMatchObject({ find: 1 });
  });
});
