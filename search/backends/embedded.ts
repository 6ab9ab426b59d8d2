// The embedded engine as a search backend.

import type { SearchBackend } from "../backend.ts";
import { unusedContexts } from "./unused-contexts.ts";
import { Engine, type EngineOptions } from "../engine/index.ts";

export function openEmbedded(options: EngineOptions): SearchBackend {
  const engine = new Engine(options);
  return {
    search: async (query) => {
      const result = await engine.searchInTurns(query);
      return result.kind === "found" && query.ruleContexts ? { ...result, ...unusedContexts(query) } : result;
    },
    apply: (changes, { position } = {}) => engine.apply(changes, position),
    replace: (records, replacing) => engine.replace(records, replacing),
    status: async () => engine.status,
    close: () => engine.close(),
  };
}
