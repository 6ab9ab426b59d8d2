// Feeds as files: each is built once, compressed to disk and served from there, so that a slow reader costs no memory.

import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { createSerialQueue } from "#concurrency";

export interface FeedRequest {
  /** Canonical address of the feed, never as a request wrote it: each name is a file. */
  readonly name: string;
  /** Changes with what the feed is made of. */
  readonly edition: string;
  readonly build: () => AsyncIterable<string>;
  /** Asked before a build. A function to call when it has ended, or undefined if it may not begin now. */
  readonly admitBuild: () => Promise<(() => void) | undefined>;
}

export interface FeedFiles {
  /** The gzipped file, or undefined if it is not there yet. */
  readonly read: (request: FeedRequest) => Promise<FileHandle | undefined>;
  readonly close: () => Promise<void>;
}

interface FeedFile {
  readonly path: string;
  readonly edition: string;
  readonly builtAt: number;
  /** CRC-32 of the compressed file. */
  readonly checksum: number;
}

/** Prices and stock in a feed are at most this old. */
const LIFE_MS = 15 * 60_000;
/** A build that takes longer continues, and its request gets the previous file. */
const WAIT_MS = 20_000;
const MOST_BUILDS = 4;
const MOST_FILES = 500;

/** Each process has its own files below `folder`, and removes those of processes that are gone. */
export function openFeedFiles(folder: string, onError: (error: unknown) => void): FeedFiles {
  const evicted: FeedFile[] = [];
  const files = new LRUCache<string, FeedFile>({
    max: MOST_FILES,
    // A file that a newer one replaces, or that is damaged, has the path of the next.
    dispose: (file, _name, reason) => void (reason === "evict" && evicted.push(file)),
  });
  const building = new Map<string, Promise<void>>();
  const inTurn = createSerialQueue();
  const closing = new AbortController();
  let own: string | undefined;

  const build = async ({ name, edition, build: pieces }: FeedRequest): Promise<void> => {
    own ??= ownFolder(folder);
    const path = join(own, `${createHash("sha256").update(name).digest("hex").slice(0, 32)}.xml.gz`);
    let checksum = 0;
    const summed = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    };
    const file = createWriteStream(`${path}.new`);
    await pipeline(Readable.from(pieces()), createGzip(), summed, file, { signal: closing.signal });
    await rename(`${path}.new`, path);
    files.set(name, { path, edition, builtAt: Date.now(), checksum });
    for (const old of evicted.splice(0)) await rm(old.path, { force: true });
  };

  const start = (request: FeedRequest): void => {
    const { name } = request;
    if (building.has(name) || building.size >= MOST_BUILDS) return;
    const run = async (): Promise<void> => {
      const release = await request.admitBuild();
      if (!release) return;
      await inTurn(async () => (closing.signal.aborted ? undefined : build(request))).finally(release);
    };
    const running = run()
      .catch((error: unknown) => (closing.signal.aborted ? undefined : onError(error)))
      .finally(() => building.delete(name));
    building.set(name, running);
  };

  const read = async (request: FeedRequest, isRetry = false): Promise<FileHandle | undefined> => {
    const known = files.get(request.name);
    const isFresh = known?.edition === request.edition && Date.now() - known.builtAt < LIFE_MS;
    if (!isFresh) {
      start(request);
      await Promise.race([building.get(request.name), waited()]);
    }
    const file = files.get(request.name);
    const opened = file && (await openIntact(file));
    if (!file || opened) return opened;
    // A damaged file is built again, unless a newer one has replaced it meanwhile.
    if (files.get(request.name) === file) files.delete(request.name);
    return isRetry ? undefined : read(request, true);
  };

  return {
    read: (request) => read(request),
    // A stop does not wait for builds.
    close: async () => {
      closing.abort();
      await Promise.all(building.values());
      if (own) await rm(own, { recursive: true, force: true });
    },
  };
}

/** Undefined if the file is not as it was written. */
async function openIntact({ path, checksum }: FeedFile): Promise<FileHandle | undefined> {
  const handle = await open(path).catch(() => undefined);
  let sum = 0;
  try {
    const stream = handle?.createReadStream({ start: 0, autoClose: false });
    for await (const chunk of stream ?? []) sum = crc32(chunk as Buffer, sum);
    if (sum === checksum) return handle;
  } catch {
    // The disk cannot read it.
  }
  await handle?.close();
  return undefined;
}

const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());

function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const pid = Number(/^(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid !== process.pid && !isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(folder, `${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
