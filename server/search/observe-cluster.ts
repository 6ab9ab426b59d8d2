// What becomes of questions to a search cluster: numbers of each, and a line when it goes away and when it is back.

import type { Log } from "../observability/log.ts";
import type { Metrics, ObservedClusterSearch } from "../observability/metrics.ts";

export function observeCluster(metrics: Pick<Metrics, "observeSearch">, log: Pick<Log, "info" | "warn">) {
  let wasOpen = false;
  return (asked: ObservedClusterSearch): void => {
    metrics.observeSearch(asked);
    if (asked.isOpen === wasOpen) return;
    wasOpen = asked.isOpen;
    if (wasOpen) log.warn("the search cluster does not answer: pages go without it");
    else log.info("the search cluster answers again");
  };
}
