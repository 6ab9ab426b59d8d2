// Product files of other shops' software, read into this shop's feed and written from it: Shopify's CSV, Google Merchant's XML.

export type { ReadingOptions } from "./draft.ts";
export { listOfCurrency } from "./prices.ts";
export { readMerchant } from "./merchant/read.ts";
export { readShopify } from "./shopify/read.ts";
export { writeShopify } from "./shopify/write.ts";
