// Content that operators write for the shop, and the selection shown to a visitor.

export type { BlockProductFilter, ContentInput, Metafield, PageSection, SectionItem, Shop, Tag } from "./content.ts";
export { Content as CONTENT_SCHEMA } from "./content.ts";
export { isShownType, SECTION_TYPES, type SectionType, type ShownSectionType } from "./section-types.ts";
export { changeSections, checkSections, hasSections, readSectionsById } from "./change-sections.ts";
export {
  changeTag,
  checkTag,
  deleteTag,
  findTags,
  NEW_TAG,
  readVersionedTag,
  type FoundTags,
  type VersionedTag,
} from "./change-tag.ts";
export { sectionSchema, tagSchema } from "./edited-schemas.ts";
export { designerHandles, designerTags, type DesignerTags } from "./designer-tags.ts";
export { changeContent, exportContentFile, importContentFile, type ContentFileResult } from "./content-file.ts";
export { withDraft, type ContentDraft } from "./draft.ts";
export { contentRevision, ensureShop, importContent, lockContent } from "./import.ts";
export { collectionsAtListings } from "./own-listing.ts";
export { blockedFor, isNewSeason, newSeasonTitle, recommendedTag } from "./rules.ts";
export {
  contentPictures,
  findShop,
  findTag,
  listTags,
  pageSections,
  readContent,
  contentChanges,
  isShownAt,
  madeCollections,
  tagNamesByIds,
  tagsByNames,
  type TagPage,
} from "./store.ts";
