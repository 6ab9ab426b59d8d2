// The shop's search indexes, of products and of suggestions, which follow the catalogue in the database.
//
// The database is the source of truth. Each index stores the position in the catalogue's change log up to which it is current. Later
// changes are applied, and a replaced catalogue is indexed from scratch while the old index keeps answering.

import { isDeepStrictEqual } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { startJob, createSerialQueue } from "#concurrency";
import type { Database } from "#commerce/database";
import {
  cataloguePosition,
  CatalogueReplaced,
  changesSince,
  discardChanges,
  readCatalogue,
  saleRowsOf,
  type CataloguePosition,
} from "#commerce/products";
import { SEARCH, type ReadSetting } from "#commerce/settings";
import { plainRecordOf, productRecordsIn, type BackendStatus, type SearchBackend, type SearchReader } from "#search";
import type { Change, IndexRecord } from "#search/schema";
import { CountedSuggestions, SUGGESTION_SCHEMA, suggestionRecords } from "#search/suggestions";
import type { FeedRow, Taxonomy } from "#catalogue";
import { debounce } from "./debounce.ts";
import { followCharts, rememberCharts } from "./follow-charts.ts";
import { chartsVersion, readPosition, writePosition } from "./index-position.ts";
import { liveProductSchema, withLiveSynonyms } from "./live-schema.ts";
import { cachedBackend } from "./cached-backend.ts";
import type { SearchService } from "./search-service.ts";
import { openSuggestionIndex, type SuggestionIndex } from "./suggestion-index.ts";
import { tracedBackend } from "./traced-backend.ts";

export interface ShopSearch {
  readonly products: SearchReader;
  readonly suggestions: SearchReader;
  /** Brings the indexes up to date, which may mean building them. */
  catchUp(onProgress?: (products: number, of: number) => void): Promise<void>;
  /** Calls the listener after a change, and when the indexes have it. Absent if other processes update the indexes. */
  readonly onUpdated?: (listener: () => void) => void;
  /** Triggers an update after a change; returns at once. */
  onChanged(): void;
  /** Rebuilds the indexes from scratch. All other processes of the shop do the same. */
  rebuild(onProgress?: (products: number, of: number) => void): Promise<BackendStatus>;
  close(): Promise<void>;
}

/** Indexes that this process fills. */
export interface IndexedSearch extends ShopSearch {
  readonly products: SearchBackend;
  readonly suggestions: SearchBackend;
}

export interface ShopSearchOptions {
  readonly database: Database;
  readonly taxonomy: () => Taxonomy;
  /** Suggestions are counted again after a change. */
  readonly onTaxonomyChange?: (listener: () => void) => void;
  readonly setting: ReadSetting;
  readonly onSettingChange?: (listener: () => void) => void;
  readonly service: SearchService;
  readonly onError: (error: unknown) => void;
}

/** Locks for work that one process at a time does on shared indexes. */
const FOLLOWING = "search indexes";
const COUNTING = "search suggestions";
/** Polling interval for changes of other processes. */
const POLL_MS = 500;
/** Pause after a failure, to limit requests and log lines while a service is down. */
const PAUSE_MS = 2_000;
/** A service that makes no progress for this long does not delay the start any further. */
const STALLED_MS = 10_000;
/**
 * Suggestions aggregate many products (their number, how well they sell). After the first change, and always with a shared index, all
 * products are counted: about a second for 24,000 of them. That starts when changes pause, and takes at most a twentieth of the time.
 * Suggested products come from the product index, which is updated at once.
 */
const SUGGESTIONS_PACE = { quietMs: 1_000, maxDelayMs: 15_000, restFactor: 20 };

export function openShopSearch(options: ShopSearchOptions): IndexedSearch {
  const { database, taxonomy, setting, service, onError } = options;
  const schema = liveProductSchema(setting);
  const products = cachedBackend(tracedBackend("products", service.open("products", schema)));
  const suggestions = tracedBackend(
    "suggestions",
    service.open("suggestions", withLiveSynonyms(SUGGESTION_SCHEMA, setting)),
  );
  const { stored } = products;
  const counted = stored && openSuggestionIndex({ products, stored, suggestions, taxonomy });
  const followed = { database, taxonomy, products: counted?.products ?? products };
  const indexing = { ...followed, suggestions, counted };
  const alone: Database["exclusively"] = service.isShared
    ? database.exclusively
    : (_name, work) => work(AbortSignal.any([]));
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let isClosed = false;
  const onJobError = (error: unknown) => {
    // Closing the indexes makes the current work fail.
    if (!isClosed) onError(error);
  };
  const inOrder = createSerialQueue();
  const updateSuggestions = (whileUnchanged: (work: () => Promise<void>) => Promise<void>): Promise<void> =>
    counted ? counted.update(whileUnchanged) : countAgain(database, suggestions, taxonomy());
  let isCompared = false;
  // A shared index is rebuilt by the process that changes its catalogue's prices; its own index every process rebuilds itself.
  let indexed = schema.attributes;
  const hasNewLists = (): boolean => !service.isShared && indexed !== schema.attributes;
  const follow = async (onProgress?: (done: number, of: number) => void): Promise<void> => {
    // Counted changes are not in the snapshot of suggestions, but later ones may be in that of products.
    if (counted && !isCompared && (await differ(products, suggestions))) recount.schedule();
    isCompared = true;
    if (!hasNewLists() && !(await isBehind(indexing))) {
      rememberCharts(followed.products, taxonomy());
      return;
    }
    // Skipped if another process is doing it. The next poll applies the rest.
    await alone(FOLLOWING, async (lost) => {
      const { attributes } = schema;
      const changed = hasNewLists() ? "rebuild" : await applyChanges(followed, lost);
      indexed = attributes;
      if (changed === "rebuild") await indexAll({ ...indexing, onProgress }, lost);
      notify();
      if (changed === "rebuild") return;
      if ((await suggestions.status()).position === undefined) await updateSuggestions((work) => work());
      else if (changed > 0) recount.schedule();
    });
  };
  // Separate from the product updates, which do not wait for it.
  let counting: Promise<void> = Promise.resolve();
  const recount = debounce(() => {
    counting = alone(COUNTING, () => updateSuggestions(inOrder)).then(() => undefined, onJobError);
    return counting;
  }, SUGGESTIONS_PACE);
  options.onTaxonomyChange?.(() => recount.schedule());
  options.onSettingChange?.(() => void following.nudge());
  let synonyms = setting(SEARCH).synonyms;
  options.onSettingChange?.(() => {
    if (isDeepStrictEqual(synonyms, setting(SEARCH).synonyms)) return;
    synonyms = setting(SEARCH).synonyms;
    void Promise.all([products.updateSynonyms?.(), suggestions.updateSynonyms?.()]).catch(onJobError);
  });
  const following = startJob({
    run: (closing) => inOrder(async () => (closing.aborted ? undefined : follow())),
    everyMs: POLL_MS,
    onError: onJobError,
    startsAtOnce: false,
    pauseAfterErrorMs: PAUSE_MS,
  });
  return {
    products,
    suggestions,
    ...(!service.isShared && { onUpdated: (listener: () => void) => void listeners.push(listener) }),
    onChanged: () => {
      notify();
      void following.nudge();
    },
    // The shop starts even if a shared service is down or hangs, and keeps retrying.
    catchUp: (onProgress) =>
      service.isShared
        ? whileProgressing((report) =>
            inOrder(() =>
              follow((...progress) => {
                report();
                onProgress?.(...progress);
              }).catch(onJobError),
            ),
          )
        : inOrder(() => follow(onProgress)),
    rebuild: (onProgress) =>
      inOrder(async () => {
        await discardChanges(database);
        // With shared indexes, another process may have rebuilt them already.
        const build = async (lost: AbortSignal) => {
          if (await isBehind(indexing)) await indexAll({ ...indexing, onProgress }, lost);
          notify();
        };
        while ((await alone(FOLLOWING, build)) === "busy") await pause(POLL_MS);
        return products.status();
      }),
    async close() {
      isClosed = true;
      recount.stop();
      const ended = following.close();
      await Promise.all([products.close(), suggestions.close()]);
      await Promise.all([ended, inOrder(async () => undefined), counting]);
    },
  };
}

/** Resolves with the work, or earlier once it has reported no progress for STALLED_MS; it then continues in the background. */
function whileProgressing(work: (report: () => void) => Promise<void>): Promise<void> {
  const { promise: stalled, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, STALLED_MS);
  return Promise.race([work(() => timer.refresh()), stalled]).finally(() => clearTimeout(timer));
}

interface Followed extends Pick<ShopSearchOptions, "database" | "taxonomy"> {
  readonly products: SearchBackend;
}

interface Indexing extends Followed {
  readonly suggestions: SearchBackend;
  /** Undefined for shared indexes. */
  readonly counted: SuggestionIndex | undefined;
  readonly onProgress: ((done: number, of: number) => void) | undefined;
}

/** True if the suggestions are of other products. */
async function differ(products: SearchBackend, suggestions: SearchBackend): Promise<boolean> {
  const [one, other] = await Promise.all([products.status(), suggestions.status()]);
  return one.position !== undefined && other.position !== undefined && one.position !== other.position;
}

type Behind = Pick<Indexing, "database" | "taxonomy" | "products" | "suggestions">;

async function isBehind({ database, taxonomy, products, suggestions }: Behind): Promise<boolean> {
  const now = await cataloguePosition(database);
  if (now === undefined) return false;
  const [ofProducts, ofSuggestions] = await Promise.all([products.status(), suggestions.status()]);
  return ofProducts.position !== writePosition(now, chartsVersion(taxonomy())) || ofSuggestions.position === undefined;
}

/**
 * Returns the number of changed products, or "rebuild" if the change log no longer reaches back to the index's position, or its
 * size charts are not known any more.
 */
async function applyChanges(
  { database, taxonomy, products }: Followed,
  lost: AbortSignal,
): Promise<number | "rebuild"> {
  const now = await cataloguePosition(database);
  if (now === undefined) return 0;
  const status = await products.status();
  if (status.position === undefined) return "rebuild";
  const charted = await followCharts({ database, taxonomy, products }, readPosition(status.position));
  if (charted === "rebuild") return charted;
  const { charts } = charted;
  const recordOf = productRecordsIn(charts);
  let { position } = readPosition(status.position);
  let { changed } = charted;
  while (position !== now) {
    lost.throwIfAborted();
    const since: Awaited<ReturnType<typeof changesSince>> = await changesSince(database, position);
    if (since.kind !== "changes") return "rebuild";
    const changes = since.changes.map((change): Change =>
      change.kind === "delete" ? change : { kind: "put", record: recordOf(change.rows) },
    );
    await products.apply(changes, { position: writePosition(since.position, chartsVersion(charts)) });
    changed += changes.length;
    position = since.position;
    if (!since.hasMore) break;
  }
  return changed;
}

async function indexAll(
  { database, taxonomy, products, suggestions, counted, onProgress }: Indexing,
  lost: AbortSignal,
): Promise<void> {
  for (;;) {
    const reading = await readCatalogue(database, saleRowsOf);
    if (reading === undefined) return;
    const current = taxonomy();
    const fresh = new CountedSuggestions(current);
    const position = writePosition(reading.position, chartsVersion(current));
    const of = reading.products;
    try {
      await products.replace(fresh.counting(recordsOf(reading.rows, productRecordsIn(current))), {
        position,
        ...(onProgress && { onProgress: (done) => onProgress(done, of) }),
      });
      counted?.adopt(fresh);
      await suggestions.replace(fresh.records(), { position });
      rememberCharts(products, current);
      await applyChanges({ database, taxonomy, products }, lost);
      return;
    } catch (error) {
      // The catalogue was replaced meanwhile, so the new one is indexed.
      if (!(error instanceof CatalogueReplaced)) throw error;
    }
  }
}

async function countAgain(database: Database, suggestions: SearchBackend, taxonomy: Taxonomy): Promise<void> {
  const reading = await readCatalogue(database, saleRowsOf);
  if (reading === undefined) return;
  const position: CataloguePosition = reading.position;
  try {
    await suggestions.replace(suggestionRecords(recordsOf(reading.rows, plainRecordOf), taxonomy), { position });
  } catch (error) {
    if (!(error instanceof CatalogueReplaced)) throw error;
  }
}

async function* recordsOf(
  rows: AsyncIterable<readonly FeedRow[]>,
  recordOf: (product: readonly FeedRow[]) => IndexRecord,
): AsyncGenerator<IndexRecord> {
  for await (const product of rows) yield recordOf(product);
}
