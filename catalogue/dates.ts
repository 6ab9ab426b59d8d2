// Dates and times for shoppers: in English as in the US, in other languages by their conventions.

import { languageOf } from "./languages.ts";

/** "November 15, 2026" · "15 novembre 2026" · "2026年11月15日". The time zone is explicit, so that server and browser agree. */
export const formatDate = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { dateStyle: "long", timeZone });

/** "3:07 PM" in English; 24 hours in languages that use them. */
export const formatTime = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { timeStyle: "short", timeZone });

/** "Tuesday, November 17" · "mardi 17 novembre". */
export const formatWeekday = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { weekday: "long", day: "numeric", month: "long", timeZone });

/** "Nov 17" · "17 nov.". */
export const formatShortDay = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { day: "numeric", month: "short", timeZone });

const DAY_MS = 86_400_000;

/** Adds working days, in UTC: one after Friday is Monday. */
export function addWorkingDays(from: Date, count: number): Date {
  let day = new Date(from);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}

const write = (moment: Date | number, language: string, options: Intl.DateTimeFormatOptions): string => {
  const locale = languageOf(language)?.locale ?? "en-US";
  // Engines differ in the space before AM and PM, which would cause hydration errors.
  return new Intl.DateTimeFormat(locale, options).format(moment).replaceAll(/[\u202F\u00A0]/gu, " ");
};
