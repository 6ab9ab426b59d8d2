// Reads the shop's own events from the data layer.

import type { CartParams } from "#commerce/analytics";
import type { AnalyticsEvent } from "../events.ts";
import type { DataLayer } from "../tracking.ts";

/** An event that destinations other than a tag manager understand. */
export interface ShopEvent {
  readonly name: string;
  readonly params: Partial<CartParams> & Readonly<Record<string, unknown>>;
}

/** Undefined for commands to Google's tags, and for events that only tag managers know. */
export function shopEvent(entry: DataLayer[number]): ShopEvent | undefined {
  if (!isEvent(entry)) return undefined;
  const { event: name, ecommerce, ...others } = entry;
  if (!ecommerce && name !== "search") return undefined;
  return { name, params: { ...others, ...(ecommerce as object) } };
}

const isEvent = (entry: DataLayer[number]): entry is AnalyticsEvent => "event" in entry;
