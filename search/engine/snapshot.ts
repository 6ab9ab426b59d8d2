// The index on disk. Files are written under new names and made durable before the manifest names them, in one rename: a
// crash at any moment leaves the last good snapshot, and what it left half-written is removed at the next start.
//
//   <folder>/current.json       which files, their checksum, and where the source of the records stood
//   <folder>/<number>.index     the sections (sections.ts)
//   <folder>/<number>.documents the documents (documents.ts)

import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { IndexSchema } from "../schema.ts";
import type { BuildFiles, Built } from "./building.ts";
import { FORMAT } from "./sections.ts";

interface Manifest {
  readonly format: number;
  readonly schema: string;
  readonly number: number;
  readonly indexBytes: number;
  readonly checksum: number;
  readonly documentBytes: number;
  readonly products: number;
  readonly variants: number;
  readonly position?: string;
}

export type Snapshot =
  | { readonly kind: "whole"; readonly built: Built; readonly position?: string }
  | { readonly kind: "none" }
  /** There is one, but it is not to be used. */
  | { readonly kind: "unusable"; readonly reason: string };

const MANIFEST = "current.json";

export class SnapshotFolder {
  readonly #folder: string;
  readonly #schema: string;
  #number = 0;

  constructor(folder: string, schema: IndexSchema) {
    this.#folder = folder;
    this.#schema = `${schema.version}-${crc32(JSON.stringify(schema)).toString(16)}`;
    mkdirSync(folder, { recursive: true });
  }

  /** Reads the snapshot whole and checks it. */
  read(): Snapshot {
    const path = join(this.#folder, MANIFEST);
    if (!existsSync(path)) return { kind: "none" };
    const unusable = (reason: string): Snapshot => ({ kind: "unusable", reason });
    const manifest = readManifest(path);
    if (!manifest) return unusable("its manifest is damaged");
    this.#number = manifest.number;
    if (manifest.format !== FORMAT)
      return unusable(`it is of format ${manifest.format}, and this shop reads ${FORMAT}`);
    if (manifest.schema !== this.#schema) return unusable("what is indexed has changed since");
    const files = this.#files(manifest.number);
    if (!existsSync(files.index) || !existsSync(files.documents)) return unusable("its files are missing");
    if (statSync(files.documents).size !== manifest.documentBytes) return unusable("its documents are cut short");
    const { index, checksum } = readShared(files.index);
    if (index.byteLength !== manifest.indexBytes || checksum !== manifest.checksum)
      return unusable("its checksum is wrong");
    const { products, variants, position } = manifest;
    return {
      kind: "whole",
      built: { index, documents: { file: files.documents }, products, variants },
      ...(position !== undefined && { position }),
    };
  }

  /** Names for the files of a snapshot to be built. */
  next(): BuildFiles {
    // A build that was given up may have left files of its number.
    do this.#number++;
    while (existsSync(this.#files(this.#number).index) || existsSync(this.#files(this.#number).documents));
    return this.#files(this.#number);
  }

  /** From then on this is the snapshot. Searches go on while the disk takes its time. */
  async adopt(built: Built, files: BuildFiles, position: string | undefined): Promise<void> {
    const manifest: Manifest = {
      format: FORMAT,
      schema: this.#schema,
      number: Number(/(\d+)\.index$/.exec(files.index)?.[1]),
      indexBytes: built.index.byteLength,
      checksum: built.checksum ?? 0,
      documentBytes: statSync(files.documents).size,
      products: built.products,
      variants: built.variants,
      ...(position !== undefined && { position }),
    };
    const path = join(this.#folder, MANIFEST);
    await writeDurably(`${path}.new`, JSON.stringify(manifest));
    await rename(`${path}.new`, path);
    await syncFolder(this.#folder);
    for (const name of await readdir(this.#folder))
      if (isStale(name, manifest.number)) await rm(join(this.#folder, name));
  }

  /** Removes every file but those of the snapshot that the manifest names. */
  sweep(): void {
    const keep = readManifest(join(this.#folder, MANIFEST))?.number;
    for (const name of readdirSync(this.#folder)) if (isStale(name, keep)) rmSync(join(this.#folder, name));
  }

  #files(number: number): BuildFiles {
    const name = String(number).padStart(6, "0");
    return { index: join(this.#folder, `${name}.index`), documents: join(this.#folder, `${name}.documents`) };
  }
}

function isStale(name: string, keep: number | undefined): boolean {
  const number = /^(\d+)\.(?:index|documents)$/.exec(name)?.[1];
  return (number !== undefined && Number(number) !== keep) || name === `${MANIFEST}.new`;
}

function readManifest(path: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path, "utf8")) as Partial<Manifest>;
    const isWhole = ["format", "number", "indexBytes", "checksum", "documentBytes", "products", "variants"].every(
      (name) => Number.isSafeInteger(manifest[name as keyof Manifest]),
    );
    return isWhole ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes read at once: a checksum is taken of each while it is in the processor's cache. */
const CHUNK = 1 << 20;

function readShared(path: string): { readonly index: SharedArrayBuffer; readonly checksum: number } {
  const file = openSync(path, "r");
  try {
    const index = new SharedArrayBuffer(fstatSync(file).size);
    let checksum = 0;
    for (let at = 0; at < index.byteLength;) {
      const chunk = Buffer.from(index, at, Math.min(CHUNK, index.byteLength - at));
      const length = readSync(file, chunk, 0, chunk.length, at);
      if (length === 0) break;
      checksum = crc32(chunk.subarray(0, length), checksum);
      at += length;
    }
    return { index, checksum };
  } finally {
    closeSync(file);
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename durable; some file systems refuse, and then do it by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } catch {
    // As said.
  } finally {
    await handle.close();
  }
}
