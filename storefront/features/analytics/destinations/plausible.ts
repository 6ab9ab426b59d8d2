// Plausible: its script counts page views automatically. https://plausible.io/docs/custom-event-goals

import type { DataLayer } from "../tracking.ts";
import { followLayer } from "./follow-layer.ts";
import { loadScript } from "./load-script.ts";
import { shopEvent, type ShopEvent } from "./shop-events.ts";

interface Plausible {
  (name: string, options?: object): void;
  /** Calls from before the script has loaded. */
  q?: unknown[];
}

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

export interface PlausibleTag {
  readonly domain: string;
  readonly script: string;
}

export function openPlausible({ domain, script }: PlausibleTag, layer: DataLayer): void {
  const queue: Plausible = (...call) => void (queue.q ??= []).push(call);
  window.plausible ??= queue;
  followLayer(layer, (entry) => {
    const goal = plausibleGoal(shopEvent(entry));
    if (goal) window.plausible?.(goal.name, goal.options);
  });
  loadScript(script, { domain });
}

/** Views are page views, which the script counts. */
export function plausibleGoal(event: ShopEvent | undefined) {
  if (!event || event.name.startsWith("view_")) return undefined;
  const { currency, value } = event.params;
  const options = event.name === "purchase" ? { revenue: { currency, amount: value } } : {};
  return { name: event.name, options };
}
