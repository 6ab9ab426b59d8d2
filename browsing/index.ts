// Listings with their filters, menus, and names in the visitor's language, for pages and for the API.

export type { BrowsedShop, Browsing, BrowsingVisitor } from "./context.ts";
export { cachePerDatabase } from "./database-cache.ts";
export { type DesignerHandle, type Designers, readDesigners } from "./designers.ts";
export type {
  CategoryFacet,
  DepartmentOption,
  FacetOption,
  ListingFacets,
  OptionFacet,
  SizeFacet,
} from "./listing/facet-data.ts";
export { factLabel, factLabels } from "./listing/fact-labels.ts";
export { facetsOf, letterOf, lettersOf } from "./listing/facets.ts";
export { documentTitle, type ListingTexts, listingTexts } from "./listing/head.ts";
export { droppedWords, type DroppedWord } from "./listing/dropped-words.ts";
export { countMeanings, countOnSale } from "./listing/meaning-counts.ts";
export {
  collectionPath,
  type PagePart,
  partIn,
  partTitle,
  pathOf,
  type ResolvedPage,
  resolvePage,
} from "./listing/resolve-page.ts";
export {
  type AskedListing,
  findListing,
  listingContext,
  meantQueryOf,
  newestOf,
  queryOf,
  search,
  textSortIn,
} from "./listing/search.ts";
export { type AddressedListing, listingAt, newestIn, type NewestProducts } from "./listing/saved.ts";
export { translateFacets } from "./listing/translate-facets.ts";
export { featuresOf } from "./menus/features.ts";
export { automaticMenus, checkMenus, type HasPage, missingPages } from "./menus/check-menus.ts";
export type { MenuDepartment, MenuGroup, MenuLink } from "./menus/menu.ts";
export type { Features, Link } from "./menus/menus.ts";
export { loadMenus, menusKey, type ShopMenus } from "./menus/shop-menus.ts";
export { translateOption } from "./options.ts";
export { asShown, lowestShown, promotionPrices, wishedAsShown, WITHOUT_PROMOTIONS } from "./promotion-prices.ts";
export {
  completeLooks,
  composeLooks,
  findLookBySlug,
  findLooks,
  findMadeLooks,
  type FoundLook,
  type LookPiece,
  type MadeLook,
  type Patience,
  textIn,
} from "./looks/looks.ts";
export { roleOf } from "./looks/roles.ts";
export { type ClientRules, searchWithRules } from "./merchandising/client-search.ts";
export { decisionFor } from "./merchandising/decision-for.ts";
export { type Banner, bannerIn, redirectIn } from "./merchandising/shown.ts";
export { explainListing, type ExplainedList, type ExplainedPlace } from "./listing/explain.ts";
export { keepSearch } from "./keep-search.ts";
export { ruleContextsOf } from "./rule-contexts.ts";
export { type ShopFacts, shopFacts } from "./shop-facts.ts";
export { type Named, type Translate, translateContent, translateLines, withOwnNames } from "./translate.ts";
export { viewerFor, viewerOf } from "./viewer.ts";
export { vocabularyOf } from "./listing/intent.ts";
