// Product files of other shop software, converted to this shop's feed, and Shopify CSV from it.

export { DETECTED_BYTES, detectFormat, FEED_FORMATS, type FeedFormat } from "./detect.ts";
export type { ReadingOptions } from "./draft.ts";
export { GUESS_MEANINGS, GUESSED_FIELDS, Guesses, isKept, type GuessGroup } from "./guesses.ts";
export { readMagento } from "./magento/read.ts";
export { MAPPED_FIELDS, Mapping, type MappedField } from "./mapped/mapping.ts";
export { readMapped } from "./mapped/read.ts";
export { LONGEST_COLUMN_NAME, sampleTable, type TableSample } from "./mapped/sample.ts";
export { readMerchant, readMerchantTable } from "./merchant/read.ts";
export { peek } from "./peek.ts";
export { readShopify } from "./shopify/read.ts";
export { readShopifyTranslations } from "./shopify/translations.ts";
export { writeShopify } from "./shopify/write.ts";
export { tagsOf } from "./tags.ts";
export { typeNamedBy } from "./vocabulary/noun.ts";
export { readWooCommerce } from "./woocommerce/read.ts";
