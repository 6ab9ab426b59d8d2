// What the parts of the backends' contract share: how a test is run, and the few questions that all of them ask.

import { expect } from "vitest";
import type { SearchBackend } from "../backend.ts";
import type { SearchQuery, SearchResult } from "../query.ts";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import type { Feature } from "./cases.ts";

/** Those of one catalogue by hand, of small ones for the order of hits, of changes, of thousands of values, at random. */
export type ContractPart = "small" | "ranking" | "changes" | "larger" | "generated";

export interface BackendContract {
  /** A backend with these records, ready to be searched; the suite closes it. */
  open(schema: IndexSchema, records: readonly IndexRecord[]): Promise<SearchBackend>;
  /** All of it, unless the backend runs it all in another way of being opened. */
  readonly parts?: readonly ContractPart[];
  /** What it cannot do, each with the reason. */
  readonly gaps?: Readonly<Partial<Record<Feature, string>>>;
  /** How much is generated: catalogues, and queries of each. */
  readonly catalogues?: number;
  readonly queries?: number;
  /** Whether what fails is made smaller, which takes its time: by hand. */
  readonly isShrunk?: boolean;
}

/** Adds a test to the suite; it is skipped, with the reason, where the backend declares that it cannot. */
export type AddTest = (title: string, needs: Feature | undefined, body: () => Promise<void>) => void;

export async function find(backend: SearchBackend, query: SearchQuery): Promise<SearchResult> {
  const result = await backend.search(query);
  if (result.kind === "refused") throw new Error(`refused: ${result.message}`);
  return result;
}

/** The ids of the hits in order. */
export const idsOf = ({ hits }: SearchResult): string => hits.map(({ id }) => id).join(" ");

/** "value:count", in order, the values separated by commas. */
export const valuesOf = ({ facets }: SearchResult, name: string): string =>
  facets
    .find(({ attribute }) => attribute === name)!
    .values.map(({ value, count }) => `${value}:${count}`)
    .join();

export async function expectFound(backend: SearchBackend, query: SearchQuery, ids: string): Promise<void> {
  expect(idsOf(await find(backend, { limit: 1_000, ...query }))).toBe(ids);
}
