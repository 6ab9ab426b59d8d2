// Shared parts of the backend contract.

import { expect } from "vitest";
import type { SearchBackend } from "../backend.ts";
import type { SearchQuery, SearchResult } from "../query.ts";
import type { IndexRecord, IndexSchema } from "../schema.ts";
import type { Feature } from "./cases.ts";

/** The small corpus, queries as shoppers mean them, ranking, changes, larger catalogues, and generated ones. */
export type ContractPart = "small" | "intent" | "ranking" | "changes" | "larger" | "generated";

export interface BackendContract {
  /** Opens a backend with these records. The suite closes it. */
  open(schema: IndexSchema, records: readonly IndexRecord[]): Promise<SearchBackend>;
  /** All parts by default. */
  readonly parts?: readonly ContractPart[];
  /** Missing features with their reasons. */
  readonly gaps?: Readonly<Partial<Record<Feature, string>>>;
  /** Number of generated catalogues, and of queries for each. */
  readonly catalogues?: number;
  readonly queries?: number;
  /** True to shrink counterexamples, which is slow. */
  readonly isShrunk?: boolean;
}

/** Adds a test to the suite. It is skipped with the reason if the backend lacks the feature. */
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
