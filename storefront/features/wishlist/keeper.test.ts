import { expect, test } from "vitest";
import { EARLIER_HEARTS } from "./saved.ts";
import { testingBrowser, testingShop, UNSAVEABLE } from "./testing-shop.ts";

function visit() {
  const shop = testingShop();
  const browser = testingBrowser(shop);
  return { shop, browser, ...browser.tab() };
}

test("a guest's first heart makes a list, and its token opens it from then on [WL-02]", async () => {
  const { shop, browser, keeper, saved } = visit();
  expect(await keeper.add("1")).toEqual({ kind: "kept" });
  expect(browser.credentials()).toEqual({ wishlistId: "list 1", token: "token 1" });
  expect(await keeper.add("2")).toEqual({ kind: "kept" });
  expect(shop.log).toEqual(["create", "add"]);
  expect(shop.lists.get("list 1")).toEqual(["2", "1"]);
  expect(saved.read().ids).toEqual(["2", "1"]);
  expect(browser.items.has("account-wishlist")).toBe(false);
  await keeper.remove("1");
  expect([shop.lists.get("list 1"), saved.read().ids]).toEqual([["2"], ["2"]]);
});

test("two tabs that save at once make one list, and each shows what the other saved [WL-02]", async () => {
  const { shop, browser, keeper, saved } = visit();
  const other = browser.tab();
  let told = 0;
  other.saved.watch(() => (told += 1));
  await Promise.all([keeper.add("1"), other.keeper.add("2"), keeper.add("3")]);
  expect(shop.lists.size).toBe(1);
  expect(saved.read().ids.toSorted()).toEqual(["1", "2", "3"]);
  expect(other.saved.read()).toEqual(saved.read());
  expect(told).toBe(3);
});

test("what the shop refuses is told, as full when the list is [WL-01] [WL-07]", async () => {
  const { shop, keeper, saved } = visit();
  await keeper.add("1");
  expect(await keeper.add(UNSAVEABLE)).toEqual({ kind: "failed", reason: "refused" });
  expect(saved.read().ids).toEqual(["1"]);
  saved.write({ ids: Array.from({ length: 500 }, (_, n) => `p${n}`), at: 1, accountId: null });
  shop.setRoom(1);
  expect(await keeper.add("2")).toEqual({ kind: "failed", reason: "full" });
});

test("an unreachable shop fails the heart, and nothing is remembered [ER-01]", async () => {
  const { shop, browser, keeper, saved } = visit();
  shop.fail("create");
  expect(await keeper.add("1")).toEqual({ kind: "failed", reason: "refused" });
  expect([saved.read().ids, browser.credentials()]).toEqual([[], undefined]);
  expect(browser.errors).toHaveLength(1);
  shop.fail(undefined);
  expect(await keeper.add("1")).toEqual({ kind: "kept" });
});

test("signing in merges the guest's list and forgets its credentials; tabs that try at once lose nothing [WL-03]", async () => {
  const { shop, browser, keeper, saved } = visit();
  await keeper.add("1");
  browser.signIn("ana");
  await keeper.sync();
  await keeper.add("2");
  browser.signIn(null);
  await keeper.sync();
  expect(saved.read().ids).toEqual([]);
  await keeper.add("3");
  browser.signIn("ana");
  const other = browser.tab();
  expect(await Promise.all([keeper.sync(), other.keeper.sync(), other.keeper.add("4")])).toEqual([
    "synced",
    "synced",
    { kind: "kept" },
  ]);
  expect(browser.credentials()).toBeUndefined();
  expect(shop.ofAccount("ana")?.toSorted()).toEqual(["1", "2", "3", "4"]);
  expect(JSON.parse(browser.items.get("account-wishlist") ?? "")).toEqual({
    accountId: "ana",
    wishlistId: shop.accounts.get("ana"),
  });
  expect(saved.read()).toMatchObject({ accountId: "ana" });
});

test("a failed merge keeps the credentials and is tried again [WL-03]", async () => {
  const { shop, browser, keeper } = visit();
  await keeper.add("1");
  browser.signIn("ana");
  shop.fail("reconcile");
  expect(await keeper.sync()).toBe("failed");
  expect(browser.credentials()).toBeDefined();
  expect(shop.lists.get("list 1")).toEqual(["1"]);
  // Hearts go on working meanwhile, on the account's list.
  expect(await keeper.add("2")).toEqual({ kind: "kept" });
  shop.fail(undefined);
  expect(await keeper.sync()).toBe("synced");
  expect(browser.credentials()).toBeUndefined();
  expect(shop.ofAccount("ana")?.toSorted()).toEqual(["1", "2"]);
});

test("what a full list has no room for waits with its credentials [WL-03] [WL-07]", async () => {
  const { shop, browser, keeper } = visit();
  await keeper.add("1");
  await keeper.add("2");
  shop.setRoom(1);
  browser.signIn("ana");
  expect(await keeper.sync()).toBe("synced");
  expect(browser.credentials()).toBeDefined();
  expect([...shop.lists.values()].flat().toSorted()).toEqual(["1", "2"]);
});

test("a list that does not exist is forgotten, by a question and by a change [WL-04] [ER-01]", async () => {
  const { shop, browser, keeper, saved } = visit();
  await keeper.add("1");
  shop.tokens.clear();
  await keeper.sync();
  expect([browser.credentials(), saved.read().ids]).toEqual([undefined, []]);
  await keeper.add("2");
  shop.tokens.clear();
  expect(await keeper.add("3")).toEqual({ kind: "kept" });
  expect(browser.credentials()).toEqual({ wishlistId: "list 3", token: "token 3" });
  shop.tokens.clear();
  expect(await keeper.remove("3")).toEqual({ kind: "kept" });
  expect(browser.credentials()).toBeUndefined();
});

test("a heart is off an account's list, or it is told that it is not [WL-04] [ER-01]", async () => {
  const { shop, browser, keeper, saved } = visit();
  browser.signIn("ana");
  await keeper.add("1");
  await keeper.add("2");
  // Another list than this browser knows, of the same account.
  browser.items.set("account-wishlist", JSON.stringify({ accountId: "ana", wishlistId: "another" }));
  shop.log.length = 0;
  expect(await keeper.remove("1")).toEqual({ kind: "kept" });
  expect(shop.log).toEqual(["remove", "list", "remove"]);
  expect([shop.ofAccount("ana"), saved.read().ids]).toEqual([["2"], ["2"]]);
  browser.endSession();
  for (const known of ["its list", "no list"]) {
    expect(await keeper.remove("2"), known).toEqual({ kind: "failed", reason: "refused" });
    expect([shop.ofAccount("ana"), saved.read().ids], known).toEqual([["2"], ["2"]]);
    expect(browser.items.has("account-wishlist"), known).toBe(false);
  }
});

test("whoever signs in next never names the list of the one before [WL-08]", async () => {
  const { shop, browser, keeper, saved } = visit();
  browser.signIn("ana");
  await keeper.add("1");
  browser.signIn("bo");
  shop.log.length = 0;
  expect(await keeper.add("2")).toEqual({ kind: "kept" });
  expect(shop.log).toEqual(["create"]);
  expect([shop.ofAccount("ana"), shop.ofAccount("bo")]).toEqual([["1"], ["2"]]);
  // The bare id that browsers kept before.
  browser.items.set("account-wishlist", shop.accounts.get("ana") ?? "");
  expect(await keeper.remove("2")).toEqual({ kind: "kept" });
  expect([shop.ofAccount("ana"), shop.ofAccount("bo"), saved.read().ids.includes("2")]).toEqual([["1"], [], false]);
});

test("hearts of the time before there were lists go into the first one, once [WL-02]", async () => {
  const { shop, browser, keeper, saved } = visit();
  browser.items.set(EARLIER_HEARTS, JSON.stringify(["1", "2"]));
  expect(saved.read().ids).toEqual(["2", "1"]);
  shop.fail("create");
  expect(await keeper.sync()).toBe("failed");
  expect(browser.items.has(EARLIER_HEARTS)).toBe(true);
  shop.fail(undefined);
  expect(await keeper.sync()).toBe("synced");
  expect(browser.items.has(EARLIER_HEARTS)).toBe(false);
  await keeper.add("3");
  expect(shop.lists.get("list 1")?.toSorted()).toEqual(["1", "2", "3"]);
  expect(saved.read().ids.toSorted()).toEqual(["1", "2", "3"]);
});
