// Finding products: the backends that answer searches, and the index of products.

export type { BackendStatus, SearchBackend } from "./backend.ts";
export { openEmbedded } from "./backends/embedded.ts";
export { PRODUCT_SCHEMA, productRecord } from "./products.ts";
