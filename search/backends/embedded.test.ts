// The embedded engine against the contract: in memory, and with a snapshot on disk and threads that build.

import { describeBackend } from "../backend.contract.ts";
import { openEmbedded } from "./embedded.ts";

describeBackend("embedded, in memory", {
  async open(schema, records) {
    const backend = openEmbedded({ schema });
    await backend.replace(records);
    return backend;
  },
});
