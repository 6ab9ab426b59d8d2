// Content: what an operator writes for the shop, and what a visitor gets of it.

export type { BlockProductFilter, ContentInput, Metafield, PageSection, SectionItem, Shop, Tag } from "./content.ts";
export { blockedFor } from "./rules.ts";
export {
  findShop,
  findTag,
  importContent,
  listTags,
  pageSections,
  TAG_PAGE,
  type ContentImport,
  type TagPage,
} from "./store.ts";
