// Product search: the default backend, and the index of products.

export type { BackendStatus, SearchBackend, SearchReader } from "./backend.ts";
export { openEmbedded } from "./backends/embedded.ts";
export { chartsOfProduct, plainRecordOf, PRODUCT_SCHEMA, productRecordsIn, productSchema } from "./products.ts";
