// The choices of the insights' screens, which their addresses have.

import type { Device } from "#commerce/insights";

export const TABS = ["overview", "sales", "searches", "empty-searches", "listings", "products"] as const;
export type Tab = (typeof TABS)[number];

export const PERIODS = [7, 30, 90, 365] as const;

export interface Filters {
  /** The last days up to today; absent if the period has dates. */
  readonly days?: number;
  readonly from: string;
  readonly to: string;
  /** Empty for all. */
  readonly market: string;
  readonly device: Device | "";
  readonly currency: string;
}

/** Parameters of one screen. */
export type Further = Readonly<Record<string, string | number | undefined>>;

export const pathOf = (tab: Tab): string => (tab === "overview" ? "/console/insights" : `/console/insights/${tab}`);

export const addressOf = (tab: Tab, filters: Filters, further: Further = {}): string =>
  withSearch(pathOf(tab), { ...searchOf(filters), ...further });

export const exportAddress = (table: string, filters: Filters, further: Further = {}): string =>
  withSearch("/console/insights/export", { table, ...searchOf(filters), ...further });

/** Only what differs from the screen's own choice. */
function searchOf({ days, from, to, market, device, currency }: Filters): Further {
  const period = days === undefined ? { from, to } : { days: days === 30 ? undefined : days };
  return { ...period, market, device, currency };
}

function withSearch(path: string, given: Further): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}
