// Dates that others write. PostgreSQL has no year 0, JavaScript writes years after 9999 in another form, and payment providers know
// neither.

import { z } from "zod";

/** Anything else is not a date at all, which has its own message. */
const isNear = (written: string): boolean => !/^\d/.test(written) || (written >= "2000" && written < "3000");
const PROBLEM = "must be between the years 2000 and 2999";

/** "2026-11-17" */
export const Day = z.iso.date("must be a day such as 2026-12-25").refine(isNear, PROBLEM);

/** "2026-11-17T09:00:00+01:00" */
export const Moment = z.iso
  .datetime({ offset: true, error: "must be a date with a time, such as 2026-12-01T09:00:00Z" })
  .refine(isNear, PROBLEM);

/** The first moment of starts and ends after `now`, in milliseconds; infinite if there is none. */
export const nextMoment = (
  periods: readonly { readonly startsAt: string | null; readonly endsAt: string | null }[],
  now: number,
): number =>
  Math.min(
    ...periods
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      .map((moment) => (moment ? Date.parse(moment) : NaN))
      .filter((moment) => moment > now),
  );
