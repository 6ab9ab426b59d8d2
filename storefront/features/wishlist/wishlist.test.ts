import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredValue } from "#storefront/framework/browser-storage.ts";
import type { SavedList } from "./saved-list.ts";
import { wishlistStatus } from "#locales/wishlist-status";
import { NOTICE_MS } from "./browser-wishlist.ts";
import {
  CLICK_THROTTLE,
  createWishlist,
  type Refusal,
  type SavedProduct,
  type WishlistAnswer,
  type WishlistRequest,
} from "./wishlist.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const coat: SavedProduct = { id: "1", sku: "C-1", title: "Coat" };
const shoe: SavedProduct = { id: "2", sku: "S-1", title: "Shoe" };

const full: WishlistAnswer = { kind: "failed", reason: "full", message: "" };

function memory(list?: SavedList): StoredValue<SavedList> {
  const listeners = new Set<() => void>();
  let stored = list;
  return {
    read: () => stored,
    write: (next) => {
      stored = next;
      for (const listener of listeners) listener();
      return true;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A wishlist whose shop answers on demand. */
function setUp(ids: readonly string[] = []) {
  const saved = memory({ ids, at: 0, accountId: null });
  const requests: WishlistRequest[] = [];
  const waiting: PromiseWithResolvers<WishlistAnswer>[] = [];
  const onAdd = vi.fn<(product: SavedProduct) => void>();
  const onRefusal = vi.fn<(reason: Refusal) => void>();
  const wishlist = createWishlist({
    ask: (request) => {
      requests.push(request);
      const answer = Promise.withResolvers<WishlistAnswer>();
      waiting.push(answer);
      return answer.promise;
    },
    saved,
    accountId: () => "account",
    onAdd,
    onRefusal,
  });
  const answer = async (next: WishlistAnswer | Error) => {
    const request = waiting.shift();
    if (next instanceof Error) request?.reject(next);
    else request?.resolve(next);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { wishlist, saved, requests, answer, onAdd, onRefusal };
}

test("[WL-01] adding and removing show before the shop has answered", async () => {
  const { wishlist, saved, requests, answer, onAdd } = setUp();
  const listener = vi.fn<() => void>();
  wishlist.subscribe(listener);
  wishlist.toggle(coat);
  expect([wishlist.isSaved("1"), wishlist.count()]).toEqual([true, 1]);
  expect(listener).toHaveBeenCalledTimes(1);
  await answer({ kind: "saved" });
  expect(saved.read()).toEqual({ ids: ["1"], at: 0, accountId: "account" });
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(coat);
  vi.advanceTimersByTime(CLICK_THROTTLE);
  wishlist.toggle(coat);
  expect([wishlist.isSaved("1"), wishlist.count()]).toEqual([false, 0]);
  await answer({ kind: "removed" });
  expect(saved.read()?.ids).toEqual([]);
  expect(requests).toEqual([
    { intent: "add", product: "1" },
    { intent: "remove", product: "1" },
  ]);
});

test.each([
  [full, "full"],
  [{ kind: "failed", reason: "refused", message: "" }, "refused"],
  [new Error("offline"), "refused"],
] as const)("[WL-01] [WL-07] a product that is not saved is reverted and reported: %j", async (answered, reason) => {
  const { wishlist, answer, onAdd, onRefusal } = setUp(["2"]);
  wishlist.toggle(coat);
  await answer(answered);
  expect([wishlist.isSaved("1"), wishlist.count()]).toEqual([false, 1]);
  expect(onRefusal).toHaveBeenCalledExactlyOnceWith(reason);
  expect(onAdd).not.toHaveBeenCalled();
});

test("[WL-01] a product that is not removed stays on the list", async () => {
  const { wishlist, saved, answer, onRefusal } = setUp(["1"]);
  wishlist.toggle(coat);
  expect(wishlist.isSaved("1")).toBe(false);
  await answer(new Error("offline"));
  expect(wishlist.isSaved("1")).toBe(true);
  expect(saved.read()?.ids).toEqual(["1"]);
  expect(onRefusal).toHaveBeenCalledTimes(1);
});

test("[WL-01] clicks on one button are throttled to 50 ms, those on others are not", () => {
  const { wishlist, requests } = setUp();
  wishlist.toggle(coat);
  vi.advanceTimersByTime(CLICK_THROTTLE - 1);
  wishlist.toggle(coat);
  wishlist.toggle(shoe);
  expect(requests).toHaveLength(2);
  vi.advanceTimersByTime(1);
  wishlist.toggle(coat);
  expect(requests.at(-1)).toEqual({ intent: "remove", product: "1" });
  expect(CLICK_THROTTLE).toBe(50);
});

test("[WL-01] the last of two quick clicks counts, whatever the first one's answer", async () => {
  const { wishlist, answer } = setUp();
  wishlist.toggle(coat);
  vi.advanceTimersByTime(CLICK_THROTTLE);
  wishlist.toggle(coat);
  await answer({ kind: "saved" });
  expect(wishlist.isSaved("1")).toBe(false);
  await answer({ kind: "removed" });
  expect([wishlist.isSaved("1"), wishlist.count()]).toEqual([false, 0]);
});

test("[WL-03] a sync stores the shop's list; a failed one loses nothing", async () => {
  const { wishlist, saved, answer } = setUp(["1"]);
  const failed = wishlist.sync();
  await answer(new Error("offline"));
  expect(await failed).toBe("failed");
  expect(saved.read()?.ids).toEqual(["1"]);
  const synced = wishlist.sync();
  await answer({ kind: "list", productIds: ["3", "1"] });
  expect(await synced).toBe("synced");
  expect(saved.read()).toMatchObject({ ids: ["3", "1"], accountId: "account" });
  expect(saved.read()?.at).toBeGreaterThan(0);
});

test("[WL-01] changes by another tab show until a listener unsubscribes", () => {
  const { wishlist, saved } = setUp();
  const listener = vi.fn<() => void>();
  const unsubscribe = wishlist.subscribe(listener);
  saved.write({ ids: ["2"], at: 1, accountId: null });
  expect([wishlist.isSaved("2"), listener.mock.calls.length]).toEqual([true, 1]);
  unsubscribe();
  saved.write({ ids: [], at: 2, accountId: null });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("the notice says that the list is full, for 4000 ms [WL-07]", () => {
  expect([NOTICE_MS, wishlistStatus.en["full"]]).toEqual([4000, "Wishlist full"]);
});
