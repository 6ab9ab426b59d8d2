// Chooses the configured search backend that this process fills: the embedded engine, OpenSearch or Algolia.

import { join } from "node:path";
import { CHINA_PRICE_1K, listsIn, type PriceList } from "#catalogue";
import { openEmbedded, type SearchBackend } from "#search";
import { BY_TITLE, replicasOf } from "#search/dialects/algolia/index";
import type { ObservedSearch } from "#search/backends/guard";
import type { Sort } from "#search/query";
import type { IndexSchema } from "#search/schema";
import type { Config } from "../config.ts";
import { takeIndexFolder } from "./index-folder.ts";

export type IndexName = "products" | "suggestions";

export interface SearchService {
  open(name: IndexName, schema: IndexSchema): SearchBackend;
  /**
   * True if all processes share the indexes. Then one process at a time updates them, and the shop also starts and runs while the
   * service is down, with parts of its pages missing.
   */
  readonly isShared: boolean;
}

export interface ServiceOptions {
  readonly print: (line: string) => void;
  /** Called after every request to a cluster. */
  readonly observe?: (search: ObservedSearch) => void;
  /** Time limit of a cluster node, in milliseconds. */
  readonly timeout?: number;
}

type ServiceConfig = Pick<Config, "dataDir" | "OPENSEARCH_URL" | "OPENSEARCH_PREFIX"> & AlgoliaConfig;
type AlgoliaConfig = Partial<Pick<Config, "ALGOLIA_APP_ID" | "ALGOLIA_API_KEY" | "ALGOLIA_INDEX" | "ALGOLIA_URL">>;

export const isSearchShared = (config: Pick<Config, "OPENSEARCH_URL" | "SEARCH_URL"> & AlgoliaConfig): boolean =>
  config.OPENSEARCH_URL.length > 0 || config.SEARCH_URL.length > 0 || config.ALGOLIA_APP_ID !== undefined;

export async function searchServiceOf(config: ServiceConfig, options: ServiceOptions): Promise<SearchService> {
  const { dataDir, OPENSEARCH_URL: nodes, OPENSEARCH_PREFIX: prefix } = config;
  if (config.ALGOLIA_APP_ID !== undefined) return algoliaService(config, config.ALGOLIA_APP_ID, options);
  if (nodes.length === 0) return embeddedService(takeIndexFolder(dataDir), options.print);
  // The client is imported on demand.
  const { connect, openOpenSearch } = await import("#search/backends/opensearch");
  const connection = connect({ nodes, ...options });
  return {
    // Named by schema version: during an update, the old version of the shop keeps using its own indexes.
    open: (name, schema) => openOpenSearch({ connection, schema, name: `${prefix}-${name}-${schema.version}` }),
    isShared: true,
  };
}

async function algoliaService(
  config: AlgoliaConfig,
  applicationId: string,
  { observe, timeout }: ServiceOptions,
): Promise<SearchService> {
  const { openAlgolia } = await import("#search/backends/algolia");
  const { ALGOLIA_API_KEY: apiKey = "", ALGOLIA_INDEX: prefix = "vitrine", ALGOLIA_URL: address } = config;
  const url = address === undefined ? undefined : new URL(address);
  return {
    open: (name, schema) =>
      openAlgolia({
        applicationId,
        apiKey,
        schema,
        observe,
        timeout,
        index: `${prefix}_${name}_${schema.version}`,
        // One replica for each order that the storefront offers, not for all that the schema allows.
        ...(name === "products" && { orders: offered(listsOf(schema)) }),
        ...(url && {
          hosts: [{ url: url.host, protocol: url.protocol === "http:" ? "http" : "https", accept: "readWrite" }],
        }),
      }),
    isShared: true,
  };
}

/** China's storefront sorts in thousandths. */
const offered = (lists: readonly PriceList[]): readonly Sort[] => [
  ...[...replicasOf(lists).values()].flatMap((order) => order ?? []),
  BY_TITLE,
  { attribute: CHINA_PRICE_1K, direction: "ascending" },
  { attribute: CHINA_PRICE_1K, direction: "descending" },
];

/** The price lists at the start of the process; Algolia has no replicas for later ones until the next start. */
const listsOf = ({ attributes }: IndexSchema): readonly PriceList[] =>
  listsIn(Object.fromEntries(attributes.map(({ name }) => [name, 0])));

export const embeddedService = (folder: string, print: (line: string) => void): SearchService => ({
  open: (name, schema) => openEmbedded({ schema, folder: join(folder, name), log: print }),
  isShared: false,
});
