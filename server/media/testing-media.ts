// For tests: a media server with a small library, and an empty cache for each test.

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { pictureUrl } from "#catalogue";
import { writeTestLibrary } from "#demo/pictures/testing";
import { createMedia, type Media, type MediaOptions } from "./index.ts";

/** A picture that the library can compose. */
export const TEE = "/art/2.t-shirts.regular.a.a8202c.plain.p00003";

const CACHE_LIMIT_BYTES = 20 * 1024 * 1024;

export interface TestMedia {
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
  /** A new server with other options, on the same cache unless they name another. */
  readonly reopen: (options?: Partial<MediaOptions>) => Promise<void>;
  /** A new empty folder, deleted after the tests. */
  readonly makeFolder: () => Promise<string>;
  readonly cachedFiles: () => Promise<readonly string[]>;
  /** Reported since the start of the test. */
  readonly failures: readonly string[];
}

/** Registers the hooks; call it at the top of a test file. */
export function testMedia(): TestMedia {
  let root: string;
  let cacheDir: string;
  let media: Media;
  const failures: string[] = [];
  const open = (options: Partial<MediaOptions>): Media => {
    cacheDir = options.cacheDir ?? cacheDir;
    return createMedia({
      cacheDir,
      cacheLimitBytes: CACHE_LIMIT_BYTES,
      libraryDir: join(root, "library"),
      workers: 1,
      onFailure: (reason) => failures.push(reason),
      ...options,
    });
  };
  const makeFolder = (): Promise<string> => mkdtemp(join(root, "folder-"));
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "vitrine-media-"));
    await writeTestLibrary(join(root, "library"));
  });
  afterAll(() => rm(root, { recursive: true }));
  beforeEach(async () => {
    failures.length = 0;
    media = open({ cacheDir: await makeFolder() });
  });
  afterEach(() => media.close());
  return {
    get: async (path, init) => media.app.request(path, init),
    reopen: async (options = {}) => {
      await media.close();
      media = open(options);
    },
    makeFolder,
    cachedFiles: async () => {
      const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
    failures,
  };
}

/** Path of a retailer's picture, 320 pixels wide. */
export const remotePath = (address: string): string => pictureUrl(address, 320).replace("/media", "");

/** The bytes of a response. */
export const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
