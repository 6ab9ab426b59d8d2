// The contract of search backends on a real OpenSearch cluster of two nodes.

import { randomBytes } from "node:crypto";
import { afterAll, describe } from "vitest";
import type { SearchBackend } from "../backend.ts";
import { describeBackend } from "../backend.contract.ts";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import { PATIENCE_MS, sharedCluster } from "../testing/opensearch-testing.ts";
import { connect, openOpenSearch } from "./opensearch.ts";

const cluster = await sharedCluster();
const nodes = cluster.kind === "running" ? cluster.nodes : [];

/** Fewer generated catalogues and queries, to save time; OPENSEARCH_FULL=1 runs all. */
const GENERATED = process.env["OPENSEARCH_FULL"] ? {} : { catalogues: 6, queries: 12 };

describe.skipIf(nodes.length === 0)("[SR-01] [SR-20] OpenSearch", () => {
  // Creating an index is much slower than filling it, so indexes are reused.
  const idle = new Map<IndexSchema, SearchBackend[]>();
  const connection = connect({ nodes, timeout: PATIENCE_MS });
  afterAll(() => connection.close());
  describeBackend("OpenSearch", {
    async open(schema, records) {
      const own = idle.get(schema) ?? [];
      idle.set(schema, own);
      const used = own.pop();
      const backend = used ?? openOpenSearch({ connection, schema, name: `test-${randomBytes(6).toString("hex")}` });
      if (used) await refill(used, records);
      else await backend.replace(records);
      return { ...backend, close: async () => void own.push(backend) };
    },
    ...GENERATED,
  });
});

async function refill(backend: SearchBackend, records: readonly IndexRecord[]): Promise<void> {
  const result = await backend.search({ limit: 1_000, fields: [] });
  if (result.kind === "refused" || result.total > result.hits.length) return backend.replace(records);
  const old = result.hits.map(({ id }) => ({ kind: "delete" as const, id }));
  await backend.apply([...old, ...records.map((record) => ({ kind: "put" as const, record }))]);
}
