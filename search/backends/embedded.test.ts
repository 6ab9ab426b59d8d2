// The embedded engine against the contract: whole in memory; on disk what there is different, with threads and many merges.

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
    // Merges come often, so that they happen between all kinds of changes.
    const backend = openEmbedded({ schema, folder, limits: { segments: 2, records: 6, part: 0 } });
    await backend.replace(records);
    return backend;
  },
  // A thread each time costs more than all that it tells of ranking and of larger catalogues.
  parts: ["small", "changes", "generated"],
  catalogues: 3,
  queries: 12,
});
