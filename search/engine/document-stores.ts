// Stores of documents: a file of the snapshot, or memory for recent changes.

import { close, closeSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { Document, type Documents } from "./documents.ts";
import { section, type Sections } from "./sections.ts";

/** The location of documents, for another thread. */
export type DocumentLocation = { readonly file: string } | { readonly bytes: SharedArrayBuffer };

export interface OpenDocuments extends Documents {
  readonly place: DocumentLocation;
  close(): void;
}

/** `index` has the offset and length of each record. */
export function openDocuments(place: DocumentLocation, index: Sections): OpenDocuments {
  const starts = section(index, "documentStarts", Float64Array);
  const lengths = section(index, "documentBytes", Uint32Array);
  if ("bytes" in place) {
    const bytes = Buffer.from(place.bytes);
    return {
      place,
      read: (product) => new Document(bytes.subarray(starts[product]!, starts[product]! + lengths[product]!)),
      close: () => undefined,
    };
  }
  const file = openSync(place.file, "r");
  const recent = new DocumentCache();
  return {
    place,
    read(product) {
      const known = recent.get(product);
      if (known) return known;
      const record = Buffer.allocUnsafeSlow(lengths[product]!);
      const length = readOrNothing(file, record, starts[product]!);
      return recent.keep(product, new Document(record.subarray(0, length)), length);
    },
    // Closing deletes a removed file, which takes time for gigabytes, so it must not block searches.
    close: () => close(file, () => undefined),
  };
}

/** A part of the disk that cannot be read is a corrupt document like any other. */
function readOrNothing(file: number, record: Buffer, at: number): number {
  try {
    return readSync(file, record, 0, record.length, at);
  } catch {
    return 0;
  }
}

/** Size of the document cache in bytes. Many listings share products on their first pages. */
const RECENT_BYTES = 32 << 20;

/** A cache of documents in two generations, each with half of the size. */
class DocumentCache {
  #now = new Map<number, Document>();
  #before = new Map<number, Document>();
  #bytes = 0;

  get(product: number): Document | undefined {
    return this.#now.get(product) ?? this.#before.get(product);
  }

  keep(product: number, document: Document, bytes: number): Document {
    if (this.#bytes > RECENT_BYTES / 2) {
      this.#before = this.#now;
      this.#now = new Map();
      this.#bytes = 0;
    }
    this.#now.set(product, document);
    this.#bytes += bytes;
    return document;
  }
}

/** Receives records while a segment is built. */
export interface DocumentSink {
  /** The record is valid until the call returns. */
  write(record: Buffer): void;
  /** Resolves when all records are stored, and synced if in a file. */
  finish(): DocumentLocation;
}

export const documentSink = (file: string | undefined): DocumentSink =>
  file === undefined ? toMemory() : toFile(file);

function toMemory(): DocumentSink {
  const records: Buffer[] = [];
  let length = 0;
  return {
    write(record) {
      records.push(Buffer.from(record));
      length += record.length;
    },
    finish() {
      const bytes = new SharedArrayBuffer(length);
      const all = new Uint8Array(bytes);
      let at = 0;
      for (const record of records) {
        all.set(record, at);
        at += record.length;
      }
      return { bytes };
    },
  };
}

/** Size of the write buffer in bytes. */
const CHUNK = 1 << 20;

function toFile(path: string): DocumentSink {
  const file = openSync(path, "wx");
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  let length = 0;
  const write = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
  };
  const flush = () => {
    write(chunk.subarray(0, length));
    length = 0;
  };
  return {
    write(record) {
      if (length + record.length > CHUNK) flush();
      if (record.length > CHUNK) return write(record);
      length += record.copy(chunk, length);
    },
    finish() {
      flush();
      fsyncSync(file);
      closeSync(file);
      return { file: path };
    },
  };
}
