// Demo catalogues of any size as snapshots of the engine, made once: half a million products take minutes to invent.

import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import { openEmbedded, PRODUCT_SCHEMA } from "#search";
import { setAll, setBit, wordsFor } from "#search/engine/bits";
import { recordsOf, type Source } from "#search/engine/building";
import { SnapshotFolder } from "#search/engine/snapshot";
import type { IndexRecord } from "#search/schema";
import { demoRecords, someDemoRecords } from "#search/testing/testing-demo";

export interface Corpus {
  readonly folder: string;
  readonly products: number;
  readonly variants: number;
  readonly bytes: { readonly index: number; readonly documents: number };
}

export const CORPORA = fileURLToPath(new URL("../../.cache/search-corpus", import.meta.url));

/** The catalogue of so many products: from the cache when it is still what the demo and the engine would make now. */
export async function corpusOf(products: number): Promise<Corpus> {
  const folder = join(CORPORA, String(products));
  const version = versionOf(products);
  const found = new SnapshotFolder(folder, PRODUCT_SCHEMA).read();
  if (found.kind !== "whole" || found.position !== version) await make(products, folder, version);
  const { built } = opened(folder);
  const documents = "file" in built.documents ? statSync(built.documents.file).size : built.documents.bytes.byteLength;
  return {
    folder,
    products: built.products,
    variants: built.variants,
    bytes: { index: built.index.byteLength, documents },
  };
}

/** Every record of a corpus. */
export function corpusRecords(folder: string): Generator<IndexRecord> {
  const { index, documents, products } = opened(folder).built;
  const live = new Uint32Array(wordsFor(products));
  setAll(live, products);
  return recordsOf({ index, documents, live });
}

/** Some records, evenly spread over the corpus. */
export function corpusSample(folder: string, count: number): readonly IndexRecord[] {
  const { index, documents, products } = opened(folder).built;
  const live: Source["live"] = new Uint32Array(wordsFor(products));
  for (let n = 0; n < count; n++) setBit(live, Math.floor((n * products) / count));
  return [...recordsOf({ index, documents, live })];
}

function opened(folder: string) {
  const snapshot = new SnapshotFolder(folder, PRODUCT_SCHEMA).read();
  if (snapshot.kind !== "whole") throw new Error(`${folder} has no whole snapshot`);
  return snapshot;
}

async function make(products: number, folder: string, position: string): Promise<void> {
  const backend = openEmbedded({ schema: PRODUCT_SCHEMA, folder });
  const began = performance.now();
  let told = began;
  await backend.replace(demoRecords({ products }), {
    position,
    onProgress(done) {
      if (performance.now() - told < 10_000) return;
      told = performance.now();
      const seconds = Math.round((told - began) / 1000);
      console.error(`  inventing the catalogue: ${done} of ${products} products after ${seconds} s`);
    },
  });
  await backend.close();
}

/** Of what the demo invents, by its first products. Pictures are left out: they change often and are never searched. */
function versionOf(products: number): string {
  const first = someDemoRecords(Math.min(products, 100), { products });
  const text = JSON.stringify(first, (name, value: unknown) =>
    name === "largeImage" || name === "product_images" ? undefined : value,
  );
  return `demo-${crc32(text).toString(16)}`;
}
