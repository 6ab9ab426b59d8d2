// Finished pictures on disk, up to a limit of bytes; the least recently used goes first. It survives a restart.
//
//   <dir>/ab/ab12…   32 bytes SHA-256 of the rest, then the picture; named by the SHA-256 of its key
//   <dir>/ab/*.part  a picture being written; renamed when whole, removed when found at the start
//
// A file's time of modification is its last use. A file whose digest is wrong counts as absent and is removed.

import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface CachedPicture {
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, base64url. */
  readonly digest: string;
}

export interface DiskCache {
  readonly get: (key: string) => Promise<CachedPicture | undefined>;
  /** Keeps the picture if it can: a full or read-only disk costs speed, not pictures. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<CachedPicture>;
  /** Bytes on disk, once the folder has been read. */
  readonly size: () => Promise<number>;
}

const DIGEST_BYTES = 32;
/** Uses within this time of each other are written to disk once. */
const TOUCH_EVERY_MS = 60_000;

interface Kept {
  readonly bytes: number;
  readonly usedAt: number;
}

export function openDiskCache(directory: string, limitBytes: number, now: () => number = Date.now): DiskCache {
  /** By path, least recently used first. */
  const kept = new Map<string, Kept>();
  let total = 0;
  const ready = scan(directory).then((found) => {
    for (const { path, ...file } of found.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (kept.has(path)) continue;
      kept.set(path, file);
      total += file.bytes;
    }
    return evict();
  });

  const pathOf = (key: string): string => {
    const name = createHash("sha256").update(key).digest("hex");
    return join(directory, name.slice(0, 2), name);
  };

  function note(path: string, file: Kept): void {
    total += file.bytes - (kept.get(path)?.bytes ?? 0);
    kept.delete(path);
    kept.set(path, file);
  }

  async function forget(path: string): Promise<void> {
    total -= kept.get(path)?.bytes ?? 0;
    kept.delete(path);
    await unlink(path).catch(ignore);
  }

  async function evict(): Promise<void> {
    for (const path of kept.keys()) {
      if (total <= limitBytes) return;
      await forget(path);
    }
  }

  return {
    async get(key) {
      const path = pathOf(key);
      const file = await readFile(path).catch(ignore);
      if (file === undefined) return undefined;
      const bytes = file.subarray(DIGEST_BYTES);
      const digest = createHash("sha256").update(bytes).digest();
      if (!digest.equals(file.subarray(0, DIGEST_BYTES)) || bytes.length === 0) {
        await forget(path);
        return undefined;
      }
      const usedAt = now();
      const isFresh = usedAt - (kept.get(path)?.usedAt ?? 0) < TOUCH_EVERY_MS;
      note(path, { bytes: file.length, usedAt: isFresh ? (kept.get(path)?.usedAt ?? usedAt) : usedAt });
      if (!isFresh) await utimes(path, usedAt / 1000, usedAt / 1000).catch(ignore);
      return { bytes, digest: digest.toString("base64url") };
    },
    async put(key, bytes) {
      const path = pathOf(key);
      const digest = createHash("sha256").update(bytes).digest();
      const length = bytes.length + DIGEST_BYTES;
      if (length <= limitBytes && (await writeWhole(path, Buffer.concat([digest, bytes])))) {
        await ready;
        note(path, { bytes: length, usedAt: now() });
        await evict();
      }
      return { bytes, digest: digest.toString("base64url") };
    },
    async size() {
      await ready;
      return total;
    },
  };
}

async function writeWhole(path: string, file: Buffer): Promise<boolean> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(part, file);
    await rename(part, path);
    return true;
  } catch {
    await unlink(part).catch(ignore);
    return false;
  }
}

async function scan(directory: string): Promise<{ path: string; bytes: number; usedAt: number }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(ignore);
  const found: { path: string; bytes: number; usedAt: number }[] = [];
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = await stat(path).catch(ignore);
    if (file === undefined) continue;
    // A minute old: the part may belong to a process that is still writing it.
    if (entry.name.endsWith(".part")) {
      if (Date.now() - file.mtimeMs > TOUCH_EVERY_MS) await unlink(path).catch(ignore);
      continue;
    }
    if (/^[0-9a-f]{64}$/.test(entry.name)) found.push({ path, bytes: file.size, usedAt: file.mtimeMs });
  }
  return found;
}

const ignore = (): undefined => undefined;
