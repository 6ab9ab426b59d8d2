import { beforeAll, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { countStatements, makeAccount, SHOP, stockShop, viewer } from "../wishlist/testing-wishlists.ts";
import { addLines, closeCart, findCart, mergeCarts, MAX_LINES, removeLine } from "./index.ts";
import { accountKey, cartOf, contentsOf, createGuestCart, one, order, setStock } from "./testing-carts.ts";

onDatabase("merging a guest cart at sign-in", (database) => {
  beforeAll(() => stockShop(database.current, MAX_LINES + 60));

  let accountId = "";
  beforeEach(async () => {
    await setStock(database.current, 20);
    accountId = await makeAccount(database.current);
  });
  const own = () => accountKey(accountId);
  const fill = (...lines: Parameters<typeof order>[0]) => addLines(database.current, own(), viewer, order(lines));
  const merge = (token: string, account = accountId) =>
    mergeCarts(database.current, { shopId: SHOP, accountId: account, token });

  test("adds quantities up to the limits [CO-01]", async () => {
    await setStock(database.current, 3, "v3-0");
    await fill(one("v1-0", 2), one("v2-0", 6), one("v3-0", 2), one("v4-0"));
    const removed = (await cartOf(database.current, own())).lines.at(-1)!;
    await removeLine(database.current, own(), removed.id);
    const guest = await createGuestCart(database.current, [
      one("v1-0", 3),
      one("v2-0", 7),
      one("v3-0", 2),
      one("v4-0", 2),
      one("v5-0"),
    ]);
    expect(await merge(guest.token)).toMatchObject({ kind: "merged", remaining: 0 });
    expect(new Map(await contentsOf(database.current, own()))).toEqual(
      new Map([
        ["v1-0", 5],
        ["v2-0", 10],
        ["v3-0", 3],
        ["v4-0", 2],
        ["v5-0", 1],
      ]),
    );
    expect(await findCart(database.current, guest.key, viewer)).toBeUndefined();
  });

  test("merging from several tabs duplicates nothing, and another account gets nothing [CO-01]", async () => {
    const guest = await createGuestCart(database.current, [one("v1-0", 2)]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => merge(guest.token)));
    expect(answers.map(({ kind }) => kind)).toEqual(Array(4).fill("merged"));
    expect(await contentsOf(database.current, own())).toEqual([["v1-0", 2]]);
    const thief = await makeAccount(database.current);
    expect(await merge(guest.token, thief)).toEqual({ kind: "no-cart" });
    expect(await merge("A".repeat(43))).toEqual({ kind: "no-cart" });
    expect(await merge("\0", "\0")).toEqual({ kind: "no-cart" });
    const ordered = await createGuestCart(database.current, [one("v2-0")]);
    await closeCart(database.current.sql, ordered.cartId);
    expect(await merge(ordered.token)).toEqual({ kind: "no-cart" });
    expect(await contentsOf(database.current, own())).toEqual([["v1-0", 2]]);
  });

  test("lines that do not fit stay in the guest cart, whose token remains valid [CO-01]", async () => {
    await fill(...Array.from({ length: MAX_LINES - 1 }, (_, index) => one(`v${index + 1}-0`)));
    const guest = await createGuestCart(database.current, [one("v1-0"), one("v120-0"), one("v121-0"), one("v122-0")]);
    expect(await merge(guest.token)).toMatchObject({ kind: "merged", remaining: 2 });
    const merged = await cartOf(database.current, own());
    expect(merged.lines).toHaveLength(MAX_LINES);
    expect(merged.count).toBe(MAX_LINES + 1);
    expect(await contentsOf(database.current, guest.key)).toEqual([
      ["v121-0", 1],
      ["v122-0", 1],
    ]);
  });

  test("a merge that fails midway loses nothing [CO-01]", async () => {
    await fill(one("v1-0"));
    const guest = await createGuestCart(database.current, [one("v1-0"), one("v2-0")]);
    // A trigger makes the merge fail at its last step.
    await database.current.sql.execute(`create function refuse() returns trigger language plpgsql as
      'begin if new.status = ''merged'' then raise exception ''refused''; end if; return new; end'`);
    await database.current.sql.execute(
      `create trigger refuse before update on cart for each row execute function refuse()`,
    );
    await expect(merge(guest.token)).rejects.toThrow("update");
    expect(await contentsOf(database.current, own())).toEqual([["v1-0", 1]]);
    expect((await contentsOf(database.current, guest.key)).length).toBe(2);
    await database.current.sql.execute(`drop trigger refuse on cart`);
    expect(await merge(guest.token)).toMatchObject({ kind: "merged" });
    expect((await cartOf(database.current, own())).count).toBe(3);
  });

  test("needs the same number of statements for a hundred lines as for one [CO-01]", async () => {
    const measure = async (size: number): Promise<number> => {
      accountId = await makeAccount(database.current);
      const lines = Array.from({ length: size }, (_, index) => one(`v${index + 1}-0`));
      await fill(lines[0]!);
      const guest = await createGuestCart(database.current, lines);
      return countStatements(() => merge(guest.token));
    };
    expect(await measure(100)).toBe(await measure(1));
  });
});
