import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkoutEvent, purchaseEvent, viewItemEvent } from "../actions.ts";
import type { AnalyticsEvent } from "../events.ts";
import type { DataLayer } from "../tracking.ts";
import { searchEvent } from "../view-events.ts";
import { openDestinations, type Destinations } from "./destinations.ts";
import { matomoCommands } from "./matomo.ts";
import { plausibleGoal } from "./plausible.ts";
import { shopEvent } from "./shop-events.ts";

const item = { item_id: "S-1", item_name: "Coat", item_category: "women", item_category2: "Coats", price: 99.5 };
const bag = { currency: "EUR", value: 199, items: [{ ...item, quantity: 2 }] };
const purchase = purchaseEvent({ ...bag, transaction_id: "V1", shipping: 10, tax: 33.17 });
const view = viewItemEvent({ item: { ...item, quantity: 1 }, currency: "EUR" });

const CONTAINER = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST";
const GTAG = "https://www.googletagmanager.com/gtag/js?id=G-TEST&l=ga4Layer";

/** The globals of a page, as far as destinations use them. */
const page = {
  scripts: [] as { src?: string }[],
  window: {} as { dataLayer?: DataLayer; ga4Layer?: IArguments[] },
};

beforeEach(() => {
  page.scripts = [];
  page.window = { dataLayer: [] };
  vi.stubGlobal("window", page.window);
  vi.stubGlobal("document", {
    createElement: () => ({ dataset: {} }),
    head: { append: (script: object) => page.scripts.push(script) },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const all: Destinations = { gtm: "GTM-TEST", ga4: { id: "G-TEST" } };
const sources = () => page.scripts.map(({ src }) => src);
const sentToGa4 = () => (page.window.ga4Layer ?? []).map((command) => [...command].slice(0, 2).map(String));

test("[TD-05] a destination loads with the consent that it needs", () => {
  openDestinations(all, []);
  expect(sources()).toEqual([]);
  openDestinations(all, ["marketing"]);
  expect(sources()).toEqual([CONTAINER]);
  page.scripts = [];
  openDestinations(all, ["analytics"]);
  expect(sources()).toEqual([GTAG, CONTAINER]);
});

test("[TD-05] GA4 gets the signals of consent first, then every event, earlier ones included", () => {
  const consent = (function (..._words: readonly string[]) {
    // oxlint-disable-next-line prefer-rest-params
    return arguments;
  })("consent", "default");
  page.window.dataLayer?.push(consent, searchEvent("coat"));
  openDestinations(all, ["analytics"]);
  page.window.dataLayer?.push(view, { event: "view_list", products: ["S-1"] });
  expect(sentToGa4()).toEqual([
    ["consent", "default"],
    ["js", expect.any(String)],
    ["config", "G-TEST"],
    ["event", "search"],
    ["event", "view_item"],
  ]);
  expect(page.window.ga4Layer?.at(-1)?.[2]).toEqual(view["ecommerce"]);
  // The container's own start is no event of the shop.
  expect(page.window.dataLayer).toHaveLength(5);
});

test("[TD-05] a purchase that the shop sends itself is not sent by GA4's tag as well", () => {
  openDestinations({ ga4: { id: "G-TEST", isServerSide: true } }, ["analytics"]);
  page.window.dataLayer?.push(checkoutEvent("begin_checkout", bag), purchase);
  expect(sentToGa4().slice(2)).toEqual([["event", "begin_checkout"]]);
  expect(page.window.dataLayer).toContain(purchase);
});

test("[TD-05] Matomo gets products, carts, orders and searches in its own commands", () => {
  const commands = (event: AnalyticsEvent) => matomoCommands(shopEvent(event)!);
  const line = ["addEcommerceItem", "S-1", "Coat", ["women", "Coats"], 99.5, 2];
  expect(commands(view)).toEqual([["setEcommerceView", "S-1", "Coat", ["women", "Coats"], 99.5]]);
  expect(commands(checkoutEvent("begin_checkout", bag))).toEqual([
    ["clearEcommerceCart"],
    line,
    ["trackEcommerceCartUpdate", 199],
  ]);
  expect(commands(purchase)).toEqual([
    ["clearEcommerceCart"],
    line,
    ["trackEcommerceOrder", "V1", 209, 199, 33.17, 10],
  ]);
  expect(commands(searchEvent("coat"))).toEqual([["trackSiteSearch", "coat", false, false]]);
  expect(commands(checkoutEvent("add_payment_info", bag))).toEqual([
    ["trackEvent", "Shop", "add_payment_info", "Coat", 199],
  ]);
});

test("[TD-05] Plausible gets actions as goals, and the revenue of a purchase", () => {
  expect(plausibleGoal(shopEvent(view))).toBeUndefined();
  expect(plausibleGoal(shopEvent(searchEvent("coat")))).toEqual({ name: "search", options: {} });
  expect(plausibleGoal(shopEvent(purchase))).toEqual({
    name: "purchase",
    options: { revenue: { currency: "EUR", amount: 199 } },
  });
});
