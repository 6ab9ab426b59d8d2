// Days and hours in the shop's time zone. Pure.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}

/** The time on the wall, as if it were UTC. */
function wallTime(time: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** "2026-11-17" */
export const dayAt = (time: number, timeZone: string): string =>
  new Date(wallTime(time, timeZone)).toISOString().slice(0, 10);

/** The time on the wall, as forms have it: "2026-11-17T09:00". */
export const wallClockAt = (time: number, timeZone: string): string =>
  new Date(wallTime(time, timeZone)).toISOString().slice(0, 16);

/** The moment at which the clock on the wall shows this time; the earlier one if it does so twice. */
export function momentAt(wallClock: string, timeZone: string): Date {
  const wall = Date.parse(`${wallClock}Z`);
  const offsetAt = (time: number): number => wallTime(time, timeZone) - time;
  return new Date(wall - offsetAt(wall - offsetAt(wall)));
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Both ends count. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

/** The first moment of a day. Twice, because the offset may change between the guess and the day's start. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (time: number): number => wallTime(time, timeZone) - time;
  const guess = midnight - offsetAt(midnight);
  const start = midnight - offsetAt(guess);
  // If clocks go forward at midnight, the day begins an hour later.
  return new Date(dayAt(start, timeZone) < day ? start + HOUR_MS : start);
}

/** The first moment of a period of days, both included, and the first after it. */
export const periodOf = <Day extends string | undefined>(
  { from, to }: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  timeZone: string,
): { readonly from: MomentOf<Day>; readonly until: MomentOf<Day> } => ({
  from: (from && startOfDay(from, timeZone)) as MomentOf<Day>,
  until: (to && startOfDay(addDays(to, 1), timeZone)) as MomentOf<Day>,
});

type MomentOf<Day> = undefined extends Day ? Date | undefined : Date;

/** Starts of the hours of a day, and its end: 25 moments, or 24 and 26 when clocks change. */
export function hoursOf(day: string, timeZone: string): readonly Date[] {
  const [start, end] = [startOfDay(day, timeZone).getTime(), startOfDay(addDays(day, 1), timeZone).getTime()];
  const hours = Math.round((end - start) / HOUR_MS);
  return Array.from({ length: hours + 1 }, (_, hour) => new Date(start + hour * HOUR_MS));
}
