// Estimated delivery dates: working days from today.

import { languageOf } from "#catalogue";

export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** "Tue, Nov 17 – Thu, Nov 19", in one time zone for all: the server does not know the shopper's. */
export function deliveryDates(now: Date, { from, to }: DaySpan, language: string): string {
  const format = new Intl.DateTimeFormat(languageOf(language)?.locale ?? "en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(workingDay(now, from), workingDay(now, to)).replaceAll(/[\u2009\u202F\u00A0]/gu, " ");
}

export function workingDay(now: Date, days: number): Date {
  const day = new Date(now);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}
