// Publishes each search on a diagnostics channel; free unless tracing subscribes (server/tracing).

import { tracingChannel } from "node:diagnostics_channel";
import type { SearchReader } from "#search";
import type { SearchQuery } from "#search/query";

const searches = tracingChannel("vitrine:search");

export const tracedBackend = <Backend extends SearchReader>(index: string, backend: Backend): Backend => ({
  ...backend,
  search: (query: SearchQuery) => searches.tracePromise(() => backend.search(query), { index }),
});
