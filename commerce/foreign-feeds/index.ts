// Product files of other shop software, converted to and from this shop's feed: Shopify CSV and Google Merchant XML.

export type { ReadingOptions } from "./draft.ts";
export { GUESSED_FIELDS, Guesses, type GuessGroup } from "./guesses.ts";
export { listOfCurrency } from "./prices.ts";
export { readMerchant } from "./merchant/read.ts";
export { readShopify } from "./shopify/read.ts";
export { writeShopify } from "./shopify/write.ts";
