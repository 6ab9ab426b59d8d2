// Tests on a real cluster beyond the contract: deep pages, interrupted imports, failing nodes.

import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { openFaultLine, type FaultLine } from "../../../tools/chaos/fault-line.ts";
import { find } from "../../testing/contract.ts";
import { PATIENCE_MS, sharedCluster } from "../../testing/opensearch-testing.ts";
import { SMALL_SCHEMA, smallRecords } from "../../testing/small-corpus.ts";
import type { IndexRecord } from "../../schema.ts";
import { SearchDown, type ObservedSearch } from "../guard.ts";
import { connect, openOpenSearch } from "../opensearch.ts";
import type { ConnectionOptions } from "./connection.ts";

const cluster = await sharedCluster();
const nodes = cluster.kind === "running" ? cluster.nodes : [];
const open = ({ name = `test-${randomBytes(6).toString("hex")}`, ...options }: Options = {}) =>
  openOpenSearch({ schema: SMALL_SCHEMA, name, connection: connect({ nodes, timeout: PATIENCE_MS, ...options }) });
type Options = Partial<ConnectionOptions> & { readonly name?: string };
const many = (count: number): readonly IndexRecord[] =>
  Array.from({ length: count }, (_, rank) => ({
    id: `m${String(rank).padStart(5, "0")}`,
    fields: { rank },
    variants: [{ id: `v${rank}`, fields: {} }],
  }));

describe.skipIf(nodes.length === 0)("a cluster of OpenSearch", () => {
  const lines: FaultLine[] = [];
  afterAll(() => Promise.all(lines.map((line) => line.close())));
  const line = async () => {
    const opened = await openFaultLine(Number(new URL(nodes[0]!).port));
    lines.push(opened);
    return opened;
  };

  test("[LP-16] pages continue after the ten-thousandth hit", async () => {
    const backend = open();
    await backend.replace(many(10_200));
    const page = await find(backend, { offset: 10_100, limit: 3, facets: [{ attribute: "rating" }] });
    expect(page.hits.map(({ id }) => id)).toEqual(["m10100", "m10101", "m10102"]);
    expect(page.total).toBe(10_200);
    expect(await find(backend, { offset: 50_000, limit: 3 })).toMatchObject({ hits: [], total: 10_200 });
    const variants = { isDistinct: false, offset: 10_100 };
    expect(await backend.search(variants)).toMatchObject({ kind: "refused", reason: "unsupported" });
    await backend.close();
  });

  test("[SR-20] an interrupted import resumes, and one of other records restarts", async () => {
    const name = `test-${randomBytes(6).toString("hex")}`;
    const broken = open({ name });
    const reached = Promise.withResolvers<void>();
    async function* endless() {
      yield* many(1_200);
      // The process ends here.
      await new Promise(() => {});
    }
    void broken.replace(endless(), { position: "1:7", onProgress: (done) => done === 1_000 && reached.resolve() });
    await reached.promise;
    const reported: number[] = [];
    const next = open({ name });
    await next.replace(many(1_500), { position: "1:7", onProgress: (done) => reported.push(done) });
    expect(reported).toEqual([1_500]);
    expect(await next.status()).toEqual({ products: 1_500, variants: 1_500, position: "1:7" });
    await next.replace(many(700), { position: "1:8", onProgress: (done) => reported.push(done) });
    expect(reported.slice(1)).toEqual([500, 700]);
    expect(await next.status()).toEqual({ products: 700, variants: 700, position: "1:8" });
    await Promise.all([broken.close(), next.close()]);
  });

  test("[SR-08] a node that does not respond is skipped", async () => {
    const away = await line();
    await away.fail("reset");
    const backend = open({ nodes: [away.address, nodes[1]!] });
    await backend.replace(smallRecords());
    for (let ask = 0; ask < 6; ask++) expect((await find(backend, {})).total).toBe(10);
    await backend.close();
  });

  test("[SR-08] [ER-02] searches fail fast while the cluster is down, and it is retried later", async () => {
    const only = await line();
    const seen: ObservedSearch[] = [];
    let time = 0;
    const backend = open({ nodes: [only.address], observe: (asked) => seen.push(asked), now: () => time });
    await backend.replace(smallRecords());
    expect((await find(backend, {})).total).toBe(10);
    await only.fail("reset");
    for (let ask = 0; ask < 4; ask++) await expect(backend.search({})).rejects.toThrow(SearchDown);
    expect(seen.map(({ outcome }) => outcome)).toEqual(["answered", "failed", "failed", "failed", "refused"]);
    expect(seen.map(({ isOpen }) => isOpen)).toEqual([false, false, false, true, true]);
    await only.mend();
    await expect(backend.search({})).rejects.toThrow(SearchDown);
    time += 2_000;
    expect((await find(backend, {})).total).toBe(10);
    expect(seen.at(-1)).toMatchObject({ outcome: "answered", isOpen: false });
    await backend.close();
  });
});
