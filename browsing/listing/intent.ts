// The context in which a visitor's queries are read: language, visible products, and the merchant's table of meanings.

import { typeNamedBy } from "#commerce/foreign-feeds";
import { MEANINGS, SEARCH } from "#commerce/settings";
import { type Intent, readVocabulary, type Vocabulary } from "#search/intent";
import type { ListingViewer } from "#search/listing-filter";
import { is } from "#search/query";
import { priceAttribute, viewerFilters } from "#search/visibility";
import type { SearchReader } from "#search";
import { wordsOfLanguage } from "#translation";
import type { Browsing } from "../context.ts";

interface Reader {
  readonly shop: Browsing["shop"];
  readonly visitor: Pick<Browsing["visitor"], "language">;
}

export function intentIn({ shop, visitor }: Reader, viewer: ListingViewer): Intent {
  const { translator } = shop;
  return {
    language: visitor.language,
    visible: viewerFilters(viewer),
    understand: translator && ((text) => translator.understand(text, visitor.language)),
    meanings: shop.setting(MEANINGS).table,
    synonyms: shop.setting(SEARCH).synonyms,
    vocabulary: () => vocabularyOf(shop.search),
    typeOf: (word) => typeNamedBy(shop.taxonomy, word),
    words: translator && wordsOfLanguage(visitor.language),
    price: priceAttribute(viewer.priceList),
  };
}

/** Names of the catalogue change rarely, and an old list only makes a word less important. */
const FRESH_MS = 60_000;
const known = new WeakMap<SearchReader, { readonly at: number; readonly vocabulary: Promise<Vocabulary> }>();

export function vocabularyOf(search: SearchReader, now = Date.now()): Promise<Vocabulary> {
  const last = known.get(search);
  if (last && now - last.at < FRESH_MS) return last.vocabulary;
  const vocabulary = readVocabulary((query) => search.search(query), is("visibility", "YES"));
  known.set(search, { at: now, vocabulary });
  vocabulary.catch(() => known.delete(search));
  return vocabulary;
}
