// Records events of a page. The code that sends them loads when the browser is idle.

import { whenIdle } from "#storefront/ui/when-idle.ts";
import type { AnalyticsEvent, Insight } from "./events.ts";

/** Makes events; run when the code that builds them has loaded. */
type Happened<Builders> = (builders: Builders) => readonly (AnalyticsEvent | Insight)[];

/** Records that a page came into view. */
export const trackView = (viewed: Happened<Late>): void => track(loadLate, viewed);

/** Records what a visitor did. */
export const trackAction = (done: Happened<Actions>): void => track(() => import("./actions.ts"), done);

function track<Builders>(load: () => Promise<Builders | undefined>, happened: Happened<Builders>): void {
  // The consent at the time of the event counts, not the one when it is sent.
  const { cookie } = document;
  whenIdle(() => {
    Promise.all([loadLate(), load()]).then(
      ([late, builders]) => builders && late?.send(happened(builders), cookie),
      () => undefined,
    );
  });
}

/** Undefined if it fails to load, to be tried again next time: the shop does not depend on it. */
function loadLate(): Promise<Late | undefined> {
  loading ??= import("./late.ts").catch(() => (loading = undefined));
  return loading;
}

type Late = typeof import("./late.ts");
type Actions = typeof import("./actions.ts");
let loading: Promise<Late | undefined> | undefined;
