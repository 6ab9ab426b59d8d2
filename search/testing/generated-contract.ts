// Generated catalogues, queries and changes: the backend must match the oracle.

import * as fc from "fast-check";
import { expect } from "vitest";
import type { SearchQuery } from "../query.ts";
import type { Change } from "../schema.ts";
import { arbitraryQuery } from "./arbitrary-queries.ts";
import { arbitraryChange, arbitraryRecords, NASTY } from "./arbitrary-records.ts";
import type { AddTest, BackendContract } from "./contract.ts";
import { differenceOf } from "./differences.ts";
import { createOracle } from "./oracle.ts";
import { SMALL_SCHEMA } from "./small-corpus.ts";
import { randomCases } from "../../tools/test-runner/thorough.ts";

/** A query to compare, or changes to apply. */
type Step = { readonly query: SearchQuery } | { readonly changes: readonly Change[] };

/** Seeds of each run; others can be tried manually. */
const SEEDS = [1, 20_261_101, -77];

export function addGeneratedTests(contract: BackendContract, add: AddTest): void {
  const { catalogues = randomCases(9, 20), queries = 40, isShrunk = false } = contract;
  const query: fc.Arbitrary<Step> = fc.record({ query: arbitraryQuery(NASTY) });
  const changes: fc.Arbitrary<Step> = fc.record({ changes: fc.array(arbitraryChange, { minLength: 1, maxLength: 8 }) });
  const steps = (share: number) =>
    fc.array(fc.oneof({ weight: 10 - share, arbitrary: query }, { weight: share, arbitrary: changes }), {
      minLength: 1,
      maxLength: queries,
      size: "max",
    });
  for (const seed of SEEDS) {
    for (const [title, share] of [
      ["matches the oracle", 0],
      ["matches the oracle while records change", 3],
    ] as const) {
      add(`${title}, seed ${seed}`, "generated", async () => {
        const property = fc.asyncProperty(arbitraryRecords, steps(share), async (records, all) => {
          const oracle = createOracle(SMALL_SCHEMA, records);
          const backend = await contract.open(SMALL_SCHEMA, records);
          try {
            for (const step of all) {
              if ("changes" in step) {
                await oracle.apply(step.changes);
                await backend.apply(step.changes);
                continue;
              }
              const difference = differenceOf(await oracle.search(step.query), await backend.search(step.query));
              expect(difference, JSON.stringify(step.query)).toBeUndefined();
            }
          } finally {
            await backend.close();
          }
        });
        await fc.assert(property, {
          seed,
          numRuns: Math.ceil(catalogues / SEEDS.length),
          endOnFailure: !isShrunk,
          includeErrorInReport: true,
        });
      });
    }
  }
}
