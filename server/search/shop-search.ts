// The shop's search: an index of products and one of suggestions that follow the catalogue in the database.
//
// The database is the truth. Each index remembers the position in the catalogue's log of changes that it has seen; what came
// later is applied, and a catalogue that was replaced is indexed anew while the old index answers.

import { setTimeout as pause } from "node:timers/promises";
import { startJob, createSerialQueue } from "#concurrency";
import type { Database } from "#commerce/database";
import {
  cataloguePosition,
  CatalogueReplaced,
  changesSince,
  forgetChanges,
  readCatalogue,
  type CataloguePosition,
} from "#commerce/products";
import { PRODUCT_SCHEMA, productRecord, type BackendStatus, type SearchBackend } from "#search";
import type { Change, IndexRecord } from "#search/schema";
import { countSuggestions, SUGGESTION_SCHEMA, suggestionRecords } from "#search/suggestions";
import type { FeedRow } from "#catalogue";
import { createPaced } from "./paced.ts";
import type { SearchService } from "./search-service.ts";
import { tracedBackend } from "./traced-backend.ts";

export interface ShopSearch {
  readonly products: SearchBackend;
  readonly suggestions: SearchBackend;
  /** Brings the indexes up to date with the catalogue; the first time that may mean building them. */
  catchUp(onProgress?: (products: number, of: number) => void): Promise<void>;
  /** Something may have changed; returns at once. */
  onChanged(): void;
  /** Builds them anew, whatever they say of themselves; so does every other process of the shop, on its own. */
  rebuild(onProgress?: (products: number, of: number) => void): Promise<BackendStatus>;
  close(): Promise<void>;
}

export interface ShopSearchOptions {
  readonly database: Database;
  readonly service: SearchService;
  readonly onError: (error: unknown) => void;
}

/** What one process at a time does where all share the indexes. */
const FOLLOWING = "search indexes";
const COUNTING = "search suggestions";
/** Looked at this often, for changes that another process made. */
const LOOK_EVERY_MS = 500;
/** A database or a service that is away is not asked, and spoken of, more often than this. */
const AFTER_FAILURE_MS = 2_000;
/**
 * A suggestion says what many products have in common (how many there are, how well they sell), so a change of one product
 * needs a count of all: about a second for 24,000 products. It is made as soon as changes rest, and takes a twentieth of the
 * time at most, however many there are. Products themselves are suggested from their own index, which follows at once.
 */
const SUGGESTIONS_PACE = { restMs: 1_000, mostMs: 15_000, breather: 20 };

export function openShopSearch({ database, service, onError }: ShopSearchOptions): ShopSearch {
  const products = tracedBackend("products", service.open("products", PRODUCT_SCHEMA));
  const suggestions = tracedBackend("suggestions", service.open("suggestions", SUGGESTION_SCHEMA));
  const alone: Database["exclusively"] = service.isShared ? database.exclusively : (_name, work) => work();
  let isClosed = false;
  const onJobError = (error: unknown) => {
    // Closing ends the indexes under the work in hand.
    if (!isClosed) onError(error);
  };
  const inOrder = createSerialQueue();
  const follow = async (onProgress?: (done: number, of: number) => void): Promise<void> => {
    if (!(await isBehind(database, products, suggestions))) return;
    // Another process that is at it is trusted with it: what it leaves is seen at the next look.
    await alone(FOLLOWING, async () => {
      const changed = await applyChanges(database, products);
      if (changed === "index-anew") await indexAll(database, products, suggestions, onProgress);
      else if ((await suggestions.status()).position === undefined) await countAgain(database, suggestions);
      else if (changed > 0) recount.soon();
    });
  };
  // Beside the changes of products, which need not wait for it.
  let counting: Promise<void> = Promise.resolve();
  const recount = createPaced(() => {
    counting = alone(COUNTING, () => countAgain(database, suggestions)).then(() => undefined, onJobError);
    return counting;
  }, SUGGESTIONS_PACE);
  const following = startJob({
    run: (closing) => inOrder(async () => (closing.aborted ? undefined : follow())),
    everyMs: LOOK_EVERY_MS,
    onError: onJobError,
    startsAtOnce: false,
    pauseAfterErrorMs: AFTER_FAILURE_MS,
  });
  return {
    products,
    suggestions,
    onChanged: () => void following.nudge(),
    // Without a shared service the shop opens nevertheless, and looks for it as it goes on.
    catchUp: (onProgress) => inOrder(() => (service.isShared ? follow(onProgress).catch(onError) : follow(onProgress))),
    rebuild: (onProgress) =>
      inOrder(async () => {
        await forgetChanges(database);
        // Where processes share the indexes another one may have heard of it first.
        const build = async () => {
          if (await isBehind(database, products, suggestions))
            await indexAll(database, products, suggestions, onProgress);
        };
        while ((await alone(FOLLOWING, build)) === "busy") await pause(LOOK_EVERY_MS);
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

async function isBehind(database: Database, products: SearchBackend, suggestions: SearchBackend): Promise<boolean> {
  const now = await cataloguePosition(database);
  if (now === undefined) return false;
  const [ofProducts, ofSuggestions] = await Promise.all([products.status(), suggestions.status()]);
  return ofProducts.position !== now || ofSuggestions.position === undefined;
}

/** How many products changed, or that the index cannot follow. */
async function applyChanges(database: Database, products: SearchBackend): Promise<number | "index-anew"> {
  const now = await cataloguePosition(database);
  if (now === undefined) return 0;
  let { position } = await products.status();
  let changed = 0;
  while (position !== now) {
    const since: Awaited<ReturnType<typeof changesSince>> | undefined =
      position === undefined ? undefined : await changesSince(database, position);
    if (since?.kind !== "changes") return "index-anew";
    const changes = since.changes.map((change): Change =>
      change.kind === "delete" ? change : { kind: "put", record: productRecord(change.rows) },
    );
    await products.apply(changes, { position: since.position });
    changed += changes.length;
    position = since.position;
    if (!since.hasMore) break;
  }
  return changed;
}

async function indexAll(
  database: Database,
  products: SearchBackend,
  suggestions: SearchBackend,
  onProgress: ((done: number, of: number) => void) | undefined,
): Promise<void> {
  for (;;) {
    const reading = await readCatalogue(database);
    if (reading === undefined) return;
    const counted = countSuggestions(recordsOf(reading.rows));
    const of = reading.products;
    try {
      await products.replace(counted.products, {
        position: reading.position,
        ...(onProgress && { onProgress: (done) => onProgress(done, of) }),
      });
      await suggestions.replace(counted.records(), { position: reading.position });
      await applyChanges(database, products);
      return;
    } catch (error) {
      // Another catalogue went on sale meanwhile: that one is to be indexed.
      if (!(error instanceof CatalogueReplaced)) throw error;
    }
  }
}

async function countAgain(database: Database, suggestions: SearchBackend): Promise<void> {
  const reading = await readCatalogue(database);
  if (reading === undefined) return;
  const position: CataloguePosition = reading.position;
  try {
    await suggestions.replace(suggestionRecords(recordsOf(reading.rows)), { position });
  } catch (error) {
    if (!(error instanceof CatalogueReplaced)) throw error;
  }
}

async function* recordsOf(rows: AsyncIterable<readonly FeedRow[]>): AsyncGenerator<IndexRecord> {
  for await (const product of rows) yield productRecord(product);
}
