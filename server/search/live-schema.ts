// Index schemas with what the merchant decides: synonyms, which backends read at every query, and price lists, whose attributes an
// index has after its next rebuild.

import { LRUCache } from "lru-cache";
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
  const known = OF_LISTS.get(lists);
  if (known) return known;
  const key = lists.join();
  const attributes = OF_CODES.get(key) ?? productSchema(lists).attributes;
  OF_CODES.set(key, attributes);
  OF_LISTS.set(lists, attributes);
  return attributes;
}

/** A merchant changes them rarely, so the last ones are enough. */
const OF_CODES = new LRUCache<string, readonly Attribute[]>({ max: 10 });
/** A search asks several times, and settings keep their lists until they change. */
const OF_LISTS = new WeakMap<readonly PriceList[], readonly Attribute[]>();
