// Names of time zones in settings.

import { z } from "zod";

/** "Europe/Berlin" */
export const timeZoneName = z
  .string()
  .max(60)
  .refine(isTimeZone, "must be a time zone such as Europe/Berlin")
  .meta({ format: "time-zone" });

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
