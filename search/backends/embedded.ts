// The embedded engine as a search backend.

import type { SearchBackend } from "../backend.ts";
import { unusedContexts } from "./unused-contexts.ts";
import { Engine, type EngineOptions } from "../engine/index.ts";

export function openEmbedded(options: EngineOptions): SearchBackend {
  const engine = new Engine(options);
  let version = 0;
  let replacedIn = 0;
  /** Versions of products that have changed since. */
  const changedIn = new Map<string, number>();
  return {
    search: async (query) => {
      const result = await engine.searchInTurns(query);
      return result.kind === "found" && query.ruleContexts ? { ...result, ...unusedContexts(query) } : result;
    },
    versions: { now: () => version, of: (id) => changedIn.get(id) ?? replacedIn },
    // A version begins once searches find it: one that began before may have found either.
    apply: async (changes, { position } = {}) => {
      try {
        await engine.apply(changes, position);
      } finally {
        version += 1;
        for (const change of changes) changedIn.set(change.kind === "put" ? change.record.id : change.id, version);
      }
    },
    replace: async (records, replacing) => {
      await engine.replace(records, replacing);
      version += 1;
      replacedIn = version;
      changedIn.clear();
    },
    stored: { find: (id) => engine.record(id), all: () => engine.records() },
    status: async () => engine.status,
    close: () => engine.close(),
  };
}
