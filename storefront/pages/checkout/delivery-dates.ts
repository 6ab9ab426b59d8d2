// Estimated delivery dates: working days from today.

import { addWorkingDays, languageOf, type DeliveryDays } from "#catalogue";

/** "Tue, Nov 17 – Thu, Nov 19", in one time zone for all: the server does not know the shopper's. */
export function deliveryDates(now: Date, { from, to, dispatch }: DeliveryDays, language: string): string {
  const format = new Intl.DateTimeFormat(languageOf(language)?.locale ?? "en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format
    .formatRange(addWorkingDays(now, from, dispatch), addWorkingDays(now, to, dispatch))
    .replaceAll(/[\u2009\u202F\u00A0]/gu, " ");
}
