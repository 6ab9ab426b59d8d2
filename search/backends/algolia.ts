// An Algolia application as a search backend. It manages the settings, replicas, synonyms and records of its index.
//
// Differences from the embedded engine, apart from the gaps declared in its contract test: text is matched against each variant
// separately, and with distinct, Algolia counts facets of the returned variant only, so counts of variant attributes can be lower
// (docs/search-clusters.md).

import { createSerialQueue } from "#concurrency";
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { algoliasearch, type Algoliasearch } from "algoliasearch";
import type { BackendStatus, ReplaceOptions, SearchBackend } from "../backend.ts";
import { checkQuery } from "../check-query.ts";
import type { Refusal, SearchQuery, SearchResult, Sort } from "../query.ts";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import { resultOf } from "./algolia/answer.ts";
import { applyChanges, createWriter } from "./algolia/changing.ts";
import { objectsOf } from "./algolia/records.ts";
import { DEFAULT_LIMIT, isOptional, requestsOf, type Asked } from "./algolia/requests.ts";
import { createGuard, type ObservedSearch } from "./guard.ts";
import { DEEPEST_HIT, ordersOf, replicaName, settingsFor } from "./algolia/settings.ts";
import { synonymRecords } from "./algolia/synonyms.ts";

export interface AlgoliaOptions {
  readonly schema: IndexSchema;
  readonly applicationId: string;
  /** An admin key, because the backend writes. */
  readonly apiKey: string;
  readonly index: string;
  /** Sorts with a replica; all sorts of the schema by default. */
  readonly orders?: readonly Sort[];
  /** Overrides Algolia's hosts. */
  readonly hosts?: readonly {
    readonly url: string;
    readonly protocol: "http" | "https";
    readonly accept: "readWrite";
  }[];
  /** Timeout of a search per host in milliseconds. */
  readonly timeout?: number | undefined;
  readonly observe?: ((search: ObservedSearch) => void) | undefined;
}

/** Maximum number of queries per request. */
const MOST_QUERIES = 50;
const TIMEOUT_MS = 2_000;
/** Timeout of a write, which no page waits for. */
const WRITE_MS = 30_000;

export function openAlgolia({
  schema,
  applicationId,
  apiKey,
  index,
  hosts,
  timeout = TIMEOUT_MS,
  observe,
  ...options
}: AlgoliaOptions): SearchBackend {
  const client = algoliasearch(applicationId, apiKey, {
    timeouts: { connect: timeout, read: timeout, write: WRITE_MS },
    ...(hosts && { hosts: [...hosts] }),
  });
  const run = createGuard({ name: "Algolia", isOutage, observe });
  const orders = options.orders ?? ordersOf(schema);
  let ready: Promise<void> | undefined;
  const whenReady = (): Promise<void> =>
    (ready ??= pushSettings(client, index, schema, orders).catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
  /** In order, so that the later of two changes of a product wins. */
  const inOrder = createSerialQueue();
  const keepPosition = async (indexName: string, position: string | undefined): Promise<void> => {
    if (position === undefined) return;
    const { taskID } = await client.setSettings({ indexName, indexSettings: { userData: { position } } });
    await client.waitForTask({ indexName, taskID });
  };
  const positionOf = async (indexName: string): Promise<string | undefined> => {
    const { userData } = await client.getSettings({ indexName });
    const hasPosition = typeof userData === "object" && userData !== null && "position" in userData;
    return hasPosition && typeof userData.position === "string" ? userData.position : undefined;
  };

  const ask = async (requests: readonly Asked["request"][]): Promise<readonly unknown[]> => {
    const answers: unknown[] = [];
    for (let from = 0; from < requests.length; from += MOST_QUERIES) {
      const { results } = await client.search({ requests: requests.slice(from, from + MOST_QUERIES) });
      answers.push(...results);
    }
    return answers;
  };

  const search = async (query: SearchQuery): Promise<SearchResult | Refusal> => {
    const refusal = checkQuery(query, schema) ?? unsupported(query, schema, orders);
    if (refusal) return refusal;
    const requests = requestsOf(query, schema, index);
    if (requests.kind === "unsupported") return refuse(requests.message);
    const answers = await run(async () => {
      // Pages do not wait for settings that Algolia takes long to accept, or does not: the index may have them from an earlier start.
      await Promise.race([whenReady().catch(() => undefined), pause(timeout, undefined, { ref: false })]);
      return ask(requests.asked.map(({ request }) => request));
    });
    const result = resultOf(query, requests.asked, answers);
    // A page beyond the limit is refused only if it would have hits.
    const isCut = (query.offset ?? 0) + (query.limit ?? DEFAULT_LIMIT) > DEEPEST_HIT && result.total > DEEPEST_HIT;
    return isCut ? refuse(`Algolia returns only the first ${DEEPEST_HIT} hits.`) : result;
  };

  const replace = async (
    records: AsyncIterable<IndexRecord> | Iterable<IndexRecord>,
    { position, onProgress }: ReplaceOptions = {},
  ): Promise<void> => {
    await whenReady();
    // Fill a temporary index, then move it over the old one.
    const aside = `${index}_new_${randomBytes(4).toString("hex")}`;
    const kept = position ?? (await positionOf(index));
    try {
      await pushOne(client, aside, schema);
      const writer = createWriter(client, aside);
      let products = 0;
      for await (const record of records) {
        await writer.put(objectsOf(record, schema));
        onProgress?.((products += 1));
      }
      await writer.finish();
      await keepPosition(aside, kept);
    } catch (error) {
      await client.deleteIndex({ indexName: aside }).catch(() => undefined);
      throw error;
    }
    const moved = await client.operationIndex({
      indexName: aside,
      operationIndexParams: { operation: "move", destination: index },
    });
    await client.waitForTask({ indexName: index, taskID: moved.taskID });
    await pushReplicas(client, index, schema, orders);
  };

  const status = async (): Promise<BackendStatus> => {
    await whenReady();
    const count = { indexName: index, query: "", hitsPerPage: 0, attributesToRetrieve: [] };
    const [{ results }, position] = await Promise.all([
      client.search({
        requests: [
          { ...count, distinct: true },
          { ...count, distinct: false },
        ],
      }),
      positionOf(index),
    ]);
    const [products = 0, variants = 0] = results.map((one) => ("nbHits" in one ? (one.nbHits ?? 0) : 0));
    return { products, variants, ...(position !== undefined && { position }) };
  };

  return {
    search,
    apply: (changes, { position } = {}) =>
      inOrder(async () => {
        await whenReady();
        await applyChanges(client, index, schema, changes);
        await keepPosition(index, position);
      }),
    replace: (records, given) => inOrder(() => replace(records, given)),
    updateSynonyms: () =>
      inOrder(async () => {
        await whenReady();
        await pushSynonyms(client, index, schema);
      }),
    status,
    close: async () => undefined,
  };
}

/** Algolia answers other errors to a request that is wrong, as 400. Its client reports a host that answers HTML as a broken answer. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof Error && "status" in error && typeof error.status === "number" && error.status < 429);

async function pushSettings(client: Algoliasearch, index: string, schema: IndexSchema, orders: readonly Sort[]) {
  await pushOne(client, index, schema);
  await pushReplicas(client, index, schema, orders);
}

async function pushOne(client: Algoliasearch, indexName: string, schema: IndexSchema, sort?: Sort): Promise<void> {
  const settings = await client.setSettings({ indexName, indexSettings: settingsFor(schema, sort) });
  await client.waitForTask({ indexName, taskID: settings.taskID });
  if (sort) return;
  await pushSynonyms(client, indexName, schema);
}

async function pushSynonyms(client: Algoliasearch, indexName: string, { synonyms }: IndexSchema): Promise<void> {
  const synonymHit = synonymRecords(synonyms);
  const saved = await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
  await client.waitForTask({ indexName, taskID: saved.taskID });
}

async function pushReplicas(client: Algoliasearch, index: string, schema: IndexSchema, orders: readonly Sort[]) {
  const replicas = orders.map((order) => replicaName(index, order));
  const { taskID } = await client.setSettings({ indexName: index, indexSettings: { replicas } });
  await client.waitForTask({ indexName: index, taskID });
  for (const order of orders) await pushOne(client, replicaName(index, order), schema, order);
}

function unsupported(query: SearchQuery, schema: IndexSchema, orders: readonly Sort[]): Refusal | undefined {
  const { sort, boosts = [] } = query;
  if (!sort && !boosts.every((boost) => boost.isHint || isOptional(boost, schema)))
    return refuse("Algolia supports only boosts of single facet values with integer weights.");
  if (sort && !orders.some((one) => one.attribute === sort.attribute && one.direction === sort.direction))
    return refuse(`There is no replica sorted by ${sort.attribute}, ${sort.direction}.`);
  return undefined;
}

const refuse = (message: string): Refusal => ({ kind: "refused", reason: "unsupported", message });
