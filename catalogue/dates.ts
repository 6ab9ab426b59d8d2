// Dates and times for shoppers: in English as in the US, in other languages by their conventions.

import type { DeliveryDays, Dispatch } from "./delivery-settings.ts";
import { languageOf } from "./languages.ts";

/** "November 15, 2026" · "15 novembre 2026" · "2026年11月15日". The time zone is explicit, so that server and browser agree. */
export const formatDate = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { dateStyle: "long", timeZone });

/** "3:07 PM" in English; 24 hours in languages that use them. */
export const formatTime = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { timeStyle: "short", timeZone });

/** "Central European Time". */
export const zoneName = (timeZone: string, language: string): string =>
  formatIn(language, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** "Tuesday, November 17" · "mardi 17 novembre". */
export const formatWeekday = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { weekday: "long", day: "numeric", month: "long", timeZone });

/** "Nov 17" · "17 nov.". */
export const formatShortDay = (moment: Date | number, language: string, timeZone: string): string =>
  write(moment, language, { day: "numeric", month: "short", timeZone });

const DAY_MS = 86_400_000;

/** Delivery dates of an order that is placed at this moment: "Tue, November 17 – Thu, November 19" · "mar. 17 – jeu. 19 novembre". */
export function deliveryDates(
  ordered: Date,
  { from, to, dispatch }: DeliveryDays,
  { language, timeZone }: { readonly language: string; readonly timeZone: string },
): string {
  const format = formatIn(language, { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" });
  return plainSpaces(
    format.formatRange(
      addWorkingDays(ordered, from, dispatch, timeZone),
      addWorkingDays(ordered, to, dispatch, timeZone),
    ),
  );
}

/** Adds working days: one after Friday is Monday. Days are those of the cut-off's time zone, or else of the shop's. */
export function addWorkingDays(from: Date, count: number, dispatch: Dispatch = {}, timeZone = "UTC"): Date {
  const { weekdays = WEEKDAYS, holidays = [], cutOff } = dispatch;
  const zone = cutOff?.timeZone ?? timeZone;
  const [, time = ""] = localTime(from, zone).split(" ");
  const isWorking = (day: Date): boolean =>
    weekdays.includes(day.getUTCDay() || 7) && !holidays.includes(day.toISOString().slice(0, 10));
  let day = dayIn(from, zone);
  const isLate = cutOff !== undefined && time >= cutOff.time && isWorking(day);
  for (let left = count + Number(isLate), most = MOST_DAYS; left > 0 && most > 0; most -= 1) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorking(day)) left -= 1;
  }
  return day;
}

/** The day of a moment in a time zone, as its noon in UTC. */
export const dayIn = (moment: Date, timeZone: string): Date =>
  new Date(`${localTime(moment, timeZone).split(" ")[0]}T12:00:00Z`);

const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];
/** Holidays that never end must not hang a page. */
const MOST_DAYS = 1_000;

/** "2026-11-17 14:05" */
const localTime = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone }).format(moment);

const write = (moment: Date | number, language: string, options: Intl.DateTimeFormatOptions): string =>
  plainSpaces(formatIn(language, options).format(moment));

const formatIn = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languageOf(language)?.locale ?? "en-US", options);

/** Engines differ in the spaces of ranges and before AM and PM, which would cause hydration errors. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u2009\u202F\u00A0]/gu, " ");
