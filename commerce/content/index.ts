// Content: what an operator writes for the shop, and what a visitor gets of it.

export type {
  BlockProductFilter,
  ContentInput,
  Metafield,
  PageSection,
  SectionItem,
  SectionType,
  Shop,
  Tag,
} from "./content.ts";
export { exportContentFile, importContentFile, type ContentFileResult, type ContentMistake } from "./content-file.ts";
export { contentRevision, importContent, type ContentImport } from "./import.ts";
export { blockedFor, isNewSeason, newSeasonTitle } from "./rules.ts";
export {
  findShop,
  findTag,
  listTags,
  pageSections,
  tagNamesByIds,
  tagsByNames,
  TAG_PAGE,
  type SectionQuery,
  type TagPage,
} from "./store.ts";
