// The shop's departments, categories and product types, which a merchant edits.

export { TaxonomySchema } from "./check.ts";
export { openTaxonomy, type LiveTaxonomy } from "./live.ts";
export { NewTypes, type NewType } from "./new-types.ts";
export { valuesOf } from "./rows.ts";
export { parsePatch, patchTaxonomy, type TaxonomyPatch } from "./patch.ts";
export { changeTaxonomy, ensureTaxonomy, lockTaxonomy, readTaxonomy, type TaxonomyChange } from "./store.ts";
