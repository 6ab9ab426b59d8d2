// The embedded engine against the contract: in memory, and with a snapshot on disk, threads that build, and many merges.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { describeBackend } from "../backend.contract.ts";
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

describeBackend("embedded, on disk", {
  async open(schema, records) {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-search-"));
    folders.push(folder);
    // Merges come all the time, so that they happen between all kinds of changes.
    const backend = openEmbedded({ schema, folder, limits: { inline: 3, segments: 1, records: 6, part: 0 } });
    await backend.replace(records);
    return backend;
  },
  catalogues: 3,
  queries: 12,
});
