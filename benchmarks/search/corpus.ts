// Cached demo catalogues of any size, because generating half a million products takes minutes.
//
//   .cache/search-corpus/<products>/records-<version>.zst   one record per line, by version of the demo
//   .cache/search-corpus/<products>/index/                  the engine's snapshot in its current format

import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { crc32, createZstdCompress, createZstdDecompress } from "node:zlib";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { setAll, setBit, wordsFor } from "#search/engine/bits";
import { inFileOrder, recordsOf, type Source } from "#search/engine/building";
import { SnapshotFolder } from "#search/engine/snapshot";
import type { IndexRecord } from "#search/schema";
import { demoRecords, someDemoRecords } from "#search/testing/testing-demo";
// Fixed, so that a corpus does not change with the demo pictures.
import { drawnEverything } from "../../demo/feed/testing-library.ts";

export interface Corpus {
  /** Sizes of the snapshot. */
  readonly folder: string;
  readonly products: number;
  readonly variants: number;
  readonly bytes: { readonly index: number; readonly documents: number };
}

export const CORPORA = fileURLToPath(new URL("../../.cache/search-corpus", import.meta.url));

/** A catalogue of a given size, from the cache if it is up to date. */
export async function corpusOf(products: number): Promise<Corpus> {
  const home = join(CORPORA, String(products));
  const version = versionOf(products);
  const file = join(home, `records-${version}.zst`);
  const folder = join(home, "index");
  if (!existsSync(file)) {
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    await invent(products, file);
  }
  const found = new SnapshotFolder(folder).read(PRODUCT_SCHEMA);
  if (found.kind !== "whole" || found.position !== version)
    await buildIndex(products, { file, folder, position: version });
  const { built } = opened(folder);
  const documents = "file" in built.documents ? statSync(built.documents.file).size : built.documents.bytes.byteLength;
  return {
    folder,
    products: built.products,
    variants: built.variants,
    bytes: { index: built.index.byteLength, documents },
  };
}

/** All records of a corpus. */
export function corpusRecords(folder: string): Generator<IndexRecord> {
  const { index, documents, products } = opened(folder).built;
  const live = new Uint32Array(wordsFor(products));
  setAll(live, products);
  return recordsOf({ index, documents, live });
}

/** An evenly spaced sample of a corpus. */
export function corpusSample(folder: string, count: number): readonly IndexRecord[] {
  const { index, documents, products } = opened(folder).built;
  const live: Source["live"] = new Uint32Array(wordsFor(products));
  const order = inFileOrder(index);
  for (let n = 0; n < count; n++) setBit(live, order[Math.floor((n * products) / count)]!);
  return [...recordsOf({ index, documents, live })];
}

function opened(folder: string) {
  const snapshot = new SnapshotFolder(folder).read(PRODUCT_SCHEMA);
  if (snapshot.kind !== "whole") throw new Error(`${folder} has no complete snapshot.`);
  return snapshot;
}

async function invent(products: number, file: string): Promise<void> {
  const tell = progress("inventing", products);
  function* lines(): Generator<string> {
    let done = 0;
    for (const record of demoRecords(optionsOf(products))) {
      yield `${JSON.stringify(record)}\n`;
      tell(++done);
    }
  }
  await pipeline(Readable.from(lines()), createZstdCompress(), createWriteStream(`${file}.part`));
  renameSync(`${file}.part`, file);
}

async function buildIndex(
  products: number,
  { file, folder, position }: { readonly file: string; readonly folder: string; readonly position: string },
): Promise<void> {
  const backend = openEmbedded({ schema: PRODUCT_SCHEMA, folder });
  await backend.replace(readRecords(file), { position, onProgress: progress("indexing", products) });
  await backend.close();
}

async function* readRecords(file: string): AsyncGenerator<IndexRecord> {
  const input = createReadStream(file).pipe(createZstdDecompress());
  for await (const line of createInterface({ input })) yield JSON.parse(line) as IndexRecord;
}

function progress(what: string, products: number): (done: number) => void {
  const began = performance.now();
  let reported = began;
  return (done) => {
    if (performance.now() - reported < 10_000) return;
    reported = performance.now();
    console.error(
      `  ${what} the catalogue: ${done} of ${products} products, ${Math.round((reported - began) / 1000)} s`,
    );
  };
}

const optionsOf = (products: number) => ({ products, library: drawnEverything() });

/** Version of the demo, by its first products. */
function versionOf(products: number): string {
  return crc32(JSON.stringify(someDemoRecords(Math.min(products, 200), optionsOf(products)))).toString(16);
}
