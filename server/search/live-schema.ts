// Index schemas with the synonyms that the merchant decides. Backends read them at every query, so a change needs no rebuild.

import { SEARCH, type ReadSetting } from "#commerce/settings";
import type { IndexSchema } from "#search/schema";

export const withLiveSynonyms = (schema: IndexSchema, setting: ReadSetting): IndexSchema => ({
  ...schema,
  get synonyms() {
    return setting(SEARCH).synonyms;
  },
});
