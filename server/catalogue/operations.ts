// Loading and changing the catalogue from a stream of bytes, said step by step. The shop does it for a client, the command
// line by itself when no shop is running.

import type { FeedRow } from "#catalogue";
import type { Database } from "#commerce/database";
import {
  changeProducts,
  importFeed,
  parseChangeLine,
  readCatalogue,
  sweepCatalogue,
  verifyFeed,
  type CatalogueChange,
  type CataloguePosition,
  type VerifiedFeed,
} from "#commerce/products";
import type { CatalogueEvent, CatalogueResult } from "./events.ts";
import { BadLine, linesByChunk } from "./lines.ts";
import { whileWorking } from "./while-working.ts";

/** Changes made in one transaction: few enough that shoppers, who wait for it in the embedded database, do not notice. */
const BATCH = 100;

export interface CatalogueSource {
  readonly database: Database;
  /** A feed, or changes, as JSON Lines. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Called whenever something new is on sale. */
  readonly onChanged?: () => void;
}

/** Replaces the catalogue by a feed. The last event is the result. */
export const importBytes = (source: CatalogueSource & { readonly name: string }): AsyncGenerator<CatalogueEvent> =>
  whileWorking<CatalogueEvent>(async (say) => {
    say(await runImport(source, say));
  });

async function runImport(
  { database, bytes, name, onChanged }: CatalogueSource & { readonly name: string },
  say: (event: CatalogueEvent) => void,
): Promise<CatalogueResult> {
  try {
    const result = await importFeed(database, flatten(linesByChunk(bytes)), {
      source: name,
      onProgress: ({ products, variants }) => say({ kind: "progress", products, variants }),
    });
    if (result.kind !== "imported") return result;
    onChanged?.();
    return { kind: "imported", products: result.products, variants: result.variants };
  } catch (error) {
    // The source broke off: what it brought is of no use to anyone.
    await sweepCatalogue(database);
    if (error instanceof BadLine) return { kind: "bad-feed", error: error.error };
    throw error;
  }
}

/** Looks through a feed and changes nothing; a line that cannot be read at all ends it. */
export async function verifyBytes(bytes: AsyncIterable<Uint8Array>): Promise<VerifiedFeed> {
  let unreadable: BadLine | undefined;
  const verified = await verifyFeed(
    (async function* readable() {
      try {
        yield* flatten(linesByChunk(bytes));
      } catch (error) {
        if (!(error instanceof BadLine)) throw error;
        unreadable = error;
      }
    })(),
  );
  if (!unreadable) return verified;
  return { ...verified, wrong: verified.wrong + 1, mistakes: [...verified.mistakes, unreadable.error] };
}

/** The catalogue on sale as a feed; undefined before a first import. Breaks off when another one goes on sale meanwhile. */
export async function exportBytes(database: Database): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>> | undefined> {
  const reading = await readCatalogue(database);
  return reading && printFeed(reading.rows);
}

async function* printFeed(products: AsyncIterable<readonly FeedRow[]>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const rows of products) yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

async function* flatten(chunks: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const lines of chunks) yield* lines;
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
    if (!(error instanceof BadLine)) throw error;
    return yield { kind: "bad-change", error: error.error, committed };
  }
  if (position === undefined) {
    return yield { kind: "bad-change", error: { line: 1, message: "there are no changes" }, committed };
  }
  yield { kind: "changed", ...total, position };
}
