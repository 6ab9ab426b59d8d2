// Building a segment out of records, in whatever thread it is called.

import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import { hasBit, type Bits } from "./bits.ts";
import { IndexBuilder } from "./build.ts";
import { documentSink, openDocuments, type DocumentPlace } from "./document-stores.ts";
import { joinSections, section, splitSections } from "./sections.ts";

/** Files to write, neither of which exists yet; without them everything stays in memory. */
export interface BuildFiles {
  readonly index: string;
  readonly documents: string;
}

export interface Built {
  readonly index: SharedArrayBuffer;
  readonly documents: DocumentPlace;
  readonly products: number;
  readonly variants: number;
  /** Of the index file, where one was written. */
  readonly checksum?: number;
}

/** A segment as another thread sees it; `live` as it was when the thread was asked. */
export interface Source {
  readonly index: SharedArrayBuffer;
  readonly documents: DocumentPlace;
  readonly live: Bits;
}

/** The records of a source that live, as they stand in its file, which is quicker to read in order. */
export function* recordsOf({ index, documents, live }: Source): Generator<IndexRecord> {
  const sections = splitSections(index);
  if (!sections) throw new Error("A segment to be merged is not of this format");
  const opened = openDocuments(documents, sections);
  try {
    for (const product of inFileOrder(index)) if (hasBit(live, product)) yield opened.read(product).decode();
  } finally {
    opened.close();
  }
}

/** The products of a segment as their documents follow each other, which is how they came. */
export function inFileOrder(index: SharedArrayBuffer): Uint32Array {
  const starts = section(splitSections(index)!, "documentStarts", Float64Array);
  return Uint32Array.from(starts, (_, product) => product).toSorted((a, b) => starts[a]! - starts[b]!);
}

export class SegmentBuilding {
  readonly #builder: IndexBuilder;
  readonly #sink;
  readonly #files: BuildFiles | undefined;

  constructor(schema: IndexSchema, files: BuildFiles | undefined) {
    this.#files = files;
    this.#sink = documentSink(files?.documents);
    this.#builder = new IndexBuilder(schema, (record) => this.#sink.write(record));
  }

  get products(): number {
    return this.#builder.products;
  }

  add(record: IndexRecord): void {
    this.#builder.add(record);
  }

  finish(): Built {
    const { products, variants } = this.#builder;
    const documents = this.#sink.finish();
    const index = joinSections(this.#builder.finish());
    const checksum = this.#files && writeIndex(this.#files.index, index);
    return { index, documents, products, variants, ...(checksum !== undefined && { checksum }) };
  }
}

/** Bytes written at once: a shared buffer is copied for it, so not all. */
const CHUNK = 8 << 20;

function writeIndex(path: string, index: SharedArrayBuffer): number {
  const file = openSync(path, "wx");
  let checksum = 0;
  for (let at = 0; at < index.byteLength; at += CHUNK) {
    const bytes = Buffer.from(index, at, Math.min(CHUNK, index.byteLength - at));
    checksum = crc32(bytes, checksum);
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
  }
  fsyncSync(file);
  closeSync(file);
  return checksum;
}
