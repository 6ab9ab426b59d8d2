// Where the documents of a segment are: in a file beside the snapshot, or in memory for the few that changed lately.

import { close, closeSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { Document, type Documents } from "./documents.ts";
import { section, type Sections } from "./sections.ts";

/** How another thread finds the same documents. */
export type DocumentPlace = { readonly file: string } | { readonly bytes: SharedArrayBuffer };

export interface OpenDocuments extends Documents {
  readonly place: DocumentPlace;
  close(): void;
}

/** The index tells where the record of each product begins, and how long it is. */
export function openDocuments(place: DocumentPlace, index: Sections): OpenDocuments {
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
  const recent = new Recent();
  return {
    place,
    read(product) {
      const known = recent.get(product);
      if (known) return known;
      const record = Buffer.allocUnsafeSlow(lengths[product]!);
      const length = readSync(file, record, 0, record.length, starts[product]!);
      return recent.keep(product, new Document(record.subarray(0, length)), length);
    },
    // Of a file that was removed, this is when it goes: gigabytes take their time, in which searches go on.
    close: () => close(file, () => undefined),
  };
}

/** Bytes of documents kept in memory. Pages overlap: the same products head many listings. */
const RECENT_BYTES = 32 << 20;

/** Documents read lately: half of the room for the latest, half for those before them. */
class Recent {
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

/** Takes records as they are built. */
export interface DocumentSink {
  write(record: Buffer): void;
  /** All of them are where the place says, on disk if in a file. */
  finish(): DocumentPlace;
}

export const documentSink = (file: string | undefined): DocumentSink =>
  file === undefined ? toMemory() : toFile(file);

function toMemory(): DocumentSink {
  const records: Buffer[] = [];
  let length = 0;
  return {
    write(record) {
      records.push(record);
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

/** Bytes gathered before they are written. */
const CHUNK = 1 << 20;

function toFile(path: string): DocumentSink {
  const file = openSync(path, "wx");
  let records: Buffer[] = [];
  let length = 0;
  const flush = () => {
    const bytes = Buffer.concat(records, length);
    for (let at = 0; at < length;) at += writeSync(file, bytes, at);
    records = [];
    length = 0;
  };
  return {
    write(record) {
      records.push(record);
      length += record.length;
      if (length >= CHUNK) flush();
    },
    finish() {
      flush();
      fsyncSync(file);
      closeSync(file);
      return { file: path };
    },
  };
}
