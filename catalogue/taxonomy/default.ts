// The taxonomy of a new shop.

import { DEFAULT_TAXONOMY_DATA } from "./default-taxonomy.ts";
import { Taxonomy } from "./taxonomy.ts";

export const DEFAULT_TAXONOMY: Taxonomy = /* @__PURE__ */ new Taxonomy(DEFAULT_TAXONOMY_DATA);
