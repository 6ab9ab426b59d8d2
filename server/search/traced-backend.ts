// Publishes each search on a diagnostics channel; free unless tracing subscribes (server/tracing).

import { tracingChannel } from "node:diagnostics_channel";
import type { SearchBackend } from "#search";

const searches = tracingChannel("vitrine:search");

export const tracedBackend = (index: string, backend: SearchBackend): SearchBackend => ({
  search: (query) => searches.tracePromise(() => backend.search(query), { index }),
  apply: (changes, options) => backend.apply(changes, options),
  replace: (records, options) => backend.replace(records, options),
  status: () => backend.status(),
  close: () => backend.close(),
});
