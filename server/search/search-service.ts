// Who answers the shop's searches, by its configuration: the embedded engine, or a service that processes share.

import { join } from "node:path";
import { openEmbedded, type SearchBackend } from "#search";
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
}

export const searchServiceOf = ({ dataDir }: Pick<Config, "dataDir">, { say }: ServiceOptions): SearchService =>
  embeddedService(takeIndexFolder(dataDir), say);

export const embeddedService = (folder: string, say: (sentence: string) => void): SearchService => ({
  open: (name, schema) => openEmbedded({ schema, folder: join(folder, name), say }),
  isShared: false,
});
