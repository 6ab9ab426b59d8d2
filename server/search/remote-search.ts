// The search of a process that leaves its indexes to a search service (SEARCH_URL): it builds and loads none.

import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#commerce/database";
import { cataloguePosition, discardChanges } from "#commerce/products";
import type { ReadSetting } from "#commerce/settings";
import { connectRemote, type RemoteOptions } from "#search/backends/remote";
import { SUGGESTION_SCHEMA } from "#search/suggestions";
import { liveProductSchema } from "./live-schema.ts";
import type { ShopSearch } from "./shop-search.ts";
import { readPosition } from "./index-position.ts";
import { tracedBackend } from "./traced-backend.ts";

export interface RemoteSearchOptions extends RemoteOptions {
  readonly database: Database;
  readonly setting: ReadSetting;
}

/** Interval for checking whether the service has rebuilt its indexes. */
const POLL_MS = 500;

export function openRemoteSearch({ database, setting, ...options }: RemoteSearchOptions): ShopSearch {
  const service = connectRemote(options);
  const products = tracedBackend("products", service.open("products", liveProductSchema(setting)));
  const suggestions = tracedBackend("suggestions", service.open("suggestions", SUGGESTION_SCHEMA));
  return {
    products,
    suggestions,
    catchUp: async () => undefined,
    onChanged: service.expire,
    // The service follows the same database, and so rebuilds its indexes.
    rebuild: async () => {
      await discardChanges(database);
      for (;;) {
        const [status, position] = await Promise.all([products.status(), cataloguePosition(database)]);
        if (status.position !== undefined && readPosition(status.position).position === position) return status;
        await pause(POLL_MS);
      }
    },
    close: async () => {
      await Promise.all([products.close(), suggestions.close()]);
    },
  };
}
