// GA4 without a tag manager, by Google's gtag.js. It has a separate data layer: a container on the same page would otherwise see
// every event twice. https://developers.google.com/analytics/devguides/collection/ga4

import type { DataLayer } from "../tracking.ts";
import { followLayer } from "./follow-layer.ts";
import { loadScript } from "./load-script.ts";
import { shopEvent, type ShopEvent } from "./shop-events.ts";

declare global {
  interface Window {
    ga4Layer?: DataLayer;
  }
}

export interface Ga4Tag {
  readonly id: string;
  /** True if the shop itself sends purchases. */
  readonly isServerSide?: boolean;
}

export function openGa4({ id, isServerSide = false }: Ga4Tag, layer: DataLayer): void {
  const own = (window.ga4Layer ??= []);
  /** Google's tags recognise a command only as an arguments object. */
  function gtag(..._words: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    own.push(arguments);
  }
  let isConfigured = false;
  const configure = (): void => {
    if (isConfigured) return;
    isConfigured = true;
    gtag("js", new Date());
    gtag("config", id);
  };
  followLayer(layer, (entry) => {
    const event = shopEvent(entry);
    // Signals of consent come first, and are passed on unchanged.
    if (!("event" in entry)) own.push(entry);
    else configure();
    if (event && isSent(event, isServerSide)) gtag("event", event.name, event.params);
  });
  configure();
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}&l=ga4Layer`);
}

const isSent = ({ name }: ShopEvent, isServerSide: boolean): boolean => !(isServerSide && name === "purchase");
