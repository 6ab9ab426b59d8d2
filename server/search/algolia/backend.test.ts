// The search backend contract on Algolia's official client, against an imitated application.

import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import type { SearchBackend } from "#search";
import { openAlgolia } from "#search/backends/algolia";
import { any, is, within, type SearchQuery } from "#search/query";
import type { IndexRecord, IndexSchema } from "#search/schema";
import { describeBackend } from "../../../search/backend.contract.ts";
import { arbitraryQuery } from "../../../search/testing/arbitrary-queries.ts";
import { arbitraryChange, arbitraryRecords, NASTY } from "../../../search/testing/arbitrary-records.ts";
import { differenceOf } from "../../../search/testing/differences.ts";
import { createOracle } from "../../../search/testing/oracle.ts";
import { SMALL_SCHEMA, smallRecords } from "../../../search/testing/small-corpus.ts";
import { openTestingApplication } from "./testing-application.ts";

const credentials = { applicationId: "VITRINE", apiKey: "admin-key" };
const application = await openTestingApplication(credentials);
afterAll(application.close);

const hostAt = (url: string) => ({ url, protocol: "http", accept: "readWrite" }) as const;
// By a second name too, which the client tries if the first does not answer in time on a busy machine.
const connection = {
  ...credentials,
  hosts: [hostAt(application.host), hostAt(application.host.replace("127.0.0.1", "localhost"))],
};

async function open(schema: IndexSchema, records: readonly IndexRecord[]): Promise<SearchBackend> {
  const backend = openAlgolia({ ...connection, schema, index: `test_${randomBytes(6).toString("hex")}` });
  await backend.replace(records);
  return backend;
}

describe("[SR-07] Algolia", () => {
  describeBackend("Algolia", {
    open,
    gaps: {
      boosts: "it ranks by single words of facets in whole numbers; other boosts are refused",
      "rule-contexts": "it has rules of its own, and does not tell which contexts they used",
      compounds: "it splits compounds by a setting of its index",
      corrections: "it corrects spelling and does not tell",
      "many-facet-values": "it names a thousand values of a facet",
      generated: "of what is generated, much is refused: see the next test",
    },
  });

  test("answers generated queries like the oracle, or reports that it cannot [SR-07]", async () => {
    let compared = 0;
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.record({ query: arbitraryQuery(NASTY) }) },
      { weight: 2, arbitrary: fc.record({ changes: fc.array(arbitraryChange, { minLength: 1, maxLength: 8 }) }) },
    );
    const property = fc.asyncProperty(
      arbitraryRecords,
      fc.array(step, { maxLength: 25, size: "max" }),
      async (records, steps) => {
        const oracle = createOracle(SMALL_SCHEMA, records);
        const backend = await open(SMALL_SCHEMA, records);
        for (const one of steps) {
          if ("changes" in one) {
            await oracle.apply(one.changes);
            await backend.apply(one.changes);
            continue;
          }
          const { boosts: _unsupported, highlighting: _marks, facets = [], wordRules, ...rest } = one.query;
          const { hasCompounds: _setting, ...rules } = wordRules ?? {};
          // Algolia differs in facet value search and in lone surrogates.
          const query = {
            ...rest,
            ...(wordRules && { wordRules: rules }),
            facets: facets.map(({ matching: _letters, ...facet }) => facet),
          };
          const [expected, found] = [await oracle.search(query), await backend.search(query)];
          if (found.kind === "refused" && found.reason === "unsupported") continue;
          compared += 1;
          const comparable = expected.kind === "found" ? { ...expected, corrections: [] } : expected;
          expect(differenceOf(comparable, found), JSON.stringify(query)).toBeUndefined();
        }
      },
    );
    await fc.assert(property, {
      seed: 20_261_115,
      numRuns: 12,
      endOnFailure: true,
      includeErrorInReport: true,
    });
    expect(compared).toBeGreaterThan(50);
  });

  test("builds a new index beside the old one, keeps its replicas and cleans up [SR-07] [SR-20]", async () => {
    const before = application.names().length;
    const backend = await open(SMALL_SCHEMA, smallRecords());
    const made = application.names().length - before;
    await backend.replace(smallRecords().slice(0, 3), { position: "7" });
    expect(application.names().length - before).toBe(made);
    expect(await backend.status()).toMatchObject({ products: 3, position: "7" });
    const broken = async function* () {
      yield smallRecords()[0]!;
      throw new Error("the feed broke off");
    };
    await expect(backend.replace(broken())).rejects.toThrow("the feed broke off");
    expect(await backend.status()).toMatchObject({ products: 3, position: "7" });
    expect(application.names().length - before).toBe(made);
    const sort = { attribute: "price", direction: "descending" } as const;
    expect(await backend.search({ sort, limit: 1 })).toMatchObject({ total: 3, hits: [{ id: "p1" }] });
  });

  test("rejects queries that Algolia cannot run, with a reason [SR-07]", async () => {
    const backend = openAlgolia({ ...connection, schema: SMALL_SCHEMA, index: "refusing", orders: [] });
    const queries: SearchQuery[] = [
      { sort: { attribute: "price", direction: "ascending" } },
      { boosts: [{ filter: within("price", { above: 3 }), weight: 1 }] },
      { filter: any(is("vendor", "Acne"), within("price", { above: 3 })) },
    ];
    for (const query of queries)
      expect(await backend.search(query)).toMatchObject({ kind: "refused", reason: "unsupported" });
  });
});
