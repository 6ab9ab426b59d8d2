// The embedded engine against the contract, in memory. engine.test.ts holds what is on disk, and merges in threads.

import { describeBackend } from "../backend.contract.ts";
import { openEmbedded } from "./embedded.ts";

describeBackend("embedded, in memory", {
  async open(schema, records) {
    const backend = openEmbedded({ schema });
    await backend.replace(records);
    return backend;
  },
});
