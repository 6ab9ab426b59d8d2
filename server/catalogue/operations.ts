// Loading and changing the catalogue from a stream of bytes, said step by step. The shop does it for a client, the command
// line by itself when no shop is running.

import type { FeedRow } from "#catalogue";
import type { Database } from "#commerce/database";
import { writeShopify } from "#commerce/foreign-feeds";
import {
  changeProducts,
  importProducts,
  parseChangeLine,
  readCatalogue,
  sweepCatalogue,
  tryProducts,
  Unreadable,
  verifyFeed,
  type CatalogueChange,
  type CataloguePosition,
  type Skipped,
  type VerifiedFeed,
} from "#commerce/products";
import type { CatalogueEvent, CatalogueResult } from "./events.ts";
import type { ImportSettings } from "./import-settings.ts";
import { linesByChunk } from "./lines.ts";
import { readFeed } from "./read-feed.ts";
import { whileWorking } from "./while-working.ts";

/** Changes made in one transaction: few enough that shoppers, who wait for it in the embedded database, do not notice. */
const BATCH = 100;

export interface CatalogueSource {
  readonly database: Database;
  /** A product file of one of the formats, or changes as JSON Lines. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Called whenever something new is on sale. */
  readonly onChanged?: () => void;
}

export interface ImportSource extends CatalogueSource {
  readonly name: string;
  readonly settings: ImportSettings;
  /** The shop's own origin, where one is configured. */
  readonly origin?: string | undefined;
}

/** Replaces the catalogue by a product file, or says what that would change. The last event is the result. */
export const importBytes = (source: ImportSource): AsyncGenerator<CatalogueEvent> =>
  whileWorking<CatalogueEvent>(async (say) => {
    say(await runImport(source, say));
  });

async function runImport(
  { database, bytes, name, settings, origin, onChanged }: ImportSource,
  say: (event: CatalogueEvent) => void,
): Promise<CatalogueResult> {
  try {
    const { pieces, mistakes } = readFeed(bytes, settings, { now: new Date(), origin });
    const options = {
      mistakes,
      mostSkipped: settings.mostSkipped,
      onProgress: ({ products, variants }: { products: number; variants: number }) =>
        say({ kind: "progress", products, variants }),
      onSkipped: (skipped: Skipped) => say({ kind: "skipped", ...skipped }),
    };
    if (settings.isDryRun) return await tryProducts(database, pieces, options);
    const result = await importProducts(database, pieces, { source: name, ...options });
    if (result.kind !== "imported") return result;
    onChanged?.();
    const { products, variants, skipped } = result;
    return { kind: "imported", products, variants, ...(skipped > 0 && { skipped }) };
  } catch (error) {
    // The source broke off: what it brought is of no use to anyone.
    if (!settings.isDryRun) await sweepCatalogue(database);
    if (error instanceof Unreadable) return { kind: "bad-feed", error: error.error };
    throw error;
  }
}

/** Looks through a product file and changes nothing; what cannot be read at all ends it. */
export async function verifyBytes(
  bytes: AsyncIterable<Uint8Array>,
  settings: ImportSettings,
  onSkipped?: (skipped: Skipped) => void,
): Promise<VerifiedFeed> {
  let unreadable: Skipped | undefined;
  const verified = await verifyFeed(
    (async function* readable() {
      try {
        yield* readFeed(bytes, settings, { now: new Date() }).pieces;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        unreadable = { ...error.error, reason: "bad-value", variants: 0 };
        yield unreadable;
      }
    })(),
    onSkipped,
  );
  // However many mistakes there are, the one that ended the reading is told.
  if (!unreadable || verified.mistakes.includes(unreadable)) return verified;
  return { ...verified, mistakes: [...verified.mistakes, unreadable] };
}

export interface ExportSettings {
  /** Shopify's CSV with prices in this currency; our own feed without it. */
  readonly shopifyCurrency?: string | undefined;
  readonly origin?: string | undefined;
}

/** The catalogue on sale as a file; undefined before a first import. Breaks off when another one goes on sale meanwhile. */
export async function exportBytes(
  database: Database,
  { shopifyCurrency, origin }: ExportSettings = {},
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>> | undefined> {
  const reading = await readCatalogue(database);
  if (reading === undefined || shopifyCurrency === undefined) return reading && printFeed(reading.rows);
  return toBytes(writeShopify(reading.rows, { currency: shopifyCurrency, origin }));
}

async function* toBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const text of texts) yield Buffer.from(text);
}

async function* printFeed(products: AsyncIterable<readonly FeedRow[]>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const rows of products) yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

/**
 * Makes changes as they arrive, in batches: what has come is made and committed before more is waited for. The last event is
 * the result.
 */
export async function* changeBytes({ database, bytes, onChanged }: CatalogueSource): AsyncGenerator<CatalogueEvent> {
  const total = { changes: 0, put: 0, deleted: 0 };
  let position: CataloguePosition | undefined;
  let number = 0;
  let committed = 0;
  try {
    for await (const lines of linesByChunk(bytes)) {
      for (let from = 0; from < lines.length; from += BATCH) {
        const batch = lines.slice(from, from + BATCH);
        const changes: CatalogueChange[] = [];
        for (const written of batch) {
          number += 1;
          if (written.trim() === "") continue;
          const change = parseChangeLine(written, number);
          if ("message" in change) return yield { kind: "bad-change", error: change, committed };
          changes.push(change);
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
    return yield { kind: "bad-change", error: { line: 1, message: "there are no changes" }, committed };
  }
  yield { kind: "changed", ...total, position };
}
