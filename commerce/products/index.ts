// Products: import of feeds, changes to the catalogue on sale, and queries.

export { parseChangeLine, parsePut, type CatalogueChange, type FieldValues } from "./change.ts";
export {
  cataloguePosition,
  changesSince,
  discardChanges,
  type ChangedProduct,
  type ChangesSince,
} from "./change-log.ts";
export { applyPriceLists } from "./convert-prices.ts";
export { saleRowsOf } from "./feed-rows.ts";
export { changeProducts, type ChangeResult } from "./change-products.ts";
export {
  explainFeedError,
  LONGEST_ID,
  LONGEST_SKU,
  NEEDED_OPTIONS,
  parseFeedRow,
  Unreadable,
  type FeedError,
  type FeedLine,
  type ImportCaller,
} from "./feed.ts";
export { feedProducts } from "./feed-products.ts";
export { followShopName } from "./follow-shop-name.ts";
export type { CataloguePosition } from "./generations.ts";
export { importFeed, importProducts, sweepCatalogue, type ImportOptions, type ImportResult } from "./import.ts";
export { fileAddress, fileName, handleAddress, isFileAddress, isStoredAddress } from "./picture-addresses.ts";
export type { ListedProduct, ListedSize, Prices, Product, ProductWithVariants, Variant } from "./product.ts";
export { readPriceTimelines, sweepPriceHistory, type TimelineOf } from "./price-history.ts";
export { mostPricedLists } from "./priced-lists.ts";
export { priorPriceOf, type PriceTimeline } from "./prior-price.ts";
export { productGroupId } from "./product-group.ts";
export { COMPOSITION_AND_CARE, SIZE_AND_FIT, textOfHtml } from "./text-of-html.ts";
export { CatalogueReplaced, readCatalogue, readFeedRows, type CatalogueReading } from "./read.ts";
export { findProduct, findProducts, modelColours, productsByIds, type ModelColour } from "./find-products.ts";
export {
  listProducts,
  soldTypes,
  vendorCounts,
  type ProductQuery,
  type SoldType,
  type VendorCount,
} from "./list-products.ts";
export { productOfRows } from "./product-of-rows.ts";
export { applySchedules } from "./apply-schedules.ts";
export {
  beginImport,
  findImport,
  finishImport,
  listImports,
  moveImport,
  nextImport,
  removeImport,
  removeOldImports,
  saveProgress,
  type ImportJob,
  type ImportState,
} from "./import-jobs.ts";
export type { Difference, ImportOutcome, ImportReport } from "./import-report.ts";
export { sharedSkus, type SharedSku } from "./shared-skus.ts";
export { hasProductsOnSale, idsNamed, newestIds, productsForStaff } from "./staff-products.ts";
export { someProducts } from "./some-products.ts";
export { catalogueStatus, type CatalogueStatus, isAsImported } from "./status.ts";
export { NEW_PRODUCT, versionOf } from "./version.ts";
export { savePopularity } from "./popularity.ts";
export { goodsInUse, type GoodsField } from "./goods-in-use.ts";
export { ON_SALE, visibleTo, type Viewer } from "./visibility.ts";
export { SKIP_REASONS, type FeedPiece, type SkipOptions, type Skipped, type SkipReason } from "./skipped.ts";
export { dryRunImport, type DryRunResult } from "./dry-run.ts";
export { titlesInLanguage } from "./titles.ts";
export { readVendorNames, type VendorNames } from "./vendor-names.ts";
export { addStock, lockStock, type LockedStock } from "./stock.ts";
export { productTable, variantTable } from "./tables.ts";
export {
  productIdsAfter,
  productRanges,
  walkAddresses,
  walkPictures,
  walkProducts,
  type ProductAddress,
  type ProductPictures,
  type ProductRange,
} from "./walk.ts";
export { KnownKeys } from "./known-keys.ts";
export { createYielder, inTurns } from "./yielder.ts";
export { verifyFeed, type VerifiedFeed } from "./verify.ts";
