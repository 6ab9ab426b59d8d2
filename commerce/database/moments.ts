// Dates that others write. PostgreSQL has no year 0, JavaScript writes years after 9999 in another form, and payment providers know
// neither.

import { z } from "zod";

const isNear = (written: string): boolean => written >= "2000" && written < "3000";
const PROBLEM = "must be between the years 2000 and 2999";

/** "2026-11-17" */
export const Day = z.iso.date().refine(isNear, PROBLEM);

/** "2026-11-17T09:00:00+01:00" */
export const Moment = z.iso.datetime({ offset: true }).refine(isNear, PROBLEM);
