// Dates and times for shoppers: in English as in the US, in other languages by their conventions.

import { languageOf } from "./languages.ts";

/** "November 15, 2026" · "15 novembre 2026" · "2026年11月15日". The time zone is explicit, so that server and browser agree. */
export const formatDate = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { dateStyle: "long", timeZone });

/** "3:07 PM" in English; 24 hours in languages that use them. */
export const formatTime = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { timeStyle: "short", timeZone });

const write = (moment: Date | number, language: string, options: Intl.DateTimeFormatOptions): string => {
  const locale = languageOf(language)?.locale ?? "en-US";
  // Engines differ in the space before AM and PM, which would cause hydration errors.
  return new Intl.DateTimeFormat(locale, options).format(moment).replaceAll(/[\u202F\u00A0]/gu, " ");
};
