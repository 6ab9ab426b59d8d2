// Who answers the shop's searches, by its configuration: the embedded engine, or a service that processes share.

import { join } from "node:path";
import { CHINA_PRICE_1K } from "#catalogue";
import { openEmbedded, type SearchBackend } from "#search";
import { REPLICAS } from "#search/dialects/algolia/index";
import type { ObservedSearch } from "#search/backends/opensearch";
import type { Sort } from "#search/query";
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
  /** Milliseconds that a node of it may take. */
  readonly timeout?: number;
}

type ServiceConfig = Pick<Config, "dataDir" | "OPENSEARCH_URL" | "OPENSEARCH_PREFIX"> & AlgoliaConfig;
type AlgoliaConfig = Partial<Pick<Config, "ALGOLIA_APP_ID" | "ALGOLIA_API_KEY" | "ALGOLIA_INDEX" | "ALGOLIA_URL">>;

/** Known without opening anything. */
export const isSearchShared = (config: Pick<Config, "OPENSEARCH_URL"> & AlgoliaConfig): boolean =>
  config.OPENSEARCH_URL.length > 0 || config.ALGOLIA_APP_ID !== undefined;

export async function searchServiceOf(config: ServiceConfig, options: ServiceOptions): Promise<SearchService> {
  const { dataDir, OPENSEARCH_URL: nodes, OPENSEARCH_PREFIX: prefix } = config;
  if (config.ALGOLIA_APP_ID !== undefined) return algoliaService(config, config.ALGOLIA_APP_ID);
  if (nodes.length === 0) return embeddedService(takeIndexFolder(dataDir), options.say);
  // Its client is loaded by those alone who use it.
  const { connect, openOpenSearch } = await import("#search/backends/opensearch");
  const connection = connect({ nodes, ...options });
  return {
    // By the version of what they hold: while a new version of the shop fills its own indexes, the old one's answer.
    open: (name, schema) => openOpenSearch({ connection, schema, name: `${prefix}-${name}-${schema.version}` }),
    isShared: true,
  };
}

async function algoliaService(config: AlgoliaConfig, applicationId: string): Promise<SearchService> {
  const { openAlgolia } = await import("#search/backends/algolia");
  const { ALGOLIA_API_KEY: apiKey = "", ALGOLIA_INDEX: prefix = "vitrine", ALGOLIA_URL: address } = config;
  const url = address === undefined ? undefined : new URL(address);
  return {
    open: (name, schema) =>
      openAlgolia({
        applicationId,
        apiKey,
        schema,
        index: `${prefix}_${name}_${schema.version}`,
        // A replica each: those that the storefront offers, not all that the schema allows.
        ...(name === "products" && { orders: OFFERED }),
        ...(url && {
          hosts: [{ url: url.host, protocol: url.protocol === "http:" ? "http" : "https", accept: "readWrite" }],
        }),
      }),
    isShared: true,
  };
}

/** China's storefront sorts in thousandths. */
const OFFERED: readonly Sort[] = [
  ...[...REPLICAS.values()].flatMap((order) => order ?? []),
  { attribute: CHINA_PRICE_1K, direction: "ascending" },
  { attribute: CHINA_PRICE_1K, direction: "descending" },
];

export const embeddedService = (folder: string, say: (sentence: string) => void): SearchService => ({
  open: (name, schema) => openEmbedded({ schema, folder: join(folder, name), say }),
  isShared: false,
});
