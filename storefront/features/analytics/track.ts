// Records events of a page. The code that sends them loads when the browser is idle.

import { whenIdle } from "#storefront/ui/when-idle.ts";
import type { AnalyticsEvent, Insight } from "./events.ts";

/** Makes the events of something that happened; run when the code that builds them has loaded. */
export type Happened = (events: typeof import("./events.ts")) => readonly (AnalyticsEvent | Insight)[];

export function track(happened: Happened): void {
  // The consent at the time of the event counts, not the one when it is sent.
  const { cookie } = document;
  const { pathname } = location;
  whenIdle(() => {
    // The shop does not depend on it: a blocked or lost tracker changes nothing.
    sending ??= Promise.all([import("./send.ts"), import("./events.ts")]);
    sending.then(
      ([{ send }, events]) => send(happened(events), cookie, pathname),
      () => (sending = undefined),
    );
  });
}

let sending: Promise<[typeof import("./send.ts"), typeof import("./events.ts")]> | undefined;
