import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { money } from "#catalogue";
import {
  cartEvent,
  checkoutEvent,
  promotionEvent,
  selectEvent,
  viewCartEvent,
  viewItemEvent,
  wishlistEvent,
} from "./actions.ts";
import type { AnalyticsEvent, TrackedList } from "./events.ts";
import { listEvents, searchEvent } from "./view-events.ts";
import { createTracking, LOOKS_FOR, MOST_WAITING, TRACKING_POLL, type DataLayer } from "./tracking.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const list: TrackedList = {
  path: "/collections/women",
  title: "Women",
  currency: "EUR",
  queryId: "q1",
  products: Array.from({ length: 48 }, (_, n) => ({
    sku: `S-${n}`,
    title: `Product ${n}`,
    vendor: "Ostra",
    price: { price: money(99_500 + n * 1000, "EUR") },
  })),
};

function shop() {
  const page = { layer: undefined as DataLayer | undefined, cookies: "yes" };
  const looks = vi.fn<() => DataLayer | undefined>(() => page.layer);
  const mayMeasure = (cookies: string) => cookies !== "no";
  const tracking = createTracking({ dataLayer: looks, mayMeasure, cookies: () => page.cookies });
  return { page, looks, track: (...events: readonly AnalyticsEvent[]) => tracking(page.cookies, ...events) };
}

test("[AN-01] a list view names the first five hits, and a second one the first three products", () => {
  const [view, first] = listEvents(list);
  expect(view).toEqual({
    event: "view_item_list",
    query_id: "q1",
    ecommerce: {
      item_list_id: "/collections/women",
      item_list_name: "Women",
      currency: "EUR",
      items: [0, 1, 2, 3, 4].map((n) => ({
        item_id: `S-${n}`,
        item_name: `Product ${n}`,
        item_brand: "Ostra",
        price: 99.5 + n,
        index: n,
      })),
    },
  });
  expect(first).toEqual({ event: "view_list", list: "/collections/women", products: ["S-0", "S-1", "S-2"] });
});

test("[AN-01] searching and saving have the names of GA4", () => {
  expect(searchEvent("wool coat")).toEqual({ event: "search", search_term: "wool coat" });
  expect(wishlistEvent({ sku: "S-1", title: "Coat" })).toEqual({
    event: "add_to_wishlist",
    ecommerce: { items: [{ item_id: "S-1", item_name: "Coat", quantity: 1 }] },
  });
  expect(wishlistEvent({ sku: "S-1", title: "Coat", price: { price: money(12_345_000, "JPY") } })).toMatchObject({
    ecommerce: { currency: "JPY", value: 12_345, items: [{ item_id: "S-1", price: 12_345 }] },
  });
});

test("[AN-01] [TD-05] the events of buying have the names and items of GA4", () => {
  const item = { item_id: "S-1", item_name: "Coat", item_brand: "Ostra", price: 0.1, quantity: 1 };
  const coat = { item, currency: "EUR" };
  expect(viewItemEvent(coat)).toEqual({
    event: "view_item",
    ecommerce: { currency: "EUR", value: 0.1, items: [item] },
  });
  // 0.1 × 3 is 0.30000000000000004.
  const three = { currency: "EUR", value: 0.3, items: [{ ...item, quantity: 3 }] };
  expect(cartEvent(coat, 3)).toEqual({ event: "add_to_cart", ecommerce: three });
  expect(cartEvent(coat, -3)).toEqual({ event: "remove_from_cart", ecommerce: three });
  expect(viewCartEvent([{ ...coat, item: { ...item, quantity: 3 } }], "EUR")).toEqual({
    event: "view_cart",
    ecommerce: three,
  });
  expect(checkoutEvent("begin_checkout", three)).toEqual({ event: "begin_checkout", ecommerce: three });
  expect(checkoutEvent("add_payment_info", three, { payment_type: "card" })).toEqual({
    event: "add_payment_info",
    ecommerce: { ...three, payment_type: "card" },
  });
  expect(promotionEvent({ id: "7", name: "Long coats", slot: "hero 1" })).toEqual({
    event: "select_promotion",
    ecommerce: { promotion_id: "7", promotion_name: "Long coats", creative_slot: "hero 1", items: [] },
  });
});

test("[AN-02] a click carries the id of the query that found the product, and its place over all pages", () => {
  expect(selectEvent(list, 47)).toMatchObject({
    event: "select_item",
    query_id: "q1",
    ecommerce: { items: [{ item_id: "S-47", index: 47 }] },
  });
});

test("[AN-02] once the data layer is open, an event goes at once", () => {
  const { page, track } = shop();
  page.layer = [];
  track(searchEvent("coat"));
  expect(page.layer).toEqual([searchEvent("coat")]);
});

test("[AN-02] until then it is looked for every 200 ms; then all events go, in order", () => {
  expect(TRACKING_POLL).toBe(200);
  const { page, looks, track } = shop();
  track(...listEvents(list));
  track(searchEvent("coat"));
  expect(looks).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * TRACKING_POLL);
  expect(looks).toHaveBeenCalledTimes(6);
  page.layer = [];
  vi.advanceTimersByTime(TRACKING_POLL - 1);
  expect(page.layer).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(page.layer).toEqual([...listEvents(list), searchEvent("coat")]);
  vi.advanceTimersByTime(10 * TRACKING_POLL);
  expect(looks).toHaveBeenCalledTimes(7);
});

test("a data layer that never opens is not looked for for ever, and the queue has a limit", () => {
  const { page, looks, track } = shop();
  for (let n = 0; n < MOST_WAITING + 10; n++) track(searchEvent(`words ${n}`));
  vi.advanceTimersByTime(2 * LOOKS_FOR);
  const before = looks.mock.calls.length;
  vi.advanceTimersByTime(LOOKS_FOR);
  expect(looks).toHaveBeenCalledTimes(before);
  page.layer = [];
  track(searchEvent("last"));
  expect(page.layer).toHaveLength(MOST_WAITING);
  expect(page.layer.at(-1)).toEqual(searchEvent("last"));
});

test("[AN-02] nothing is sent before consent: neither then nor later", () => {
  const { page, track } = shop();
  page.layer = [];
  page.cookies = "no";
  track(searchEvent("before"));
  page.cookies = "yes";
  track(searchEvent("after"));
  expect(page.layer).toEqual([searchEvent("after")]);
});

test("[AN-02] consent withdrawn before the data layer opens counts", () => {
  const { page, track } = shop();
  track(searchEvent("before"));
  page.cookies = "no";
  page.layer = [];
  vi.advanceTimersByTime(TRACKING_POLL);
  expect(page.layer).toEqual([]);
});

test("[AN-02] events from before a choice are dropped if the choice turns out to be due", () => {
  const page = { layer: undefined as DataLayer | undefined, cookies: "", isDue: false };
  const tracking = createTracking({
    dataLayer: () => page.layer,
    mayMeasure: (cookies) => cookies === "yes" || !page.isDue,
    cookies: () => page.cookies,
  });
  tracking(page.cookies, searchEvent("before"));
  Object.assign(page, { cookies: "yes", isDue: true, layer: [] });
  vi.advanceTimersByTime(TRACKING_POLL);
  tracking(page.cookies, searchEvent("after"));
  expect(page.layer).toEqual([searchEvent("after")]);
});
