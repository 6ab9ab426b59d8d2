// Caches responses by request, the least recently used ones first to go. Identical concurrent requests are sent once, and failures
// are not cached.

import { systemTimers, type Timers } from "./timers.ts";

export interface ResponseCache<Response> {
  /** The cached response, or that of a new request. */
  readonly get: (key: string, request: () => Promise<Response>) => Promise<Response>;
  /** The last response, even if it has expired; for callers whose request failed. */
  readonly last: (key: string) => Response | undefined;
  /** Makes all responses expire, because the service may answer differently now. */
  readonly expire: () => void;
  readonly clear: () => void;
}

export interface ResponseCacheOptions {
  /** Number of responses. */
  readonly size: number;
  /** Milliseconds until a response expires; never by default. */
  readonly freshMs?: number;
  /** Milliseconds for which `last` returns an expired response. */
  readonly lastMs?: number;
  readonly timers?: Pick<Timers, "now">;
}

interface Entry<Response> {
  readonly response: Promise<Response>;
  readonly since: number;
  readonly generation: number;
  last: { readonly response: Response; readonly since: number } | undefined;
  isFailed: boolean;
}

export const createResponseCache = <Response>({
  size,
  freshMs = Infinity,
  lastMs = 0,
  timers = systemTimers,
}: ResponseCacheOptions): ResponseCache<Response> => {
  const entries = new Map<string, Entry<Response>>();
  let generation = 0;
  const isFresh = (entry: Entry<Response>) =>
    !entry.isFailed && entry.generation === generation && timers.now() - entry.since < freshMs;
  const store = (key: string, entry: Entry<Response>) => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > size && oldest !== undefined) entries.delete(oldest);
  };
  const send = (key: string, request: () => Promise<Response>, last: Entry<Response>["last"]): Entry<Response> => {
    const since = timers.now();
    const entry: Entry<Response> = { response: request(), since, generation, last, isFailed: false };
    entry.response.then(
      (response) => (entry.last = { response, since }),
      () => {
        entry.isFailed = true;
        if (!last && entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry;
  };
  return {
    get: (key, request) => {
      const known = entries.get(key);
      const entry = known && isFresh(known) ? known : send(key, request, known?.last);
      store(key, entry);
      return entry.response;
    },
    last: (key) => {
      const last = entries.get(key)?.last;
      return last && timers.now() - last.since < lastMs ? last.response : undefined;
    },
    expire: () => void generation++,
    clear: () => entries.clear(),
  };
};
