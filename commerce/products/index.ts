// Products: importing a feed, and reading the catalogue on sale.

export { explainFeedError, type FeedError } from "./feed.ts";
export { importFeed, sweepCatalogue, type ImportOptions, type ImportResult } from "./import.ts";
export type { ListedProduct, ListedSize, Prices, Product, ProductWithVariants, Variant } from "./product.ts";
export {
  catalogueStatus,
  findProduct,
  listProducts,
  modelColours,
  productsByHandles,
  productsByIds,
  vendorCounts,
  type CatalogueStatus,
  type ModelColour,
  type ProductPage,
  type ProductQuery,
  type ProductSort,
  type VendorCount,
  type Viewer,
} from "./store.ts";
