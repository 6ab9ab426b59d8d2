// Matomo: https://developer.matomo.org/guides/tracking-javascript-guide

import type { AnalyticsItem } from "#commerce/analytics";
import type { DataLayer } from "../tracking.ts";
import { followLayer } from "./follow-layer.ts";
import { loadScript } from "./load-script.ts";
import { shopEvent, type ShopEvent } from "./shop-events.ts";

type Command = readonly unknown[];

declare global {
  interface Window {
    _paq?: Command[];
  }
}

export interface MatomoTag {
  /** With a slash at the end. */
  readonly url: string;
  readonly siteId: string;
}

/** Time for a product page to say which product it shows: Matomo takes it with the page view. Milliseconds. */
const PAGE_VIEW_MS = 2_000;

export function openMatomo({ url, siteId }: MatomoTag, layer: DataLayer): void {
  // The name is Matomo's.
  // oxlint-disable-next-line no-underscore-dangle
  const queue = (window._paq ??= []);
  queue.push(["setTrackerUrl", `${url}matomo.php`], ["setSiteId", siteId], ["enableLinkTracking"]);
  let viewed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const viewPage = (isAgain = false): void => {
    clearTimeout(timer);
    if (viewed === location.href && !isAgain) return;
    if (viewed !== "") queue.push(["setReferrerUrl", viewed]);
    viewed = location.href;
    queue.push(["setCustomUrl", viewed], ["setDocumentTitle", document.title], ["trackPageView"]);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => viewPage(), PAGE_VIEW_MS);
  };
  followLayer(layer, (entry) => {
    const event = shopEvent(entry);
    if (!event) return;
    for (const command of matomoCommands(event)) queue.push(command);
    // A product is sent with the next page view, which must be of the product's own page.
    if (event.name === "view_item") viewPage(true);
  });
  wait();
  // Pages change their title when the address has changed.
  new MutationObserver(wait).observe(document.head, { childList: true, subtree: true, characterData: true });
  addEventListener("pagehide", () => viewPage());
  loadScript(`${url}matomo.js`);
}

/** An event in Matomo's words; page views are separate. */
export function matomoCommands({ name, params }: ShopEvent): readonly Command[] {
  const { items = [], value } = params;
  switch (name) {
    case "search":
      return [["trackSiteSearch", params["search_term"], false, false]];
    case "view_item":
      return items.map((item) => ["setEcommerceView", item.item_id, item.item_name, categoriesOf(item), item.price]);
    case "view_cart":
    case "begin_checkout":
      return [["clearEcommerceCart"], ...items.map(addItem), ["trackEcommerceCartUpdate", value]];
    case "purchase": {
      const { transaction_id: id, tax, shipping } = params;
      const total = Number(value) + Number(shipping);
      return [["clearEcommerceCart"], ...items.map(addItem), ["trackEcommerceOrder", id, total, value, tax, shipping]];
    }
    case "view_item_list":
      return [];
    default:
      return [["trackEvent", "Shop", name, items[0]?.item_name ?? params["promotion_name"], value]];
  }
}

const addItem = (item: AnalyticsItem): Command => [
  "addEcommerceItem",
  item.item_id,
  item.item_name,
  categoriesOf(item),
  item.price,
  item.quantity,
];

const categoriesOf = ({ item_category: department, item_category2: type }: AnalyticsItem): readonly string[] =>
  [department, type].flatMap((one) => one ?? []);
