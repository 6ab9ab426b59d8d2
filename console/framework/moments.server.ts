// Moments as forms have them: the time on the wall in the shop's time zone, "2026-11-17T09:00".

import { momentAt, wallClockAt } from "#commerce/insights";

export const fieldOfMoment = (moment: Date | null, timeZone: string): string =>
  moment === null ? "" : wallClockAt(moment.getTime(), timeZone);

/** ISO 8601. Text that is no moment stays, so that the checks refuse it. */
export function momentOfField(text: string, timeZone: string): string | null {
  if (text === "") return null;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? momentAt(text, timeZone).toISOString() : text;
}
