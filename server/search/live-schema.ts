// Index schemas with what the merchant decides: synonyms, which backends read at every query, and price lists, whose attributes an
// index has after its next rebuild.

import { priceListsOf, type PriceList } from "#catalogue";
import { PRICE_LISTS, SEARCH, type ReadSetting } from "#commerce/settings";
import { PRODUCT_SCHEMA, productSchema } from "#search";
import type { Attribute, IndexSchema } from "#search/schema";

export const withLiveSynonyms = (schema: IndexSchema, setting: ReadSetting): IndexSchema => ({
  ...schema,
  get synonyms() {
    return setting(SEARCH).synonyms;
  },
});

export const liveProductSchema = (setting: ReadSetting): IndexSchema => ({
  ...PRODUCT_SCHEMA,
  get synonyms() {
    return setting(SEARCH).synonyms;
  },
  get attributes() {
    return attributesFor(priceListsOf(setting(PRICE_LISTS)).codes);
  },
});

/** The same array for the same lists, by which indexes and checks of queries recognise them. */
function attributesFor(lists: readonly PriceList[]): readonly Attribute[] {
  const key = lists.join();
  const attributes = KNOWN.get(key) ?? productSchema(lists).attributes;
  // A merchant changes them rarely, so the last ones are enough.
  if (!KNOWN.has(key) && KNOWN.size > 10) KNOWN.clear();
  KNOWN.set(key, attributes);
  return attributes;
}

const KNOWN = new Map<string, readonly Attribute[]>();
