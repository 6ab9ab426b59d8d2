// Dates and times, in the shop's time zone.

import { useLayout } from "./layout-data.ts";

export interface Times {
  /** "16 Nov 2026, 14:05". */
  readonly dateTime: (iso: string) => string;
  readonly date: (iso: string) => string;
  readonly time: (iso: string) => string;
}

const LOCALE = "en-GB";

export function useTimes(): Times {
  const timeZone = useLayout()?.timeZone ?? "UTC";
  const write = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
    new Intl.DateTimeFormat(LOCALE, { timeZone, ...options }).format(new Date(iso));
  return {
    dateTime: write({ dateStyle: "medium", timeStyle: "short" }),
    date: write({ dateStyle: "medium" }),
    time: write({ timeStyle: "short" }),
  };
}
