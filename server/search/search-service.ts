// Who answers the shop's searches, by its configuration: the embedded engine, or a service that processes share.

import { join } from "node:path";
import { openEmbedded, type SearchBackend } from "#search";
import type { ObservedSearch } from "#search/backends/opensearch";
import type { IndexSchema } from "#search/schema";
import type { Config } from "../config.ts";
import { takeIndexFolder } from "./index-folder.ts";

export type IndexName = "products" | "suggestions";

export interface SearchService {
  open(name: IndexName, schema: IndexSchema): SearchBackend;
  /**
   * Whether all processes of the shop search the same indexes. Then one of them at a time brings those up to date, and a shop
   * starts and goes on without them: parts of pages are missing while nobody answers.
   */
  readonly isShared: boolean;
}

export interface ServiceOptions {
  readonly say: (sentence: string) => void;
  /** Told of every question to a cluster. */
  readonly observe?: (asked: ObservedSearch) => void;
}

type ServiceConfig = Pick<Config, "dataDir" | "OPENSEARCH_URL" | "OPENSEARCH_PREFIX">;

/** Known without opening anything. */
export const isSearchShared = ({ OPENSEARCH_URL: nodes }: Pick<Config, "OPENSEARCH_URL">): boolean => nodes.length > 0;

export async function searchServiceOf(
  { dataDir, OPENSEARCH_URL: nodes, OPENSEARCH_PREFIX: prefix }: ServiceConfig,
  { say, observe }: ServiceOptions,
): Promise<SearchService> {
  if (nodes.length === 0) return embeddedService(takeIndexFolder(dataDir), say);
  // Its client is loaded by those alone who use it.
  const { connect, openOpenSearch } = await import("#search/backends/opensearch");
  const connection = connect({ nodes, ...(observe && { observe }) });
  return {
    // By the version of what they hold: while a new version of the shop fills its own indexes, the old one's answer.
    open: (name, schema) => openOpenSearch({ connection, schema, name: `${prefix}-${name}-${schema.version}` }),
    isShared: true,
  };
}

export const embeddedService = (folder: string, say: (sentence: string) => void): SearchService => ({
  open: (name, schema) => openEmbedded({ schema, folder: join(folder, name), say }),
  isShared: false,
});
