// Imports, changes and exports of the catalogue as streams of bytes, with events for their progress. Used by the admin API, and by
// the command line if no shop is running.

import { DEFAULT_TAXONOMY, INITIAL_PRICE_LISTS, priceListsOf, type PriceLists } from "#catalogue";
import type { FeedRow } from "#catalogue";
import type { Database } from "#commerce/database";
import { writeShopify, type Guesses } from "#commerce/foreign-feeds";
import { enqueueCatalogue } from "#commerce/pictures";
import {
  changeProducts,
  followShopName,
  importProducts,
  parseChangeLine,
  readCatalogue,
  sharedSkus,
  sweepCatalogue,
  dryRunImport,
  Unreadable,
  verifyFeed,
  type CatalogueChange,
  type CataloguePosition,
  type Skipped,
  type VerifiedFeed,
} from "#commerce/products";
import { FACTS, PRICE_LISTS, readSetting } from "#commerce/settings";
import { changeTaxonomy, NewTypes, patchTaxonomy, readTaxonomy } from "#commerce/taxonomy";
import type { CatalogueEvent, CatalogueResult } from "./events.ts";
import { unknownIn, unsoldIn, type ImportSettings } from "./import-settings.ts";
import { linesByChunk } from "./lines.ts";
import { NamedPictures } from "./named-pictures.ts";
import { readFeed } from "./read-feed.ts";
import { OptionTally } from "./option-tally.ts";
import { Sample } from "./sample.ts";
import { streamEvents } from "./stream-events.ts";

/** Changes in one transaction: few enough not to delay shoppers, who wait for it in the embedded database. */
const BATCH = 100;

/** Products of one request whose SKUs are compared with those of others. */
const MOST_COMPARED = 1_000;

export interface CatalogueSource {
  readonly database: Database;
  /** A product file, or changes as JSON Lines. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Called after each visible change. */
  readonly onChanged?: () => void;
}

export interface ImportSource extends CatalogueSource {
  readonly name: string;
  readonly settings: ImportSettings;
  /** The shop's public origin, if configured. */
  readonly origin?: string | undefined;
  /** Called when pictures of the new catalogue are in the queue. */
  readonly onPictures?: (() => void) | undefined;
}

/** Replaces the catalogue with a product file, or reports what that would change. The last event is the result. */
export const importBytes = (source: ImportSource): AsyncGenerator<CatalogueEvent> =>
  streamEvents<CatalogueEvent>(async (emit) => {
    emit(await runImport(source, emit));
  });

async function runImport(
  { database, bytes, name, settings, origin, onChanged, onPictures }: ImportSource,
  emit: (event: CatalogueEvent) => void,
): Promise<CatalogueResult> {
  try {
    const types = new NewTypes(await readTaxonomy(database));
    const unknown = unknownIn(types.taxonomy, settings.reading);
    if (unknown) return { kind: "bad-feed", error: { line: 1, field: unknown.option, message: unknown.message } };
    const lists = await readLists(database);
    const unsold = unsoldIn(lists, settings.reading);
    if (unsold) return { kind: "bad-feed", error: { line: 1, field: unsold.option, message: unsold.message } };
    const shopName = await ownName(database);
    const { pieces, mistakes, guesses, onAccepted } = readFeed(bytes, settings, {
      now: new Date(),
      origin,
      types,
      shopName,
      lists,
    });
    const options = {
      mistakes,
      onAccepted,
      maxSkipped: settings.maxSkipped,
      onProgress: ({ products, variants }: { products: number; variants: number }) =>
        emit({ kind: "progress", products, variants }),
      onSkipped: (skipped: Skipped) => emit({ kind: "skipped", ...skipped }),
    };
    const named = new NamedPictures();
    const newTypes = () => (types.list.length > 0 ? { newTypes: [...types.list] } : {});
    const tally = new OptionTally();
    const counted = named.through(tally.through(pieces));
    const emitOptions = (): void => tally.counts.forEach((option) => emit({ kind: "option", ...option }));
    if (settings.isDryRun) {
      const sample = new Sample();
      const result = await dryRunImport(database, sample.through(counted), {
        ...options,
        onDifference: (difference) => emit({ kind: "difference", ...difference }),
      });
      for (const product of sample.products) emit({ kind: "sample", product });
      emitOptions();
      emitGuesses(guesses, settings, emit);
      for (const host of await named.hosts(database)) emit({ kind: "pictures", ...host });
      return result.kind === "would-import" ? { ...result, ...newTypes() } : result;
    }
    const result = await followShopName(database, () =>
      importProducts(database, counted, { source: name, ...options }),
    );
    emitOptions();
    emitGuesses(guesses, settings, emit);
    if (result.kind !== "imported") return result;
    await addTypes(database, types);
    onChanged?.();
    await named.allow(database, settings.picturesFrom);
    await enqueueCatalogue(database, new Date());
    onPictures?.();
    for (const host of await named.hosts(database)) emit({ kind: "pictures", ...host });
    const { products, variants, skipped, unchanged } = result;
    return {
      kind: "imported",
      products,
      variants,
      ...(skipped > 0 && { skipped }),
      ...(unchanged && { unchanged }),
      ...newTypes(),
    };
  } catch (error) {
    // The incomplete import is useless.
    if (!settings.isDryRun) await sweepCatalogue(database);
    if (error instanceof Unreadable) return { kind: "bad-feed", error: error.error };
    // The temporary file of a large import.
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return { kind: "no-space" };
    throw error;
  }
}

export const readLists = async ({ sql: client }: Database): Promise<PriceLists> =>
  priceListsOf(await readSetting(client, PRICE_LISTS));

/** Undefined until the merchant has named the shop. */
async function ownName(database: Database): Promise<string | undefined> {
  const { name } = await readSetting(database.sql, FACTS);
  return name === FACTS.initial.name ? undefined : name;
}

async function addTypes(database: Database, { patch }: NewTypes): Promise<void> {
  if (patch === undefined) return;
  const changed = await changeTaxonomy(database, (before) => patchTaxonomy(before, patch));
  // Only a change of the taxonomy during the import can have taken one of the names.
  if (changed.kind === "invalid") throw new Error(`New types could not be added: ${JSON.stringify(changed.errors)}`);
}

function emitGuesses(guesses: Guesses, { reading }: ImportSettings, emit: (event: CatalogueEvent) => void): void {
  for (const guess of guesses.groups) emit({ kind: "guess", ...guess, examples: [...guess.examples] });
  const variants = guesses.variantsWithoutQuantity;
  if (variants > 0) emit({ kind: "assumed-stock", variants, pieces: reading.stock });
}

/** Checks a product file up to its end, or to the first part that cannot be read at all. Emits what is skipped and guessed. */
export async function verifyBytes(
  bytes: AsyncIterable<Uint8Array>,
  settings: ImportSettings,
  emit: (event: CatalogueEvent) => void,
): Promise<VerifiedFeed> {
  let unreadable: Skipped | undefined;
  const { pieces, guesses, onAccepted } = readFeed(bytes, settings, {
    now: new Date(),
    types: new NewTypes(DEFAULT_TAXONOMY),
    lists: priceListsOf(INITIAL_PRICE_LISTS),
  });
  const tally = new OptionTally();
  const sample = new Sample();
  const verified = await verifyFeed(
    (async function* readable() {
      try {
        yield* sample.through(tally.through(pieces));
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        unreadable = { ...error.error, reason: "bad-value", variants: 0 };
        yield unreadable;
      }
    })(),
    { onAccepted, onSkipped: (skipped) => emit({ kind: "skipped", ...skipped }) },
  );
  for (const product of sample.products) emit({ kind: "sample", product });
  for (const option of tally.counts) emit({ kind: "option", ...option });
  emitGuesses(guesses, settings, emit);
  // Always included, even if the list of mistakes is full.
  if (!unreadable || verified.mistakes.includes(unreadable)) return verified;
  return { ...verified, mistakes: [...verified.mistakes, unreadable] };
}

export interface ExportSettings {
  /** Exports Shopify's CSV with prices in this currency, instead of our own feed. */
  readonly shopifyCurrency?: string | undefined;
  readonly origin?: string | undefined;
}

/** The current catalogue as a file; undefined before the first import. Fails if the catalogue is replaced meanwhile. */
export async function exportBytes(
  database: Database,
  { shopifyCurrency, origin }: ExportSettings = {},
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>> | undefined> {
  const reading = await readCatalogue(database);
  if (reading === undefined || shopifyCurrency === undefined) return reading && printFeed(reading.rows);
  return toBytes(writeShopify(reading.rows, { currency: shopifyCurrency, origin, lists: await readLists(database) }));
}

async function* toBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const text of texts) yield Buffer.from(text);
}

async function* printFeed(products: AsyncIterable<readonly FeedRow[]>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const rows of products) yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

/** Applies changes in batches as they arrive; each batch is committed before more is read. The last event is the result. */
export async function* changeBytes({ database, bytes, onChanged }: CatalogueSource): AsyncGenerator<CatalogueEvent> {
  const { codes } = await readLists(database);
  const total = { changes: 0, put: 0, deleted: 0 };
  const put = new Set<string>();
  let position: CataloguePosition | undefined;
  let number = 0;
  let committed = 0;
  try {
    for await (const lines of linesByChunk(bytes)) {
      for (let from = 0; from < lines.length; from += BATCH) {
        const batch = lines.slice(from, from + BATCH);
        const changes: CatalogueChange[] = [];
        for (const text of batch) {
          number += 1;
          if (text.trim() === "") continue;
          const change = parseChangeLine(text, number, codes);
          if ("message" in change) return yield { kind: "bad-change", error: change, committed };
          changes.push(change);
          if (change.kind === "put" && put.size < MOST_COMPARED) put.add(change.rows[0]!.product_id);
        }
        if (changes.length === 0) continue;
        const result = await changeProducts(database, changes);
        if (result.kind !== "changed") return yield { ...result, committed };
        committed = number;
        total.changes += changes.length;
        total.put += result.put;
        total.deleted += result.deleted;
        position = result.position;
        if (result.put + result.deleted > 0) onChanged?.();
        yield { kind: "committed", line: committed, put: result.put, deleted: result.deleted, position };
      }
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return yield { kind: "bad-change", error: error.error, committed };
  }
  if (position === undefined) {
    return yield { kind: "bad-change", error: { line: 1, message: "contains no changes" }, committed };
  }
  const shared = await sharedSkus(database, [...put]);
  yield { kind: "changed", ...total, position, ...(shared.length > 0 && { sharedSkus: shared }) };
}
