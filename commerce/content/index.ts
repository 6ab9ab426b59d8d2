// Content: what an operator writes for the shop, and what a visitor gets of it.

export type { BlockProductFilter, ContentInput, Metafield, PageSection, SectionItem, Shop, Tag } from "./content.ts";
export { blockedFor, isNewSeason, newSeasonTitle } from "./rules.ts";
export {
  findShop,
  findTag,
  importContent,
  listTags,
  pageSections,
  tagNamesByIds,
  tagsByNames,
  TAG_PAGE,
  type ContentImport,
  type SectionQuery,
  type TagPage,
} from "./store.ts";
