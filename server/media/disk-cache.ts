// A disk cache of finished pictures with a size limit, which evicts the least recently used. It survives restarts.
//
//   <dir>/ab/ab12…   the picture, sealed; named by the SHA-256 of its key
//   <dir>/ab/*.part  a picture being written; renamed when complete, deleted if found at start
//
// A file's modification time is its last use. A damaged file is deleted.

import { createHash } from "node:crypto";
import { readdir, stat, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { digestOf, readSealed, SEAL_BYTES, writeSealed } from "./sealed-file.ts";

export interface CachedPicture {
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, base64url. */
  readonly digest: string;
}

export interface DiskCache {
  readonly get: (key: string) => Promise<CachedPicture | undefined>;
  /** Stores the picture if possible; a full or read-only disk is not an error. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<CachedPicture>;
  /** Bytes on disk. */
  readonly size: () => Promise<number>;
}

/** Shortest time between two updates of a file's modification time. */
const TOUCH_EVERY_MS = 60_000;

interface CachedFile {
  readonly bytes: number;
  readonly usedAt: number;
}

export function openDiskCache(directory: string, limitBytes: number, now: () => number = Date.now): DiskCache {
  /** Keyed by path, least recently used first. */
  const files = new Map<string, CachedFile>();
  let total = 0;
  const ready = scan(directory).then((found) => {
    for (const { path, ...file } of found.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (files.has(path)) continue;
      files.set(path, file);
      total += file.bytes;
    }
    return evict();
  });

  const pathOf = (key: string): string => {
    const name = createHash("sha256").update(key).digest("hex");
    return join(directory, name.slice(0, 2), name);
  };

  function record(path: string, file: CachedFile): void {
    total += file.bytes - (files.get(path)?.bytes ?? 0);
    files.delete(path);
    files.set(path, file);
  }

  async function remove(path: string): Promise<void> {
    total -= files.get(path)?.bytes ?? 0;
    files.delete(path);
    await unlink(path).catch(ignore);
  }

  async function evict(): Promise<void> {
    for (const path of files.keys()) {
      if (total <= limitBytes) return;
      await remove(path);
    }
  }

  return {
    async get(key) {
      const path = pathOf(key);
      const file = await readSealed(path).catch(ignore);
      if (file?.kind === "damaged") await remove(path);
      if (file?.kind !== "intact") return undefined;
      const { bytes, digest } = file;
      const usedAt = now();
      const isFresh = usedAt - (files.get(path)?.usedAt ?? 0) < TOUCH_EVERY_MS;
      record(path, {
        bytes: bytes.length + SEAL_BYTES,
        usedAt: isFresh ? (files.get(path)?.usedAt ?? usedAt) : usedAt,
      });
      if (!isFresh) await utimes(path, usedAt / 1000, usedAt / 1000).catch(ignore);
      return { bytes, digest: digest.toString("base64url") };
    },
    async put(key, bytes) {
      const path = pathOf(key);
      const length = bytes.length + SEAL_BYTES;
      const sealed = length <= limitBytes ? await writeSealed(path, bytes).catch(ignore) : undefined;
      if (sealed) {
        await ready;
        record(path, { bytes: length, usedAt: now() });
        await evict();
      }
      return { bytes, digest: (sealed ?? digestOf(bytes)).toString("base64url") };
    },
    async size() {
      await ready;
      return total;
    },
  };
}

async function scan(directory: string): Promise<{ path: string; bytes: number; usedAt: number }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(ignore);
  const found: { path: string; bytes: number; usedAt: number }[] = [];
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = await stat(path).catch(ignore);
    if (file === undefined) continue;
    // Younger ones may belong to a process that is still writing.
    if (entry.name.endsWith(".part")) {
      if (Date.now() - file.mtimeMs > TOUCH_EVERY_MS) await unlink(path).catch(ignore);
      continue;
    }
    if (/^[0-9a-f]{64}$/.test(entry.name)) found.push({ path, bytes: file.size, usedAt: file.mtimeMs });
  }
  return found;
}

const ignore = (): undefined => undefined;
