// Snapshots on disk. Files get new names and are synced before an atomic rename replaces the manifest, so a crash at any time
// leaves the last complete snapshot. Incomplete files are removed at the next start.
//
//   <folder>/current.json       the manifest: files, checksum, and the position of the source
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
  /** A snapshot that cannot be used. */
  | { readonly kind: "unusable"; readonly reason: string };

const MANIFEST = "current.json";

export class SnapshotFolder {
  readonly #folder: string;
  #number = 0;
  readonly #adopted = new WeakSet<BuildFiles>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Reads and verifies the snapshot. */
  read(schema: IndexSchema): Snapshot {
    const path = join(this.#folder, MANIFEST);
    if (!existsSync(path)) return { kind: "none" };
    const unusable = (reason: string): Snapshot => ({ kind: "unusable", reason });
    const manifest = readManifest(path);
    if (!manifest) return unusable("its manifest is corrupt");
    this.#number = manifest.number;
    if (manifest.format !== FORMAT) return unusable(`it has format ${manifest.format} instead of ${FORMAT}`);
    if (manifest.schema !== nameOf(schema)) return unusable("its schema has changed");
    const files = this.#files(manifest.number);
    if (!existsSync(files.index) || !existsSync(files.documents)) return unusable("its files are missing");
    if (statSync(files.documents).size !== manifest.documentBytes) return unusable("its documents are truncated");
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

  /** Writes the files of a new snapshot, which are removed again unless they are adopted: they may have filled the disk. */
  async writing<Result>(write: (files: BuildFiles) => Promise<Result>): Promise<Result> {
    const files = this.#next();
    try {
      return await write(files);
    } finally {
      if (!this.#adopted.has(files)) for (const path of [files.index, files.documents]) await remove(path);
    }
  }

  /** File names for a new snapshot. */
  #next(): BuildFiles {
    // A cancelled build may have left files with the same number.
    do this.#number++;
    while (existsSync(this.#files(this.#number).index) || existsSync(this.#files(this.#number).documents));
    return this.#files(this.#number);
  }

  /** Makes this the current snapshot. Asynchronous, so that searches continue during the sync. */
  async adopt(schema: IndexSchema, built: Built, files: BuildFiles, position: string | undefined): Promise<void> {
    const manifest: Manifest = {
      format: FORMAT,
      schema: nameOf(schema),
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
    this.#adopted.add(files);
    await syncFolder(this.#folder);
    for (const name of await readdir(this.#folder))
      if (isStale(name, manifest.number)) await remove(join(this.#folder, name));
  }

  /** Removes all files that the manifest does not name. */
  sweep(): void {
    const keep = readManifest(join(this.#folder, MANIFEST))?.number;
    for (const name of readdirSync(this.#folder)) if (isStale(name, keep)) rmSync(join(this.#folder, name));
  }

  #files(number: number): BuildFiles {
    const name = String(number).padStart(6, "0");
    return { index: join(this.#folder, `${name}.index`), documents: join(this.#folder, `${name}.documents`) };
  }
}

const nameOf = (schema: IndexSchema): string =>
  `${schema.version}-${crc32(JSON.stringify({ ...schema, synonyms: undefined })).toString(16)}`;

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

/** Ignores failures: the next start removes what is left. */
const remove = (path: string): Promise<void> => rm(path, { force: true }).catch(() => undefined);

/** Bytes per read; each block is checksummed while it is in the CPU cache. */
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

/** Syncs a rename. Some file systems do not support it and do it implicitly. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } catch {
    // Not supported.
  } finally {
    await handle.close();
  }
}
