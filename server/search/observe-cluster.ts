// Records metrics of requests to a search cluster or service, and logs when it goes down and when it is back.

import type { Log } from "../observability/log.ts";
import type { Metrics, ObservedClusterSearch } from "../observability/metrics.ts";

export function observeCluster(
  metrics: Pick<Metrics, "observeSearch">,
  log: Pick<Log, "info" | "warn">,
  name = "search cluster",
) {
  let wasOpen = false;
  return (search: ObservedClusterSearch): void => {
    metrics.observeSearch(search);
    if (search.isOpen === wasOpen) return;
    wasOpen = search.isOpen;
    if (wasOpen) log.warn(`the ${name} is down; pages are shown without search results`);
    else log.info(`the ${name} is back`);
  };
}
