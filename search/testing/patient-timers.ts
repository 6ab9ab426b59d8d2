// For tests: timeouts twenty times as long, for requests on a busy machine that are not about timeouts.

import { systemTimers, type Timers } from "../client/timers.ts";

export const PATIENT: Timers = {
  ...systemTimers,
  set: (run, milliseconds) => systemTimers.set(run, 20 * milliseconds),
};
