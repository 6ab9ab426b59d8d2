// Another shop, or a service that speaks the listing dialect, as a search backend. It fills its own index, so this one only reads.

import { z } from "zod";
import type { BackendStatus, SearchReader } from "../backend.ts";
import { checkQuery } from "../check-query.ts";
import { ApiError, DeserializationError, RetryError } from "../client/errors.ts";
import { createResponseCache } from "../client/response-cache.ts";
import type { Timers } from "../client/timers.ts";
import { createTransport, type Attempt } from "../client/transport.ts";
import { printListingRequest } from "../dialects/listing/print-request.ts";
import type { Refusal, SearchQuery, SearchResult } from "../query.ts";
import type { IndexSchema } from "../schema.ts";
import { createGuard, type ObservedSearch, SearchDown } from "./guard.ts";
import { MalformedAnswer, resultOf, withIds } from "./remote/answer.ts";
import { createNodeFetch } from "./remote/node-fetch.ts";

/** The indexes of a search service, by the paths of their listing dialect. */
const PATHS = { products: "search/listing", suggestions: "search/suggestions/listing" } as const;

export type RemoteIndexName = keyof typeof PATHS;

export interface RemoteOptions {
  /** URLs of the service by preference, without the path of the dialect. */
  readonly hosts: readonly string[];
  /** Lets the service answer for every shopper: the caller adds the visibility rules to its queries. */
  readonly token?: string | undefined;
  /** Called after every search. */
  readonly observe?: ((search: ObservedSearch) => void) | undefined;
  /** Called after every request to a host. */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined;
  readonly timers?: Timers;
}

export interface RemoteService {
  open(name: RemoteIndexName, schema: IndexSchema): SearchReader;
  /** Makes cached answers expire after a change of the catalogue. */
  expire(): void;
}

/** Number of cached answers, of all indexes together. */
const CACHE_SIZE = 300;
/** Answers are reused for this long. A change of the catalogue expires them earlier. */
const FRESH_MS = 1_000;
/** While the service is down, the last answer to the same query is used for this long. */
const LAST_MS = 5 * 60_000;

export function connectRemote({ hosts, token, observe, onAttempt, timers }: RemoteOptions): RemoteService {
  const { fetch, close } = createNodeFetch();
  const transport = createTransport({
    hosts,
    fetch,
    ...(onAttempt && { onAttempt }),
    ...(timers && { timers }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  const guard = createGuard({ name: "The search service", isOutage, observe });
  const cache = createResponseCache<SearchResult>({ size: CACHE_SIZE, freshMs: FRESH_MS, lastMs: LAST_MS });

  const search = async (path: string, schema: IndexSchema, query: SearchQuery): Promise<SearchResult | Refusal> => {
    const refusal = checkQuery(query, schema);
    if (refusal) return refusal;
    const body = printListingRequest(withIds(query, schema), { isForBackend: true });
    const key = `${path} ${JSON.stringify(body)}`;
    const ask = () => transport({ method: "POST", path, body, isRead: true });
    try {
      return await cache.get(key, () => guard(async () => resultOf(await ask(), query, schema)));
    } catch (error) {
      const answer = error instanceof SearchDown ? cache.last(key) : refusalIn(error);
      if (answer) return answer;
      throw error;
    }
  };

  const status = (name: RemoteIndexName): Promise<BackendStatus> =>
    guard(async () => {
      const answer = await transport({ method: "GET", path: "search/status", isRead: true });
      const read = STATUS.safeParse(answer);
      if (!read.success) throw new MalformedAnswer(read.error);
      const { position, ...counts } = read.data.indexes[name];
      return { ...counts, ...(position !== undefined && { position }) };
    });

  return {
    expire: cache.expire,
    open: (name, schema) => ({
      search: (query) => search(PATHS[name], schema, query),
      status: () => status(name),
      close: async () => close(),
    }),
  };
}

/** A page of HTML, or JSON in another format, means that something else answers in place of the service. */
const isOutage = (error: unknown): boolean =>
  error instanceof RetryError ||
  error instanceof DeserializationError ||
  error instanceof MalformedAnswer ||
  (error instanceof ApiError && error.status === 429);

/** The service understood the request and cannot run it. */
function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 413)) return undefined;
  const reason = REASONS.find((one) => one === error.code) ?? "unsupported";
  return { kind: "refused", reason, message: error.message };
}

const REASONS: readonly Refusal["reason"][] = [
  "unknown-attribute",
  "wrong-kind",
  "not-sortable",
  "not-a-facet",
  "too-deep",
  "too-large",
  "bad-page",
];

const indexStatus = z.object({ products: z.number(), variants: z.number(), position: z.string().optional() });
const STATUS = z.object({ indexes: z.object({ products: indexStatus, suggestions: indexStatus }) });
