// Dates and times as shoppers read them: for English as in the US, for other languages by their own convention.

import { languageOf } from "./languages.ts";

/** "November 15, 2026" · "15 novembre 2026" · "2026年11月15日". The time zone is given, so that server and browser agree. */
export const formatDate = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { dateStyle: "long", timeZone });

/** "3:07 PM" in English; 24 hours where the language counts so. */
export const formatTime = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { timeStyle: "short", timeZone });

const write = (moment: Date | number, language: string, options: Intl.DateTimeFormatOptions): string => {
  const locale = languageOf(language)?.locale ?? "en-US";
  // Engines differ in the kind of space before AM and PM; a page must not change when it wakes up in the browser.
  return new Intl.DateTimeFormat(locale, options).format(moment).replaceAll(/[\u202F\u00A0]/gu, " ");
};
