// Where pages tell what happened. Costs them nothing: what it takes to send is loaded when the browser is idle.

import { whenIdle } from "#storefront/ui/when-idle.ts";
import type { AnalyticsEvent } from "./events.ts";

/** Makes the events of something that happened; run when the code that builds them has loaded. */
export type Happened = (events: typeof import("./events.ts")) => readonly AnalyticsEvent[];

export function track(happened: Happened): void {
  // What was agreed to when it happened counts, not what is when it can be sent.
  const { cookie } = document;
  const { pathname } = location;
  whenIdle(() => {
    // Nothing of the shop depends on it: blocked or lost, it is as if nobody measured.
    sending ??= Promise.all([import("./send.ts"), import("./events.ts")]);
    sending.then(
      ([{ send }, events]) => send(happened(events), cookie, pathname),
      () => (sending = undefined),
    );
  });
}

let sending: Promise<[typeof import("./send.ts"), typeof import("./events.ts")]> | undefined;
