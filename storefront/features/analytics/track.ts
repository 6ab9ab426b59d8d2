// Records events of a page. The code that sends them loads when the browser is idle.

import { whenIdle } from "#storefront/ui/when-idle.ts";
import type { AnalyticsEvent, Insight } from "./events.ts";

/** Makes events; run when the code that builds them has loaded. */
type Happened<Builders> = (builders: Builders) => readonly (AnalyticsEvent | Insight)[];

/** Records that a page came into view. */
export const trackView = (viewed: Happened<Deferred>): void => track(loadDeferred, viewed);

/** Records what a visitor did. */
export const trackAction = (done: Happened<Actions>): void => track(() => import("./actions.ts"), done);

function track<Builders>(load: () => Promise<Builders | undefined>, happened: Happened<Builders>): void {
  // The consent at the time of the event counts, not the one when it is sent.
  const { cookie } = document;
  whenIdle(() => {
    Promise.all([loadDeferred(), load()]).then(
      ([deferred, builders]) => builders && deferred?.send(happened(builders), cookie),
      () => undefined,
    );
  });
}

/** Undefined if it fails to load, to be tried again next time: the shop does not depend on it. */
function loadDeferred(): Promise<Deferred | undefined> {
  loading ??= import("./deferred.ts").catch(() => (loading = undefined));
  return loading;
}

type Deferred = typeof import("./deferred.ts");
type Actions = typeof import("./actions.ts");
let loading: Promise<Deferred | undefined> | undefined;
