// The fault matrix of a shop on a real OpenSearch cluster. `npm test -- --thorough` runs all cells.

import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PATIENCE_MS, sharedCluster } from "#search/testing/opensearch-testing";
import { openTestShop } from "../../commerce/checkout/testing-order-services.ts";
import { onPostgres } from "../../commerce/database/testing.ts";
import { SEARCH_FAULTS } from "../../tools/chaos/fault-line.ts";
import { cellsOf, printRecorded, runCell, type Service } from "../integration/testing-faults.ts";
import { openOnService } from "../integration/testing-search-faults.ts";
import { recordLog } from "../observability/testing-log.ts";

const cluster = await sharedCluster();
const [node = ""] = cluster.kind === "running" ? cluster.nodes : [];

/** A cluster that hangs is given up several times in a cell. */
const HANG_MS = 240_000;

describe.skipIf(node === "")("a shop on OpenSearch", () => {
  onPostgres("that fails", (database) => {
    beforeAll(() => openTestShop(database.current, 30, 5));
    afterAll(printRecorded);
    const newPrefix = () => `test${randomBytes(6).toString("hex")}`;
    const service: Service = {
      name: "OpenSearch",
      faults: SEARCH_FAULTS,
      port: () => Number(new URL(node).port),
      isLogged: true,
      open: ({ address }, log) =>
        openOnService(database.current, { OPENSEARCH_URL: address, OPENSEARCH_PREFIX: newPrefix() }, log),
    };

    test.each(cellsOf([service]))(
      "[UF-02] %s, %s: pages are answered at the start and later, and it is used again by itself",
      async (name, fault) => expect(await runCell(name, fault, service)).toEqual(["start", "running"]),
      HANG_MS,
    );

    test("[UF-02] an index that was deleted is built again by itself", async () => {
      const prefix = newPrefix();
      const environment = { OPENSEARCH_URL: node, OPENSEARCH_PREFIX: prefix };
      const shop = await openOnService(database.current, environment, recordLog().log, PATIENCE_MS);
      // A start waits ten seconds for the cluster, which a busy machine may exceed.
      await vi.waitFor(shop.use, { timeout: PATIENCE_MS, interval: 100 });
      const deleted = await fetch(`${node}/${prefix}-*`, { method: "DELETE" });
      expect(deleted.status).toBe(200);
      await shop.browse();
      await vi.waitFor(shop.use, { timeout: PATIENCE_MS, interval: 100 });
      await shop.close();
    });
  });
});
