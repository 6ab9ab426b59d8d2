// Builds a segment from records in the current thread.

import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import { hasBit, type Bits } from "./bits.ts";
import { IndexBuilder } from "./build.ts";
import { documentSink, openDocuments, type DocumentLocation } from "./document-stores.ts";
import { joinSections, section, splitSections } from "./sections.ts";

/** Files to write, which must not exist yet. Without them, the segment stays in memory. */
export interface BuildFiles {
  readonly index: string;
  readonly documents: string;
}

export interface Built {
  readonly index: SharedArrayBuffer;
  readonly documents: DocumentLocation;
  readonly products: number;
  readonly variants: number;
  /** Checksum of the index file, if one was written. */
  readonly checksum?: number;
}

/** A segment for another thread, with `live` at the time of the request. */
export interface Source {
  readonly index: SharedArrayBuffer;
  readonly documents: DocumentLocation;
  readonly live: Bits;
}

/** The live records of a source in the order of its file, which is faster to read sequentially. */
export function* recordsOf({ index, documents, live }: Source): Generator<IndexRecord> {
  const sections = splitSections(index);
  if (!sections) throw new Error("The segment to merge has an unknown format.");
  const opened = openDocuments(documents, sections);
  try {
    for (const product of inFileOrder(index)) if (hasBit(live, product)) yield opened.read(product).decode();
  } finally {
    opened.close();
  }
}

/** The products of a segment in the order of their documents. */
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

/** Bytes per write, because writing a shared buffer copies it. */
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
