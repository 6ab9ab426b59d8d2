// The contract of the embedded engine: all of it in memory, and on disk the parts that differ, with threads and many merges.

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll } from "vitest";
import type { SearchBackend } from "../backend.ts";
import { describeBackend } from "../backend.contract.ts";
import type { IndexSchema } from "../schema.ts";
import { SMALL_SCHEMA, smallRecords } from "../testing/small-corpus.ts";
import { openEmbedded } from "./embedded.ts";

describeBackend("embedded, in memory", {
  async open(schema, records) {
    const backend = openEmbedded({ schema });
    await backend.replace(records);
    return backend;
  },
});

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-search-"));
  folders.push(folder);
  return folder;
};

/** Low limits, so that merges happen between all kinds of changes. */
const openFolder = (schema: IndexSchema, folder: string): SearchBackend =>
  openEmbedded({ schema, folder, limits: { segments: 2, records: 6, part: 0 } });

/** The small corpus on disk, built once, because starting a thread for each of a hundred tests would be slow. */
let small: Promise<string> | undefined;

async function makeSmall(): Promise<string> {
  const folder = await newFolder();
  const backend = openFolder(SMALL_SCHEMA, folder);
  await backend.replace(smallRecords());
  await backend.close();
  return folder;
}

describeBackend("embedded, on disk", {
  async open(schema, records) {
    const folder = await newFolder();
    if (schema === SMALL_SCHEMA && isDeepStrictEqual(records, smallRecords())) {
      await cp(await (small ??= makeSmall()), folder, { recursive: true });
      return openFolder(schema, folder);
    }
    const backend = openFolder(schema, folder);
    await backend.replace(records);
    return backend;
  },
  // Starting a thread for each test is slow, and ranking and larger catalogues do not differ on disk.
  parts: ["small", "changes", "generated"],
  catalogues: 3,
  queries: 12,
});
